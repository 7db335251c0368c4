import { byMatch } from "@zodiac-at-work/almanac/best-signs";
import {
  isOneOf,
  type UsStateCategory,
  type UsStateRegion,
  usStateCategories,
  usStateRegions,
} from "@zodiac-at-work/catalog";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { isSignId, type SignId } from "@zodiac-at-work/zodiac";
import { pageSize } from "../../lists/page-status.ts";
import { changed, pageIn } from "../../lists/search-params.ts";

export type UsState = Of<Api["GET /api/us-states"], "response">["usStates"][number];

/** The list that the URL asks for. Invalid values in the URL are ignored. */
export interface UsStateView {
  readonly zodiac: SignId | undefined;
  readonly region: UsStateRegion | undefined;
  readonly category: UsStateCategory | undefined;
  /** Undefined for the page with the chosen state. */
  readonly page: number | undefined;
  /** The name of the chosen state. */
  readonly chosen: string | undefined;
  /** The signs in the order of the list, best match first. Undefined for a list by name. */
  readonly order: readonly SignId[] | undefined;
}

export function usStateViewIn(query: URLSearchParams, reader: SignId | undefined): UsStateView {
  const [zodiac, region, category] = [query.get("zodiac"), query.get("region"), query.get("category")];
  const chosen = query.get("state") || undefined;
  return {
    zodiac: isSignId(zodiac) ? zodiac : undefined,
    region: isOneOf(usStateRegions, region) ? region : undefined,
    category: isOneOf(usStateCategories, category) ? category : undefined,
    page: chosen && !query.has("page") ? undefined : pageIn(query),
    chosen,
    order: reader && byMatch(reader),
  };
}

type Filter = Partial<Pick<UsStateView, "zodiac" | "region" | "category">>;

/** Returns whether a state passes the filters. */
export function isWithin({ zodiac, region, category }: Filter, state: UsState): boolean {
  return (
    (!zodiac || state.zodiacSign === zodiac) &&
    (!region || state.region === region) &&
    (!category || state.category === category)
  );
}

/** Returns the states that pass the filters, in the order of the list, from all states by name. */
export function arrangeStates(states: readonly UsState[], view: UsStateView): readonly UsState[] {
  const { order } = view;
  const within = states.filter((state) => isWithin(view, state));
  return order ? within.toSorted((a, b) => order.indexOf(a.zodiacSign) - order.indexOf(b.zodiacSign)) : within;
}

/** Returns the page that the server would return, from all states by name. */
export function pageOfStates(states: readonly UsState[], view: UsStateView) {
  const [within, page] = [arrangeStates(states, view), view.page ?? 1];
  return {
    usStates: within.slice((page - 1) * pageSize, page * pageSize),
    totalPages: Math.ceil(within.length / pageSize),
  };
}

/** Returns the page of the list with the chosen state, or the first one if the filters exclude the state. */
export function pageOfChosen(states: readonly UsState[], view: UsStateView): number {
  const index = arrangeStates(states, view).findIndex(({ name }) => name === view.chosen);
  return Math.floor(Math.max(0, index) / pageSize) + 1;
}

/**
 * Returns the URL's query that chooses a state and shows the page of the list with it. If the filters exclude the state,
 * all of them are removed.
 */
export function searchForState(name: string, states: readonly UsState[], query: URLSearchParams, view: UsStateView) {
  const state = states.find((other) => other.name === name);
  const keeps = state !== undefined && isWithin(view, state);
  return changed(keeps ? query : new URLSearchParams(), { state: name });
}

/** Counts the states of each sign that pass the filters by region and category. */
export function countBySign(states: readonly UsState[], { region, category }: UsStateView) {
  const counts = new Map<SignId, number>();
  for (const state of states) {
    if (!isWithin({ region, category }, state)) continue;
    counts.set(state.zodiacSign, (counts.get(state.zodiacSign) ?? 0) + 1);
  }
  return [...counts].map(([sign, count]) => ({ sign, count }));
}
