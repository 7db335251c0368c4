import type { SourceOutcome } from "@zodiac-at-work/catalog";
import { counted, withCommas } from "@zodiac-at-work/catalog/counted";
import type { getRun, Of } from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { isWorkerRunning } from "@zodiac-at-work/tasks";
import { toCompanyInBrief } from "./job-response.ts";

/** A run as readers see it. */
export type RunResponse = Of<typeof getRun, "response">["run"];

/** Reads runs with their messages. Unknown ids are left out. */
export async function getRunResponses(db: queries.Db, ids: readonly number[]): Promise<RunResponse[]> {
  if (ids.length === 0) return [];
  const [found, boards, hasWorker] = await Promise.all([
    Promise.all(ids.map((id) => queries.findRun(db, id))),
    queries.listNotableBoards(db, ids),
    isWorkerRunning(db),
  ]);
  const companies = await queries.getCompaniesById(
    db,
    boards.map(({ companyId }) => companyId),
  );
  return found.flatMap((run) => {
    if (!run) return [];
    const ofRun = boards.filter(({ runId }) => runId === run.id);
    const current = run.endedAt ? undefined : ofRun.find(({ outcome }) => outcome === null);
    const currentCompany = current && companies.get(current.companyId);
    const state = run.endedAt ? "ended" : run.checked > 0 || current ? "running" : "waiting";
    const response = {
      id: run.id,
      sign: run.sign,
      state,
      hasWorker,
      done: run.checked,
      of: run.sources,
      current: currentCompany ? toCompanyInBrief(currentCompany) : null,
      openings: run.found,
      new: run.new,
      startedAt: run.startedAt.toISOString(),
      endedAt: run.endedAt?.toISOString() ?? null,
      unread: ofRun.flatMap((board) => toUnread(board, companies)),
    } as const;
    return [{ ...response, message: describeRun({ ...response, outcomes: run.outcomes }) }];
  });
}

/** Reads one run, or undefined if the id is unknown. */
export async function findRunResponse(db: queries.Db, id: number): Promise<RunResponse | undefined> {
  const [run] = await getRunResponses(db, [id]);
  return run;
}

type Described = Pick<RunResponse, "state" | "hasWorker" | "done" | "of" | "openings"> & {
  outcomes: Partial<Record<SourceOutcome, number>>;
};

/**
 * Says how a run is going or went.
 *
 * @example
 * describeRun(run); // "Checked 34 boards: 212 openings, 3 could not be reached"
 */
export function describeRun({ state, hasWorker, done, of, openings, outcomes }: Described): string {
  const boards = counted(of, "board");
  if (state !== "ended" && !hasWorker) {
    return `The check of ${boards} waits for the background worker, which is not running`;
  }
  if (state === "waiting") return `The check of ${boards} is about to begin`;
  if (state === "running") return `Checking job boards: ${done} of ${of}, ${counted(openings, "opening")} so far`;
  return describeResult({ of, openings, outcomes });
}

/**
 * Says what checks that have ended found.
 *
 * @param result.when the time within which they ended, if they ended before the reader asked for them
 * @example
 * describeResult({ ...result, when: "in the last 12 minutes" }); // "Checked 34 boards in the last 12 minutes: 212 openings"
 */
export function describeResult({
  of,
  openings,
  outcomes,
  when,
}: Pick<Described, "of" | "openings" | "outcomes"> & { when?: string }): string {
  const numbers = [
    [sumOf(outcomes, ["unreachable", "blocked", "forbidden", "failed"]), "could not be reached"],
    [sumOf(outcomes, ["changed"]), "could not be read"],
    [sumOf(outcomes, ["partial"]), "could be read only in part"],
  ] as const;
  const problems = numbers.flatMap(([count, text]) => (count > 0 ? [`${withCommas(count)} ${text}`] : []));
  const checked = ["Checked", counted(of, "board"), ...(when ? [when] : [])].join(" ");
  return [`${checked}: ${counted(openings, "opening")}`, ...problems].join(", ");
}

/** Returns a board for the list of the unread ones. Empty if it was read whole, or is still being checked. */
export function toUnread(
  { companyId, outcome }: queries.RunBoard,
  companies: ReadonlyMap<number, queries.Company>,
): RunResponse["unread"] {
  const company = companies.get(companyId);
  const reason = outcome && reasons[outcome];
  return company && outcome && reason ? [{ company: toCompanyInBrief(company), outcome, reason }] : [];
}

/** Why a board could not be read, for readers. Operators get the report of the check. */
const reasons: Readonly<Record<SourceOutcome, string>> = {
  complete: "",
  empty: "",
  partial: "Only a part could be read",
  changed: "The board has changed",
  blocked: "The board refused the request",
  forbidden: "The board asks not to be read",
  unreachable: "No answer",
  failed: "The check failed",
};

function sumOf(counts: Partial<Record<SourceOutcome, number>>, outcomes: readonly SourceOutcome[]): number {
  return outcomes.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0);
}
