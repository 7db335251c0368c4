import { counted } from "@zodiac-at-work/catalog";
import type { Run } from "./follow-run.ts";

/** The runs of several signs as one. */
export type CheckSummary = Pick<
  Run,
  "done" | "of" | "current" | "openings" | "new" | "hasWorker" | "message" | "unread"
>;

/** Adds up the runs of several signs. The message of one run is the API's own; that of several has the same form. */
export function summaryOf(runs: readonly Run[]): CheckSummary {
  const sum = (key: "done" | "of" | "openings" | "new") => runs.reduce((total, run) => total + run[key], 0);
  const unread = runs.flatMap((run) => run.unread);
  const [first, second] = runs;
  const totals = { done: sum("done"), of: sum("of"), openings: sum("openings"), new: sum("new") };
  return {
    ...totals,
    unread,
    current: runs.find(({ current }) => current !== null)?.current ?? null,
    hasWorker: runs.every(({ hasWorker }) => hasWorker),
    message: first && !second ? first.message : messageOf(totals, unread.length),
  };
}

function messageOf({ done, openings }: Pick<Run, "done" | "openings">, unread: number): string {
  const found = `Checked ${counted(done, "board")}: ${counted(openings, "opening")}`;
  return unread > 0 ? `${found}, ${unread.toLocaleString("en-US")} could not be reached` : found;
}
