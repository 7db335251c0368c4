import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SignId } from "@zodiac-at-work/zodiac";
import { useEffect } from "react";
import { apiQuery, call } from "../api/client.ts";
import { rateLimitMessage } from "../api/rate-limit-message.ts";
import { follow, forgetEnded, useFollowedRuns } from "./check-store.ts";
import { type CheckSummary, summaryOf } from "./check-summary.ts";
import type { Run } from "./follow-run.ts";

/** The check of the job boards of some signs. */
export type Check = (
  | { readonly state: "idle" }
  /** `summary` is undefined until the API says what is being checked. */
  | { readonly state: "running"; readonly summary: CheckSummary | undefined }
  | { readonly state: "failed"; readonly message: string }
  /** `summary` is undefined if there was nothing to check. */
  | { readonly state: "ended"; readonly message: string; readonly summary: CheckSummary | undefined }
) & { start(): void };

const failureText = "Failed to scrape job data. Please try again or check your connection.";

/** How often the page asks for the run that a call has started, until it knows it. */
const askForRunMs = 1000;

/**
 * The check of the job boards of some signs: its state, and how to start it. A check that runs already, started before a
 * reload or by somebody else, is followed too.
 */
export function useCheck(signs: readonly SignId[]): Check {
  const client = useQueryClient();
  const runs = useFollowedRuns().filter(({ sign }) => sign === null || signs.includes(sign));
  const isActive = runs.some(({ state, isLost }) => state !== "ended" && !isLost);
  const starting = useMutation({
    mutationFn: async () => {
      const results = await Promise.allSettled(signs.map((sign) => start(sign, findActive)));
      const failed = results.find((result) => result.status === "rejected");
      if (failed) throw failed.reason;
      return results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
    },
    onMutate: () => forgetEnded([null, ...signs]),
  });
  const { data: latest } = useQuery({
    ...latestRuns,
    // A reload or a return to the page finds the check that runs meanwhile.
    staleTime: 0,
    refetchInterval: starting.isPending && !isActive && askForRunMs,
  });
  useEffect(() => {
    for (const run of latest?.runs ?? []) if (run.state !== "ended") follow(run);
  }, [latest]);

  async function findActive(sign: SignId): Promise<Run | undefined> {
    const { runs } = await client.query({ ...latestRuns, staleTime: 0 });
    return runs.find((run) => run.sign === sign && run.state !== "ended");
  }
  return { ...stateOf(runs, isActive, starting), start: () => starting.mutate() };
}

const latestRuns = apiQuery("/api/scrape/latest");

/**
 * Starts the check of one sign. Returns a message if there was nothing to check. The check may go on when the connection
 * breaks during the call, so that a failed call is no failure while the check runs.
 */
async function start(sign: SignId, findActive: (sign: SignId) => Promise<Run | undefined>): Promise<string[]> {
  try {
    const { run, message } = await call("POST /api/scrape", { body: { zodiac: sign } });
    if (!run) return [message];
    follow(run);
  } catch (error) {
    const active = await findActive(sign).catch(() => undefined);
    if (!active) throw error;
    follow(active);
  }
  return [];
}

function stateOf(
  runs: ReturnType<typeof useFollowedRuns>,
  isActive: boolean,
  starting: { isPending: boolean; error: Error | null; data: readonly string[] | undefined },
) {
  if (isActive || starting.isPending) {
    return { state: "running", summary: isActive ? summaryOf(runs) : undefined } as const;
  }
  if (starting.error) return { state: "failed", message: rateLimitMessage(starting.error) ?? failureText } as const;
  if (runs.some(({ isLost }) => isLost)) return { state: "failed", message: failureText } as const;
  if (runs.length > 0) {
    const summary = summaryOf(runs);
    return { state: "ended", message: summary.message, summary } as const;
  }
  const [message] = starting.data ?? [];
  if (message) return { state: "ended", message, summary: undefined } as const;
  return { state: "idle" } as const;
}
