import { QueryClient } from "@tanstack/react-query";
import type { Query } from "@zodiac-at-work/contracts/path";
import { request } from "./client.ts";

/** Creates a client whose queries never become stale and are never refetched or retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [path, query] }) => request("GET", String(path), { query: (query ?? {}) as Query }),
        refetchInterval: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * 60 * 1000,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** The client of the page. */
export const queryClient = createQueryClient();
