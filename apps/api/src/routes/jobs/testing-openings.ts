import type { SourceKind, SourceOutcome } from "@zodiac-at-work/catalog";
import { beginCheck, type CheckResult, type Db, finishCheck } from "@zodiac-at-work/db";
import type { SignId } from "@zodiac-at-work/zodiac";
import { sql } from "kysely";

/** Inserts a company with an active, verified source. */
export async function insertBoard(
  db: Db,
  { name, sign = "rat", kind = "ashby" }: { name: string; sign?: SignId; kind?: SourceKind },
): Promise<{ id: number; companyId: number }> {
  const { id: companyId } = await db
    .insertInto("companies")
    .values({ name, location: "Here", industry: "Energy", description: "Makes power.", zodiacSign: sign })
    .returning("id")
    .executeTakeFirstOrThrow();
  return db
    .insertInto("jobSources")
    .values({ companyId, kind, address: name.toLowerCase(), status: "active", verifiedAt: new Date() })
    .returning(["id", "companyId"])
    .executeTakeFirstOrThrow();
}

/** Does what a worker does with a source that a run waits for. */
export async function finishSource(
  db: Db,
  sourceId: number,
  outcome: SourceOutcome,
  result: Partial<CheckResult> = {},
): Promise<void> {
  const check = await beginCheck(db, sourceId, new Date());
  if (!check) throw new Error(`no run waits for the source ${sourceId}`);
  const counts = { unreadable: 0, requests: 1, bytes: 100 };
  const rest = { reason: null, details: null, validators: null, endedAt: new Date() };
  await finishCheck(db, check, { outcome, ...counts, ...rest, ...result });
}

/** Makes the queue look as if a worker ran, or as if none did. */
export async function pretendWorker(db: Db, isRunning: boolean): Promise<void> {
  await sql`update pgboss.version set cron_on = now() - ${isRunning ? "0 s" : "1 hour"}::interval`.execute(db);
}
