import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Api, Of } from "@zodiac-at-work/contracts";
import type { SignId } from "@zodiac-at-work/zodiac";
import { apiQuery } from "../../../api/client.ts";
import { queryClient } from "../../../api/query-client.ts";
import type { SavedOpening } from "../../../openings/saved/saved-lists.ts";

/** What is known of a saved opening today. */
export type OpeningState = Of<Api["GET /api/openings/by-id"], "response">["openings"][number];

/** Loads what is known of one page of saved openings. Those that are unknown were removed. */
export function useStates(openings: readonly SavedOpening[], reader: SignId | undefined) {
  return useQuery({ ...statesOf(openings, reader), placeholderData: keepPreviousData });
}

/** Returns what is known of any number of saved openings. */
export async function loadStates(openings: readonly SavedOpening[]): Promise<OpeningState[]> {
  const states: OpeningState[] = [];
  for (let start = 0; start < openings.length; start += mostIds) {
    const part = openings.slice(start, start + mostIds);
    states.push(...(await queryClient.query(statesOf(part, undefined))).openings);
  }
  return states;
}

function statesOf(openings: readonly SavedOpening[], reader: SignId | undefined) {
  return apiQuery("/api/openings/by-id", { ids: openings.map(({ id }) => id).join(","), reader });
}

/** The contract's limit for one call. */
const mostIds = 100;
