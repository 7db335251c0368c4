import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { apiQuery, call } from "../../api/client.ts";
import { showToast } from "../../toast/show-toast.ts";
import { apiQueryOf, type OpeningView } from "./opening-view.ts";

export type OpeningPage = Of<Api["GET /api/openings"], "response">;
export type OpeningFilters = Of<Api["GET /api/openings/filters"], "response">;
export type Opening = OpeningPage["openings"][number];

/** Loads the openings of a view. Meanwhile it shows the previous ones. */
export function useOpenings(view: OpeningView) {
  return useQuery({ ...openingsOf(view), placeholderData: keepPreviousData });
}

/** Loads the page of a link before the reader follows it. */
export function usePrefetchOpenings() {
  const client = useQueryClient();
  return (view: OpeningView) => void client.query(openingsOf(view)).catch(() => {});
}

/** Loads what the openings can be filtered by. */
export function useOpeningFilters() {
  return useQuery(apiQuery("/api/openings/filters"));
}

/** Marks all openings as seen, and loads the lists again. */
export function useMarkAsSeen(onSeen: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/openings/seen", {}),
    onSuccess: async () => {
      onSeen();
      await client.invalidateQueries({ predicate: ({ queryKey: [path] }) => /\/openings$/.test(String(path)) });
    },
    onError: () =>
      showToast({
        title: "Error",
        description: "Failed to mark the openings as seen. Please try again.",
        destructive: true,
      }),
  });
}

function openingsOf(view: OpeningView) {
  return apiQuery("/api/openings", apiQueryOf(view));
}
