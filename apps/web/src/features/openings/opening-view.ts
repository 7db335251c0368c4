import { type Industry, industries, isOneOf, type JobType, jobTypes } from "@zodiac-at-work/catalog";
import { isSignId, type SignId, signIds } from "@zodiac-at-work/zodiac";
import { changed, pageIn } from "../../lists/search-params.ts";
import { type Scope, scopes, signsOf } from "../../match/scope.ts";

/** The ages that the list can be filtered by, in days. */
export const ages = [1, 7, 30, 90] as const;

/** How far from a city the openings may be, in miles. */
export const distances = [10, 25, 50, 100] as const;

const usualDistance = 25;

/** The list that the URL asks for. Invalid values in the URL are ignored. */
export interface OpeningView {
  readonly reader: SignId | undefined;
  /** Without the reader's sign it is `all`. */
  readonly scope: Scope;
  /** The signs of the scope, best match first. */
  readonly scopeSigns: readonly SignId[];
  /** The one sign that the reader has chosen. It may lie outside of the scope. */
  readonly sign: SignId | undefined;
  /** The signs whose companies are listed. */
  readonly signs: readonly SignId[];
  readonly search: string;
  readonly industry: Industry | undefined;
  readonly place: string | undefined;
  /** The city that the openings are near, as the API labels it: `Portland, OR`. */
  readonly near: string | undefined;
  /** How far from the city, in miles. It has no effect without a city. */
  readonly within: (typeof distances)[number];
  readonly type: JobType | undefined;
  readonly days: (typeof ages)[number] | undefined;
  readonly isRemote: boolean;
  /** The country from which the remote work is done, ISO 3166-1 alpha-2, or `none` if none is stated. Only with `isRemote`. */
  readonly country: string | undefined;
  /** `match` needs the reader's sign. */
  readonly order: "newest" | "match";
  readonly page: number;
}

export function openingViewIn(query: URLSearchParams, reader: SignId | undefined): OpeningView {
  const asked = query.get("view");
  const scope = reader ? (isOneOf(scopes, asked) ? asked : "matches") : "all";
  const scopeSigns = signsOf(scope, reader);
  const sign = query.get("sign");
  const chosen = isSignId(sign) ? sign : undefined;
  const isRemote = query.get("remote") === "true";
  const [industry, type] = [query.get("industry"), query.get("type")];
  return {
    reader,
    scope,
    scopeSigns,
    sign: chosen,
    signs: chosen ? [chosen] : scopeSigns,
    search: (query.get("search") ?? "").trim().slice(0, 200),
    industry: isOneOf(industries, industry) ? industry : undefined,
    place: query.get("place")?.trim().slice(0, 200) || undefined,
    near: query.get("near")?.trim().slice(0, 100) || undefined,
    within: distances.find((miles) => String(miles) === query.get("within")) ?? usualDistance,
    type: isOneOf(jobTypes, type) ? type : undefined,
    days: ages.find((days) => String(days) === query.get("days")),
    isRemote,
    country: isRemote ? /^(?:[A-Z]{2}|none)$/.exec(query.get("country") ?? "")?.[0] : undefined,
    order: reader && query.get("sort") === "match" ? "match" : "newest",
    page: pageIn(query),
  };
}

/** Returns the URL's query for a scope. The filters stay, the chosen sign does not. */
export function searchForScope(query: URLSearchParams, scope: Scope): string {
  return changed(query, { view: scope === "matches" ? undefined : scope, sign: undefined });
}

/** Returns the URL's query without a filter. A country belongs to remote work, and a distance to a city. */
export function searchWithoutFilter(query: URLSearchParams, name: string): string {
  return changed(query, {
    [name]: undefined,
    ...(name === "remote" && { country: undefined }),
    ...(name === "near" && { within: undefined }),
  });
}

/** Returns the URL's query without any filter. Scope, sign and order stay. */
export function searchWithoutFilters(query: URLSearchParams): string {
  return changed(query, {
    search: undefined,
    industry: undefined,
    place: undefined,
    near: undefined,
    within: undefined,
    type: undefined,
    days: undefined,
    remote: undefined,
    country: undefined,
  });
}

/** The query of the call for a view. */
export function apiQueryOf({ signs, ...view }: OpeningView) {
  return {
    page: view.page > 1 ? view.page : undefined,
    signs: signs.length < signIds.length ? signs.join(",") : undefined,
    search: view.search || undefined,
    industry: view.industry,
    place: view.place,
    near: view.near,
    within: view.near ? view.within : undefined,
    type: view.type,
    days: view.days,
    remote: view.isRemote || undefined,
    remoteCountry: view.country,
    reader: view.reader,
    sort: view.order === "match" ? "match" : undefined,
  };
}

/** The query of the call that counts the remote openings of a view. */
export function remoteQueryOf(view: OpeningView) {
  const { page: _, remote: __, remoteCountry: ___, reader: ____, sort: _____, ...filters } = apiQueryOf(view);
  return filters;
}
