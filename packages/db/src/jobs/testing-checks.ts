import type { Posting } from "@zodiac-at-work/catalog";
import type { Db } from "../platform/client.ts";
import { beginCheck } from "./begin-check.ts";
import type { Check, CheckResult, FinishedCheck } from "./check.ts";
import { finishCheck } from "./finish-check.ts";
import { insertRun } from "./insert-run.ts";
import { saveJobs } from "./save-jobs.ts";

/** Inserts a company with a verified, active source. */
export async function insertSource(db: Db, name: string): Promise<{ companyId: number; sourceId: number }> {
  const company = await db
    .insertInto("companies")
    .values({ name, location: "Here", industry: "Energy", description: "D", zodiacSign: "ox" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const address = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const source = await db
    .insertInto("jobSources")
    .values({ companyId: company.id, kind: "lever", address, status: "active", verifiedAt: new Date(0) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { companyId: company.id, sourceId: source.id };
}

/** Returns a posting; `version` changes its content. */
export function makePosting(id: string, values: Partial<Posting> = {}): Posting {
  return {
    id,
    title: `Job ${id}`,
    locations: ["Oslo, Norway"],
    remote: null,
    department: null,
    type: "full-time",
    salary: null,
    postedDate: "2026-11-01",
    url: `https://jobs.example/${encodeURIComponent(id)}`,
    description: { text: "Text", html: "<p>Text</p>" },
    ...values,
  };
}

/** Starts a run over one source and begins its check. */
export async function beginTestCheck(db: Db, sourceId: number, startedAt: Date): Promise<Check> {
  await db.transaction().execute((trx) => insertRun(trx, { trigger: "operator", sourceIds: [sourceId], startedAt }));
  const check = await beginCheck(db, sourceId, startedAt);
  if (!check) throw new Error("no run waits for the source");
  return check;
}

/** Saves postings and ends a check with an outcome. */
export async function completeTestCheck(
  db: Db,
  check: Check,
  postings: readonly Posting[],
  result: Partial<CheckResult> = {},
): Promise<FinishedCheck | undefined> {
  await saveJobs(db, check, postings);
  return finishCheck(db, check, { ...emptyResult, outcome: postings.length > 0 ? "complete" : "empty", ...result });
}

/** Runs a whole check. */
export async function runTestCheck(
  db: Db,
  sourceId: number,
  startedAt: Date,
  postings: readonly Posting[],
  result: Partial<CheckResult> = {},
): Promise<FinishedCheck | undefined> {
  return completeTestCheck(db, await beginTestCheck(db, sourceId, startedAt), postings, result);
}

const emptyResult: CheckResult = {
  outcome: "complete",
  reason: null,
  unreadable: 0,
  requests: 1,
  bytes: 100,
  details: null,
  validators: null,
  endedAt: new Date("2026-11-22T12:00:00Z"),
};
