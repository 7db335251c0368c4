import { useQuery, useQueryClient } from "@tanstack/react-query";
import { apiQuery } from "../../api/client.ts";
import { pageSize } from "../../lists/page-status.ts";
import { pageOfStates, type UsStateView } from "./us-state-view.ts";

const allStates = () => apiQuery("/api/us-states", { limit: 50 });

/** Loads all states, for the map. */
export function useAllUsStates() {
  return useQuery({ ...allStates(), select: ({ usStates }) => usStates });
}

/** Loads one page of the states. Meanwhile it shows the page from the states of the map. */
export function useUsStates(view: UsStateView) {
  const client = useQueryClient();
  return useQuery({
    ...statesOf(view),
    enabled: view.page !== undefined,
    placeholderData: () => {
      const all = client.getQueryData(allStates().queryKey);
      return view.page === undefined ? undefined : all && pageOfStates(all.usStates, view);
    },
  });
}

export function useUsStateStats() {
  return useQuery(apiQuery("/api/us-states/stats"));
}

export function useUsStateRegions() {
  return useQuery({ ...apiQuery("/api/us-states/regions"), select: ({ regions }) => regions });
}

export function useUsStateCategories() {
  return useQuery({ ...apiQuery("/api/us-states/categories"), select: ({ categories }) => categories });
}

/** Loads the data of a link before the reader follows it. */
export function usePrefetchUsStates(): (view: UsStateView) => void {
  const client = useQueryClient();
  return (view) => void client.query(statesOf(view)).catch(() => {});
}

function statesOf({ page, zodiac, region, category, order }: UsStateView) {
  const filters = { page, limit: pageSize, region, category };
  if (zodiac || !order) return apiQuery("/api/us-states", { ...filters, zodiac });
  return apiQuery("/api/us-states", { ...filters, zodiac: order.join(","), sort: "signs" });
}
