import { QueryClient } from "@tanstack/react-query";
import { buildPath, type Query } from "@zodiac-at-work/contracts/path";
import { send } from "./client.ts";

/**
 * Creates a client whose queries never become stale and are never retried. Failed queries run again when the connection
 * returns.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [path, query] }) => read(String(path), (query ?? {}) as Query),
        // Without a connection, a query fails or finds a kept answer. It does not wait in silence.
        networkMode: "always",
        refetchInterval: false,
        refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : false),
        refetchOnWindowFocus: false,
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * 60 * 1000,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

async function read(path: string, query: Query): Promise<unknown> {
  const response = await answer(buildPath<string>(path, {}, query), () => send("GET", path, { query }));
  return response.json();
}

type Answer = (url: string, ask: () => Promise<Response>) => Promise<Response>;

let answer: Answer = (_, ask) => ask();

/** Sets what answers the queries: it gets the address of a call and a function that asks the API. */
export function answerWith(source: Answer): void {
  answer = source;
}

/** The client of the page. */
export const queryClient = createQueryClient();
