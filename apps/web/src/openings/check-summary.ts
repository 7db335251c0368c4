import { counted, withCommas } from "@zodiac-at-work/catalog/counted";
import { inTheLast } from "@zodiac-at-work/catalog/in-the-last";
import type { Api, Of } from "@zodiac-at-work/contracts";

import type { Run } from "./follow-run.ts";

/** What the last checks of a sign's boards found. The API answers with it while they may not be checked again. */
export type LastChecks = NonNullable<Of<Api["POST /api/scrape"], "response">["last"]>;

/** The runs and the last checks of several signs as one. */
export type CheckSummary = Pick<
  Run,
  "done" | "of" | "current" | "openings" | "new" | "hasWorker" | "message" | "unread"
> & {
  /** Whether no board was asked, because all were checked recently. */
  readonly isLast: boolean;
};

/**
 * Adds up the runs and the last checks of several signs. The message of one is the API's own; that of several has the same
 * form.
 *
 * @param asked.at when the reader asked for the last checks, in milliseconds since 1970
 */
export function summaryOf(
  runs: readonly Run[],
  asked: { last: readonly LastChecks[]; at: number } = { last: [], at: 0 },
): CheckSummary {
  const parts = [...runs, ...asked.last.map((last) => ({ ...last, done: last.of }))];
  const sum = (key: "done" | "of" | "openings" | "new") => parts.reduce((total, part) => total + part[key], 0);
  const unread = parts.flatMap((part) => part.unread);
  const [first, second] = parts;
  const totals = { done: sum("done"), of: sum("of"), openings: sum("openings"), new: sum("new") };
  const earliest = Math.min(...asked.last.map(({ checkedAt }) => Date.parse(checkedAt)));
  const when = asked.last.length > 0 ? inTheLast(asked.at - earliest) : undefined;
  return {
    ...totals,
    unread,
    current: runs.find(({ current }) => current !== null)?.current ?? null,
    hasWorker: runs.every(({ hasWorker }) => hasWorker),
    message: first && !second ? first.message : messageOf(totals, unread.length, when),
    isLast: runs.length === 0,
  };
}

function messageOf(
  { done, openings }: Pick<Run, "done" | "openings">,
  unread: number,
  when: string | undefined,
): string {
  const checked = ["Checked", counted(done, "board"), ...(when ? [when] : [])].join(" ");
  const found = `${checked}: ${counted(openings, "opening")}`;
  return unread > 0 ? `${found}, ${withCommas(unread)} could not be reached` : found;
}
