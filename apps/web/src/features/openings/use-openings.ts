import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { apiQuery } from "../../api/client.ts";
import { apiQueryOf, type OpeningView, remoteQueryOf } from "./opening-view.ts";

export type OpeningPage = Of<Api["GET /api/openings"], "response">;
export type OpeningFilters = Of<Api["GET /api/openings/filters"], "response">;
export type RemoteCounts = Of<Api["GET /api/openings/remote-counts"], "response">;
export type Opening = OpeningPage["openings"][number];

/** Loads the openings of a view, with those first found after a moment as new. Meanwhile it shows the previous ones. */
export function useOpenings(view: OpeningView, since: Date | undefined) {
  return useQuery({ ...openingsOf(view, since), placeholderData: keepPreviousData });
}

/** Loads the page of a link before the reader follows it. */
export function usePrefetchOpenings(since: Date | undefined) {
  const client = useQueryClient();
  return (view: OpeningView) => void client.query(openingsOf(view, since)).catch(() => {});
}

/** Loads what the openings can be filtered by. */
export function useOpeningFilters() {
  return useQuery(apiQuery("/api/openings/filters"));
}

/** Counts the remote openings of a view, whether it is filtered by remote work or not. */
export function useRemoteCounts(view: OpeningView) {
  return useQuery({
    ...apiQuery("/api/openings/remote-counts", remoteQueryOf(view)),
    placeholderData: keepPreviousData,
  });
}

function openingsOf(view: OpeningView, since: Date | undefined) {
  return apiQuery("/api/openings", { ...apiQueryOf(view), since: since?.toISOString() });
}
