import { queryOptions } from "@tanstack/react-query";
import type { SignId } from "@zodiac-at-work/zodiac";
import { apiQuery } from "../api/client.ts";

/** Returns the query options of the companies of a sign, without those that only possibly have it. */
export function companiesOfSign(zodiac: SignId) {
  return queryOptions({
    ...apiQuery("/api/companies", { zodiac }),
    select: ({ companies }) => companies.filter(({ zodiacSign }) => zodiacSign === zodiac),
  });
}
