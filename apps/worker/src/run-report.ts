import type { SourceKind, SourceOutcome } from "@zodiac-at-work/catalog";
import { counted } from "@zodiac-at-work/catalog/counted";
import type { JobChanges, RunCheck } from "@zodiac-at-work/db";
import { exitCode } from "./exit-code.ts";
import type { Unreadable } from "./openings/source.ts";

/** How a check ended, as commands print it. docs/worker.md describes the keys. */
export interface CheckReport extends JobChanges {
  sourceId: number;
  company: string;
  kind: SourceKind;
  address: string;
  /** Null until the check has ended. */
  outcome: SourceOutcome | null;
  reason: string | null;
  unreadable: number;
  requests: number;
  bytes: number;
  attempts: number;
  startedAt: Date | null;
  endedAt: Date | null;
  unreadablePostings: Unreadable[];
}

export function reportOfCheck(check: RunCheck): CheckReport {
  const { sourceId, companyName: company, kind, address, outcome, reason, details } = check;
  const { found, new: added, changed, closed, unchanged, unreadable } = check;
  const { requests, bytes, attempts, startedAt, endedAt } = check;
  return {
    ...{ sourceId, company, kind, address, outcome, reason },
    ...{ found, new: added, changed, closed, unchanged, unreadable },
    ...{ requests, bytes, attempts, startedAt, endedAt },
    unreadablePostings: (details as { unreadable?: Unreadable[] } | null)?.unreadable ?? [],
  };
}

/** One line about a check: "complete    Acme (greenhouse acme): 12 openings, 3 new, 1 closed". */
export function checkLine({ outcome, company, kind, address, reason, found, ...counts }: CheckReport): string {
  const changes = (["new", "changed", "closed"] as const).filter((key) => counts[key] > 0);
  const figures = [counted(found, "opening"), ...changes.map((key) => `${counts[key]} ${key}`)].join(", ");
  const end = [isRead(outcome) || found > 0 ? figures : "", reason ?? ""].filter(Boolean).join(". ");
  return `${(outcome ?? "waiting").padEnd(12)}${company} (${kind} ${address}): ${end || "not checked yet"}`;
}

/** "Checked 34 boards: 212 openings, 3 could not be reached." */
export function summaryLine(reports: readonly Pick<CheckReport, "outcome" | "found">[]): string {
  const found = reports.reduce((sum, report) => sum + report.found, 0);
  const count = (outcome: SourceOutcome | null) => reports.filter((report) => report.outcome === outcome).length;
  const problems = ([null, "partial", "unreachable", "blocked", "forbidden", "changed", "failed"] as const)
    .filter((outcome) => count(outcome) > 0)
    .map((outcome) => `${count(outcome)} ${problemOf[outcome ?? "waiting"]}`);
  return `Checked ${counted(reports.length, "board")}: ${[counted(found, "opening"), ...problems].join(", ")}.`;
}

/** 0 if every source was read, 2 if none was, 1 in between. */
export function exitCodeOf(reports: readonly Pick<CheckReport, "outcome">[]): number {
  const read = reports.filter(({ outcome }) => isRead(outcome)).length;
  if (read === reports.length) return exitCode.complete;
  const isSomething = read > 0 || reports.some(({ outcome }) => outcome === "partial");
  return isSomething ? exitCode.partial : exitCode.failed;
}

const problemOf = {
  waiting: "not checked yet",
  partial: "read in part",
  unreachable: "could not be reached",
  blocked: "refused",
  forbidden: "forbidden by robots.txt",
  changed: "no longer readable",
  failed: "failed",
} as const;

function isRead(outcome: SourceOutcome | null): boolean {
  return outcome === "complete" || outcome === "empty";
}
