import type { listOpenings, Of } from "@zodiac-at-work/contracts";
import type { OpeningFilter } from "@zodiac-at-work/db";
import type { Dependencies } from "../dependencies.ts";
import { ApiError } from "../errors.ts";
import { listPlacesNear } from "./open-places.ts";
import { readSigns } from "./read-signs.ts";

/** How far from the city the openings are if the query does not say. */
const milesWithoutDistance = 25;

/**
 * Returns the filter that a validated query of `GET /api/openings` asks for.
 *
 * @throws {ApiError} `invalid-request` if the city is unknown, or if there is a distance without a city
 */
export async function readOpeningFilter(
  query: Of<typeof listOpenings, "query">,
  now: Date,
  dependencies: Pick<Dependencies, "db" | "caches">,
): Promise<OpeningFilter> {
  const { signs, industry, place, near, within, remote, remoteCountry, type, days, search } = query;
  if (within !== undefined && near === undefined) {
    throw new ApiError("invalid-request", "query.within: needs the city that it is the distance of, as near");
  }
  const miles = within === undefined ? milesWithoutDistance : Number(within);
  const places = near === undefined ? undefined : await listPlacesNear(dependencies, near, miles);
  if (near !== undefined && places === undefined) {
    throw new ApiError("invalid-request", "query.near: must be one of the cities that GET /api/cities lists");
  }
  return {
    signs: readSigns(signs),
    industry,
    place,
    places,
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
