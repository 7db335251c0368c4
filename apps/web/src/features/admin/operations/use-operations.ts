import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Query } from "@zodiac-at-work/contracts/path";
import { apiQuery } from "../../../api/client.ts";
import type { CheckPage } from "./operations-types.ts";
import type { OperationsView } from "./operations-view.ts";

/** The start of the key of every query of this page. */
export const operationsPath = "/api/operations";

const live = { staleTime: 0, refetchInterval: 10_000, networkMode: "always" } as const;

/** The figures, refreshed every ten seconds like all of the page. */
export function useOperations() {
  return useQuery({ ...apiQuery("/api/operations"), ...live });
}

export function useSourceHealth() {
  return useQuery({ ...apiQuery("/api/operations/health"), ...live });
}

/** The coverage counts all companies, and changes slowly. */
export function useCoverage() {
  return useQuery({ ...apiQuery("/api/operations/coverage"), ...live, refetchInterval: 60_000 });
}

/** Tables grow slowly. */
export function useStorage() {
  return useQuery({ ...apiQuery("/api/operations/storage"), ...live, refetchInterval: 60_000 });
}

/** Sums of 30 days change slowly. */
export function useBrowserReleases() {
  return useQuery({ ...apiQuery("/api/operations/browsers"), ...live, refetchInterval: 60_000 });
}

export function useBrowserRelease(release: string) {
  const query = apiQuery("/api/operations/browsers/:release", undefined, { release });
  return useQuery({ ...query, ...live, refetchInterval: 60_000 });
}

/** The ended checks of a view, page by page. Each page begins where the one before ends, so that new checks shift none. */
export function useChecks({ outcome, search, days }: Pick<OperationsView, "outcome" | "search" | "days">) {
  const query: Query = { outcome, search: search || undefined, days };
  return useInfiniteQuery({
    ...live,
    queryKey: ["/api/operations/checks", "pages", query],
    queryFn: ({ client, pageParam }) =>
      client.query({ ...apiQuery("/api/operations/checks", { ...query, before: pageParam }), ...live }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ checks, hasOlder }: CheckPage) => (hasOlder ? checks.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });
}

/** The report of a check. */
export function useCheckReport(id: string) {
  return useQuery({ ...apiQuery("/api/operations/checks/:id", undefined, { id }), ...live });
}

/** A page of the sources of a view. */
export function useSources({ status, kind, health, board, boardPage }: OperationsView) {
  const query = { status, kind, health, search: board || undefined, page: boardPage };
  return useQuery({ ...apiQuery("/api/operations/sources", query), ...live, placeholderData: keepPreviousData });
}

/** A page of the tasks of a view, the schedules and the unfinished runs. */
export function useTasks({ task, taskPage }: Pick<OperationsView, "task" | "taskPage">) {
  const query = { state: task, page: taskPage };
  return useQuery({ ...apiQuery("/api/operations/tasks", query), ...live, placeholderData: keepPreviousData });
}
