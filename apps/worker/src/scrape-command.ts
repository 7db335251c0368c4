import type { SourceKind } from "@zodiac-at-work/catalog";
import { findRun, listSources } from "@zodiac-at-work/db";
import { currentUser } from "@zodiac-at-work/settings";
import type { RunRequest } from "@zodiac-at-work/tasks";
import type { SignId } from "@zodiac-at-work/zodiac";
import closeWithGrace from "close-with-grace";
import pLimit from "p-limit";
import { printJson } from "./commands/print.ts";
import type { Config } from "./config.ts";
import { type Dependencies, getOpenings, withDependencies } from "./dependencies.ts";
import { findCompanyId } from "./find-company.ts";
import type { OpeningsContext } from "./openings/context.ts";
import { dryRun } from "./openings/dry-run.ts";
import { runToEnd } from "./openings/run-to-end.ts";
import { type CheckReport, checkLine, exitCodeOf, reportOfCheck, summaryLine } from "./run-report.ts";
import { showProgress, type TerminalProgress } from "./terminal-progress.ts";

export interface ScrapeOptions {
  sign?: SignId;
  company?: string;
  kind?: SourceKind;
  since?: Date;
  dryRun?: boolean;
  json?: boolean;
}

/** Sources that a dry run reads at a time. */
const concurrency = 8;

export async function scrape({ company, since, dryRun: isDry, json = false, ...filter }: ScrapeOptions): Promise<void> {
  await withDependencies(async (dependencies, config) => {
    const companyId = company === undefined ? undefined : await findCompanyId(dependencies.db, company);
    const request = { ...filter, companyId, lastAttemptBefore: since };
    if (isDry) await tryOut(getOpenings(dependencies, config), request, json);
    else await runAndReport(dependencies, config, request, json);
  });
}

/** Checks sources in a run of an operator, and prints how each one ended. */
export async function runAndReport(
  dependencies: Dependencies,
  config: Config,
  request: Omit<RunRequest, "now" | "trigger">,
  json: boolean,
): Promise<void> {
  const { db, logger } = dependencies;
  const openings = getOpenings(dependencies, config);
  const stopping = new AbortController();
  const grace = closeWithGrace({ delay: 35_000, logger: false }, async () => stopping.abort());
  const isTerminal = process.stdout.isTTY && !json;
  let progress: TerminalProgress | undefined;
  let runId = 0;
  const checks = await runToEnd(openings, {
    databaseUrl: config.databaseUrl,
    request: { ...request, trigger: "operator", requestedBy: currentUser() },
    signal: stopping.signal,
    onStart(started) {
      runId = started.runId;
      if (isTerminal) progress = showProgress(started.sources);
    },
    onCheck(check) {
      if (isTerminal) progress?.checked(check);
      else if (!json) console.log(checkLine(reportOfCheck(check)));
    },
    onError: (err) => logger.debug({ err }, "a check failed"),
  });
  await progress?.end();
  grace.uninstall();
  const reports = checks.map(reportOfCheck);
  if (json) printJson({ run: await findRun(db, runId), sources: reports });
  else printEnd(reports, isTerminal);
  process.exitCode = exitCodeOf(reports);
}

/** On a terminal the bars name no source, so those that need a look follow. */
function printEnd(reports: readonly CheckReport[], isTerminal: boolean): void {
  if (reports.length === 0) {
    console.log('No active source matches. "worker sources list" lists them all.');
    return;
  }
  if (isTerminal) {
    for (const report of reports) {
      if (report.outcome !== "complete" && report.outcome !== "empty") console.log(checkLine(report));
    }
  }
  console.log(summaryLine(reports));
}

async function tryOut(
  openings: OpeningsContext,
  filter: Pick<RunRequest, "sign" | "companyId" | "kind" | "lastAttemptBefore">,
  json: boolean,
): Promise<void> {
  const sources = await listSources(openings.db, { ...filter, status: "active" });
  const progress = process.stdout.isTTY && !json ? showProgress(sources) : undefined;
  const limit = pLimit(concurrency);
  const reports = await Promise.all(
    sources.map((source) =>
      limit(async () => {
        const report = await dryRun(openings, source);
        if (progress) progress.checked(report);
        else if (!json) console.log(checkLine(report));
        return report;
      }),
    ),
  );
  await progress?.end();
  if (json) printJson({ run: null, sources: reports });
  else printEnd(reports, progress !== undefined);
  process.exitCode = exitCodeOf(reports);
}
