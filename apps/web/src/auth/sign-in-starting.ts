import { useIsFetching } from "@tanstack/react-query";
import { queryClient } from "../api/query-client.ts";

const queryKey = ["firebase emulator"];

/**
 * Waits for the local Firebase emulator, which starts about ten seconds after the site. Gives up after a minute and lets
 * the call itself report the error.
 */
export async function untilSignInStarted(origin: string): Promise<void> {
  const started = queryClient.query({
    queryKey,
    queryFn: async () => (await fetch(origin)).ok || Promise.reject(new Error("The emulator is not ready.")),
    retry: 120,
    retryDelay: 500,
    networkMode: "always",
  });
  await started.catch(() => {});
}

/** Returns whether a call is waiting for the emulator. Always false in production. */
export function useSignInStarting(): boolean {
  return useIsFetching({ queryKey, predicate: ({ state }) => state.fetchFailureCount > 0 }) > 0;
}
