import { useAfterHydration } from "@zodiac-at-work/ui/use-hydrated";
import { useSearchParams } from "react-router";

/** The first year that a reader can choose on the wheel. */
export const earliestYear = 1900;

/** Returns the birth year in the URL, `?born=1988`, if it is from 1900 to `latest`. A prerendered page has none. */
export function useAskedYear(latest: number): number | undefined {
  const asked = useSearchParams()[0].get("born") ?? "";
  const isYear = /^\d{4}$/.test(asked) && Number(asked) >= earliestYear && Number(asked) <= latest;
  return useAfterHydration(isYear ? Number(asked) : undefined, undefined);
}
