import { useQuery } from "@tanstack/react-query";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { apiQuery } from "../api/client.ts";

/** Loads the number of openings of each company that has any. */
export function useOpeningCounts() {
  return useQuery({
    ...apiQuery("/api/companies/openings-counts"),
    select: byCompany,
  });
}

/** One function, so that the query keeps its result from render to render. */
function byCompany({ counts }: Of<Api["GET /api/companies/openings-counts"], "response">) {
  return new Map(counts.map((each) => [each.companyId, each]));
}

/** The number of openings of one company. */
export type OpeningCount = Of<Api["GET /api/companies/openings-counts"], "response">["counts"][number];
