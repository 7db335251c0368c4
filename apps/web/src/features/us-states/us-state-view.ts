import {
  isOneOf,
  type UsStateCategory,
  type UsStateRegion,
  usStateCategories,
  usStateRegions,
} from "@zodiac-at-work/catalog";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { isSignId, type SignId } from "@zodiac-at-work/zodiac";
import { pageSize } from "../../catalog/page-status.ts";
import { changed, pageIn, pageValue } from "../../catalog/search-params.ts";

export type UsState = Of<Api["GET /api/us-states"], "response">["usStates"][number];

/** The list that the URL asks for. Invalid values in the URL are ignored. */
export interface UsStateView {
  readonly zodiac: SignId | undefined;
  readonly region: UsStateRegion | undefined;
  readonly category: UsStateCategory | undefined;
  readonly page: number;
  /** The name of the state that was chosen on the map. */
  readonly chosen: string | undefined;
}

export function usStateViewIn(query: URLSearchParams): UsStateView {
  const [zodiac, region, category] = [query.get("zodiac"), query.get("region"), query.get("category")];
  return {
    zodiac: isSignId(zodiac) ? zodiac : undefined,
    region: isOneOf(usStateRegions, region) ? region : undefined,
    category: isOneOf(usStateCategories, category) ? category : undefined,
    page: pageIn(query),
    chosen: query.get("state") || undefined,
  };
}

type Filter = Pick<UsStateView, "zodiac" | "region" | "category">;

/** Returns whether a state passes the filters. */
export function isWithin({ zodiac, region, category }: Filter, state: UsState): boolean {
  return (
    (!zodiac || state.zodiacSign === zodiac) &&
    (!region || state.region === region) &&
    (!category || state.category === category)
  );
}

/** Returns the page that the server would return, from all states in the server's order. */
export function pageOfStates(states: readonly UsState[], view: UsStateView) {
  const within = states.filter((state) => isWithin(view, state));
  return {
    usStates: within.slice((view.page - 1) * pageSize, view.page * pageSize),
    totalPages: Math.ceil(within.length / pageSize),
  };
}

/**
 * Returns the URL's query that marks a state and shows the page with its card. If the filters exclude the state, all of
 * them are removed.
 */
export function searchForState(name: string, states: readonly UsState[], query: URLSearchParams, view: UsStateView) {
  const state = states.find((other) => other.name === name);
  const keeps = state !== undefined && isWithin(view, state);
  const shown = keeps ? states.filter((other) => isWithin(view, other)) : states;
  const index = shown.findIndex((other) => other.name === name);
  const page = pageValue(Math.floor(Math.max(0, index) / pageSize) + 1);
  return changed(keeps ? query : new URLSearchParams(), { state: name, page });
}
