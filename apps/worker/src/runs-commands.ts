import { findRun, listRunChecks, listRuns, type Run } from "@zodiac-at-work/db";
import { printJson, printTable, showMoment } from "./commands/print.ts";
import { withDependencies } from "./dependencies.ts";
import { UsageError } from "./exit-code.ts";
import { type CheckReport, checkLine, reportOfCheck, summaryLine } from "./run-report.ts";

export interface RunsOptions {
  failed?: boolean;
  limit: number;
  json?: boolean;
}

export async function list({ failed = false, limit, json }: RunsOptions): Promise<void> {
  await withDependencies(async ({ db }) => {
    const runs = await listRuns(db, { hasFailures: failed, limit });
    if (json) return printJson({ runs });
    if (runs.length === 0) return console.log(failed ? "Every run read all of its sources." : "There is no run yet.");
    printTable(
      ["id", "started", "asked by", "sign", "checked", "outcomes", "found", "new", "closed"],
      runs.map((run) => [
        ...[run.id, showMoment(run.startedAt), run.requestedBy ?? run.trigger, run.sign ?? "all"],
        ...[`${run.checked} of ${run.sources}`, outcomesOf(run), run.found, run.new, run.closed],
      ]),
    );
  });
}

function outcomesOf({ outcomes }: Run): string {
  return Object.entries(outcomes)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(", ");
}

export async function show(id: number, { json }: { json?: boolean }): Promise<void> {
  await withDependencies(async ({ db }) => {
    const run = await findRun(db, id);
    if (!run) throw new UsageError(`error: There is no run ${id}. "worker runs" lists them.`);
    const checks = await listRunChecks(db, id);
    const reports = checks.map(reportOfCheck);
    if (json) return printJson({ run, sources: reports });
    const ended = run.endedAt ? `ended ${showMoment(run.endedAt)}` : `${run.checked} of ${run.sources} checked`;
    console.log(`Run ${id}, started ${showMoment(run.startedAt)} (${run.requestedBy ?? run.trigger}), ${ended}.`);
    for (const report of reports) printCheck(report);
    console.log(summaryLine(reports));
  });
}

function printCheck(report: CheckReport): void {
  console.log(checkLine(report));
  for (const { id, reason } of report.unreadablePostings)
    console.log(`            posting ${id ?? "without an id"}: ${reason}`);
}
