import type { InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

/**
 * Invalidates queries after a change, and loads again what is on screen. A query that loads for the first time is canceled
 * before: it may have read the data before the change, and TanStack Query would keep its answer as the latest.
 */
export async function refresh(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}
