import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SignId } from "@zodiac-at-work/zodiac";
import { useEffect } from "react";
import { apiQuery, call } from "../api/client.ts";
import { rateLimitText } from "../api/error-text.ts";
import { covers, follow, forgetEnded, refreshChecked, useFollowedRuns, whenFollowed } from "./check-store.ts";
import { type CheckSummary, type LastChecks, summaryOf } from "./check-summary.ts";
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
  const runs = useFollowedRuns().filter((run) => signs.some((sign) => covers(run, sign)));
  const isActive = runs.some(({ state, isLost }) => state !== "ended" && !isLost);
  const starting = useMutation({
    mutationFn: () => startAll(signs, findActive),
    onMutate: () => forgetEnded([null, ...signs]),
  });
  const { data: latest } = useQuery({
    ...latestRuns,
    // A reload or a return to the page finds the check that runs meanwhile.
    staleTime: 0,
    refetchInterval: starting.isPending && askForRunMs,
  });
  useEffect(() => {
    for (const run of latest?.runs ?? []) if (run.state !== "ended") follow(run);
  }, [latest]);

  async function findActive(sign: SignId): Promise<Run | undefined> {
    const { runs } = await client.query({ ...latestRuns, staleTime: 0 });
    return runs.find((run) => covers(run, sign) && run.state !== "ended");
  }
  return { ...stateOf(signs, runs, isActive, starting), start: () => starting.mutate() };
}

const latestRuns = apiQuery("/api/scrape/latest");

/** An answer of the API without a run: there is nothing to check, or all boards were checked recently. */
interface Answer {
  readonly message: string;
  readonly last: LastChecks | null;
}

type FindActive = (sign: SignId) => Promise<Run | undefined>;

/**
 * Starts the checks of some signs and returns the answers for those that get no run. One call at a time, because
 * the API answers late and browsers open few connections to one server.
 *
 * @throws the error of the first check that could not be started, after the others were
 */
async function startAll(signs: readonly SignId[], findActive: FindActive): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const errors: unknown[] = [];
  for (const sign of signs) {
    try {
      answers.push(...(await start(sign, findActive)));
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return answers;
}

/**
 * Starts the check of one sign. The API waits for its end before it answers; the page stops waiting as soon as it follows
 * the run. A call that fails while the run goes on is no failure.
 */
async function start(sign: SignId, findActive: FindActive): Promise<Answer[]> {
  const answer = new AbortController();
  const stop = whenFollowed(sign, () => answer.abort());
  try {
    const { run, message, last } = await call("POST /api/scrape", { body: { zodiac: sign }, signal: answer.signal });
    if (run) {
      follow(run);
      return [];
    }
    // Somebody else's check may have ended after this page was loaded.
    if (last) refreshChecked();
    return [{ message, last }];
  } catch (error) {
    if (answer.signal.aborted) return [];
    const active = await findActive(sign).catch(() => undefined);
    if (!active) throw error;
    follow(active);
  } finally {
    stop();
  }
  return [];
}

function stateOf(
  signs: readonly SignId[],
  runs: ReturnType<typeof useFollowedRuns>,
  isActive: boolean,
  starting: { isPending: boolean; error: Error | null; data: readonly Answer[] | undefined; submittedAt: number },
) {
  if (isActive || starting.isPending) {
    return { state: "running", summary: isActive ? summaryOf(runs) : undefined } as const;
  }
  if (starting.error) return { state: "failed", message: rateLimitText(starting.error) ?? failureText } as const;
  if (runs.some(({ isLost }) => isLost)) return { state: "failed", message: failureText } as const;
  const answers = starting.data ?? [];
  // A run that was followed later has a later result.
  const last = answers.flatMap(({ last }) =>
    last && signs.includes(last.sign) && !runs.some((run) => covers(run, last.sign)) ? [last] : [],
  );
  if (runs.length > 0 || last.length > 0) {
    const summary = summaryOf(runs, { last, at: starting.submittedAt });
    return { state: "ended", message: summary.message, summary } as const;
  }
  const nothing = answers.find(({ last }) => last === null);
  if (nothing) return { state: "ended", message: nothing.message, summary: undefined } as const;
  return { state: "idle" } as const;
}
