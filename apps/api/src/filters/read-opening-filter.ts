import type { listOpenings, Of } from "@zodiac-at-work/contracts";
import type { OpeningFilter } from "@zodiac-at-work/db";
import { readSigns } from "./read-signs.ts";

/** Returns the filter that a validated query of `GET /api/openings` asks for. */
export function readOpeningFilter(query: Of<typeof listOpenings, "query">, now: Date): OpeningFilter {
  const { signs, industry, place, remote, remoteCountry, type, days, search } = query;
  return {
    signs: readSigns(signs),
    industry,
    place,
    isRemote: remote === "true",
    remoteCountry,
    type,
    listedFrom: days ? dayBefore(now, Number(days)) : undefined,
    search: search?.trim() || undefined,
  };
}

/** Returns the civil date in UTC, `YYYY-MM-DD`. */
function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
