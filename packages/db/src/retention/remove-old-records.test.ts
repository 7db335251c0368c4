import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { insertGeneration } from "../blog/generations.ts";
import { listRevisions } from "../blog/revisions.ts";
import { addPost } from "../blog/testing-posts.ts";
import { beginCheck } from "../jobs/begin-check.ts";
import { finishCheck } from "../jobs/finish-check.ts";
import { insertRun } from "../jobs/insert-run.ts";
import { saveJobs } from "../jobs/save-jobs.ts";
import { beginTestCheck, insertSource, makePosting, runTestCheck } from "../jobs/testing-checks.ts";
import { createDb } from "../platform/client.ts";
import { createTestDb } from "../testing.ts";
import type { RetentionDays } from "./old-records.ts";
import { type RemovedBatch, removeOldRecords } from "./remove-old-records.ts";
import { listRetention, listTableSizes } from "./table-sizes.ts";

const { db, createApiRole, drop } = await createTestDb();
afterAll(drop);

const days: RetentionDays = {
  ...{
    closedJobs: 180,
    checks: 90,
    generations: 60,
    revisions: 30,
    paymentEvents: 45,
    auditLog: 90,
    browserReports: 20,
  },
};
const now = new Date("2026-11-25T04:15:00Z");

/** A moment that is a number of days before now, and a millisecond earlier if the records must be old. */
const ago = (count: number, ms = 0) => new Date(now.getTime() - count * 86_400_000 - ms);

async function remove(batchSize?: number): Promise<RemovedBatch[]> {
  const batches: RemovedBatch[] = [];
  for await (const batch of removeOldRecords(db, days, { now, ...(batchSize && { batchSize }) })) batches.push(batch);
  return batches;
}

beforeEach(async () => {
  await sql`truncate companies, runs, blog_posts, blog_generations, payment_events, audit_log, browser_reports restart identity cascade`.execute(
    db,
  );
});

async function insertClosed(sourceId: number, companyId: number, closedAt: Date, count = 1): Promise<void> {
  await sql`
    insert into jobs (company_id, source_id, source_job_id, title, indeed_url, first_seen_at, closed_at, closed_reason)
    select ${companyId}, ${sourceId}, gen_random_uuid(), 'Job', 'https://jobs.example/1', ${ago(900)}, ${closedAt}, 'missing'
    from generate_series(1, ${count}::integer)`.execute(db);
}

const countJobs = async () =>
  (await sql<{ count: number }>`select count(*)::integer as count from jobs`.execute(db)).rows[0]?.count;

describe("closed jobs", () => {
  test("go when they closed more than the days ago, and open ones stay however old they are", async () => {
    const { companyId, sourceId } = await insertSource(db, "Acme");
    await insertClosed(sourceId, companyId, ago(180, 1));
    await insertClosed(sourceId, companyId, ago(180));
    await sql`
      insert into jobs (company_id, source_id, source_job_id, title, indeed_url, first_seen_at)
      values (${companyId}, ${sourceId}, 'open', 'Open', 'https://jobs.example/2', ${ago(900)})`.execute(db);
    expect(await remove()).toEqual([{ record: "closedJobs", table: "jobs", rows: 1 }]);
    expect(await countJobs()).toBe(2);
    expect(await remove()).toEqual([]);
  });

  test("stay while an open job repeats them", async () => {
    const { companyId, sourceId } = await insertSource(db, "Acme");
    await insertClosed(sourceId, companyId, ago(300));
    await sql`
      insert into jobs (company_id, source_id, source_job_id, title, indeed_url, repost_of)
      select company_id, source_id, 'again', title, indeed_url, id from jobs`.execute(db);
    expect(await remove()).toEqual([]);
    await sql`update jobs set closed_at = ${ago(1)}, closed_reason = 'gone' where source_job_id = 'again'`.execute(db);
    expect(await remove()).toMatchObject([{ rows: 1 }]);
    expect((await db.selectFrom("jobs").select(["sourceJobId", "repostOf"]).execute())[0]).toEqual({
      ...{ sourceJobId: "again", repostOf: null },
    });
  });

  test("go in batches, and a removal that stops between two goes on later", async () => {
    const { companyId, sourceId } = await insertSource(db, "Acme");
    await insertClosed(sourceId, companyId, ago(300), 25);
    for await (const { rows } of removeOldRecords(db, days, { now, batchSize: 10 })) {
      expect(rows).toBe(10);
      break;
    }
    expect(await countJobs()).toBe(15);
    expect((await remove(10)).map(({ rows }) => rows)).toEqual([10, 5]);
    expect(await countJobs()).toBe(0);
  });

  test("leave the counts of open jobs alone", async () => {
    const { companyId, sourceId } = await insertSource(db, "Acme");
    await runTestCheck(db, sourceId, ago(1), [makePosting("1")]);
    await insertClosed(sourceId, companyId, ago(300), 3);
    expect(await remove()).toMatchObject([{ rows: 3 }]);
    const { rows } = await sql<{ count: number }>`select sum(count)::integer as count from open_job_counts`.execute(db);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test("wait for the next removal while a check saves jobs of their company", async () => {
    const [busy, idle] = [await insertSource(db, "Acme"), await insertSource(db, "Bolt")];
    await insertClosed(busy.sourceId, busy.companyId, ago(300), 2);
    await insertClosed(idle.sourceId, idle.companyId, ago(300), 3);
    await db.transaction().execute(async (trx) => {
      await sql`select from companies where id = ${busy.companyId} for no key update`.execute(trx);
      expect(await remove()).toMatchObject([{ rows: 3 }]);
    });
    expect(await remove()).toMatchObject([{ rows: 2 }]);
  });

  test("may come back in a check while they are removed, and each posting is then open once", async () => {
    const { sourceId } = await insertSource(db, "Acme");
    const postings = Array.from({ length: 60 }, (_, index) => makePosting(`${index}`));
    await runTestCheck(db, sourceId, ago(400), postings);
    await sql`update jobs set closed_at = ${ago(300)}, closed_reason = 'gone'`.execute(db);
    const check = await beginTestCheck(db, sourceId, ago(0));
    const save = async () => {
      for (let start = 0; start < postings.length; start += 5) {
        await saveJobs(db, check, postings.slice(start, start + 5));
      }
    };
    await Promise.all([save(), remove(4), remove(7)]);
    await remove();
    const result = { reason: null, unreadable: 0, requests: 1, bytes: 1, details: null, validators: null };
    const ended = await finishCheck(db, check, { ...result, outcome: "complete", endedAt: now });
    expect(ended).toMatchObject({ outcome: "complete", found: 60, closed: 0 });
    const jobs = await db.selectFrom("jobs").select(["sourceJobId", "closedAt"]).execute();
    expect(jobs.map(({ closedAt }) => closedAt)).toEqual(Array(60).fill(null));
    expect(new Set(jobs.map(({ sourceJobId }) => sourceJobId)).size).toBe(60);
  });
});

describe("checks and runs", () => {
  /** Runs a check that ended at a moment. */
  async function check(sourceId: number, endedAt: Date, outcome: "complete" | "blocked" = "complete"): Promise<void> {
    await runTestCheck(db, sourceId, endedAt, outcome === "complete" ? [makePosting("1")] : [], { outcome, endedAt });
  }

  const endings = async (sourceId: number) =>
    (
      await db
        .selectFrom("runSources")
        .select(["endedAt", "outcome"])
        .where("sourceId", "=", sourceId)
        .orderBy("endedAt")
        .execute()
    ).map(({ endedAt, outcome }) => `${outcome} ${endedAt ? (now.getTime() - endedAt.getTime()) / 86_400_000 : ""}`);

  test("go with their run when it ended more than the days ago", async () => {
    const { sourceId } = await insertSource(db, "Acme");
    await check(sourceId, ago(90, 1));
    await check(sourceId, ago(90));
    await check(sourceId, ago(2));
    expect(await remove()).toEqual([
      { record: "checks", table: "run_sources", rows: 1 },
      { record: "checks", table: "runs", rows: 1 },
    ]);
    expect(await endings(sourceId)).toEqual(["complete 90", "complete 2"]);
    expect(await db.selectFrom("runs").select("id").execute()).toHaveLength(2);
  });

  test("leave the last check and the last snapshot of each source", async () => {
    const { sourceId } = await insertSource(db, "Acme");
    const other = await insertSource(db, "Bolt");
    for (const count of [500, 400]) await check(sourceId, ago(count));
    for (const count of [300, 200]) await check(sourceId, ago(count), "blocked");
    await check(other.sourceId, ago(1));
    await remove();
    expect(await endings(sourceId)).toEqual(["complete 400", "blocked 200"]);
    expect(await db.selectFrom("runs").select("id").execute()).toHaveLength(3);
    expect(await remove()).toEqual([]);
  });

  test("that answer several runs go together, however small the batches are", async () => {
    const { sourceId } = await insertSource(db, "Acme");
    for (const count of [200, 199]) {
      await db.transaction().execute(async (trx) => {
        await insertRun(trx, { trigger: "reader", sign: "ox", sourceIds: [sourceId], startedAt: ago(count) });
        await insertRun(trx, { trigger: "reader", sign: "ox", sourceIds: [sourceId], startedAt: ago(count) });
      });
      const began = await beginCheck(db, sourceId, ago(count));
      if (!began) throw new Error("no run waits for the source");
      const result = { reason: null, unreadable: 0, requests: 1, bytes: 1, details: null, validators: null };
      await finishCheck(db, began, { ...result, outcome: "complete", endedAt: ago(count) });
    }
    await check(sourceId, ago(1));
    expect((await remove(1)).map(({ table }) => table)).toEqual(["run_sources", "run_sources", "runs", "runs"]);
    // The latest run of the sign stays, with the check that answered it.
    const left = await db.selectFrom("runSources").select(["id", "sameAs"]).orderBy("id").execute();
    expect(left.map(({ sameAs }) => sameAs)).toEqual([null, left[0]?.id, null]);
  });

  test("that runs still wait for stay, and so does the latest run of a sign", async () => {
    const { sourceId } = await insertSource(db, "Acme");
    await check(sourceId, ago(400));
    await check(sourceId, ago(399));
    await db
      .transaction()
      .execute((trx) => insertRun(trx, { trigger: "reader", sign: "ox", sourceIds: [sourceId], startedAt: ago(398) }));
    expect(await remove()).toHaveLength(2);
    expect(await endings(sourceId)).toEqual(["complete 399", "null "]);
    const waiting = await beginCheck(db, sourceId, now);
    expect(waiting?.observedAt).toEqual(ago(398));
  });
});

describe("the writing of articles", () => {
  const settings = { businessLocation: "", targetWordCount: 600, includeLocalSeo: false, autoPublish: false };

  async function insertEnded(endedAt: Date, postId: number | null): Promise<number> {
    const id = await insertGeneration(db, { trigger: "admin", keyword: null, seed: "1", settings });
    await sql`
      update blog_generations set ended_at = ${endedAt}, post_id = ${postId},
        state = ${postId === null ? "failed" : "done"}, problem = ${postId === null ? "It failed." : null}
      where id = ${id ?? 0}`.execute(db);
    return id ?? 0;
  }

  test("goes if it failed, or its article was deleted, more than the days ago", async () => {
    const [live, deleted, undeletable] = [await addPost(db), await addPost(db), await addPost(db)];
    await sql`update blog_posts set deleted_at = ${ago(60, 1)} where id = ${deleted.id}`.execute(db);
    await sql`update blog_posts set deleted_at = ${ago(60)} where id = ${undeletable.id}`.execute(db);
    await insertEnded(ago(60, 1), null);
    await insertEnded(ago(300), deleted.id);
    const kept = [
      await insertEnded(ago(60), null),
      await insertEnded(ago(900), live.id),
      await insertEnded(ago(900), undeletable.id),
      (await insertGeneration(db, { trigger: "admin", keyword: "k", seed: "1", settings })) ?? 0,
    ];
    expect(await remove()).toEqual([{ record: "generations", table: "blog_generations", rows: 2 }]);
    const left = await db.selectFrom("blogGenerations").select("id").orderBy("id").execute();
    expect(left.map(({ id }) => id)).toEqual(kept);
  });

  test("versions of an article go when they were replaced more than the days ago, but the last one before the text", async () => {
    const { id } = await addPost(db, { now: ago(500) });
    for (const [version, savedAt] of [ago(500), ago(400), ago(30, 1), ago(30), ago(29)].entries()) {
      await sql`
        insert into blog_revisions (post_id, version, title, slug, content, saved_at)
        values (${id}, ${version + 1}, 'T', 's', '<p>C</p>', ${savedAt})`.execute(db);
    }
    const alone = await addPost(db, { now: ago(900) });
    await sql`
      insert into blog_revisions (post_id, version, title, slug, content, saved_at)
      values (${alone.id}, 1, 'T', 's', '<p>C</p>', ${ago(900)})`.execute(db);
    expect(await remove()).toEqual([{ record: "revisions", table: "blog_revisions", rows: 2 }]);
    const left = await db.selectFrom("blogRevisions").select("version").where("postId", "=", id).execute();
    // The third was replaced exactly 30 days ago.
    expect(left.map(({ version }) => version).sort()).toEqual([3, 4, 5]);
    expect(await listRevisions(db, alone.id)).toHaveLength(1);
  });
});

test("ids of payment events go after the days, and what they reported stays", async () => {
  await sql`
    insert into payment_events (id, type, created_at)
    values ('old', 'a', ${ago(45, 1)}), ('border', 'a', ${ago(45)}), ('new', 'a', ${ago(1)})`.execute(db);
  await sql`
    insert into payments (id, provider, status, status_at, created_at)
    values ('pi_1', 'stripe', 'succeeded', ${ago(900)}, ${ago(900)})`.execute(db);
  await sql`
    insert into refunds (id, payment_id, amount, status) values ('re_1', 'pi_1', 1, 'succeeded')`.execute(db);
  expect(await remove()).toEqual([{ record: "paymentEvents", table: "payment_events", rows: 1 }]);
  expect(await db.selectFrom("paymentEvents").select("id").orderBy("id").execute()).toEqual([
    ...[{ id: "border" }, { id: "new" }],
  ]);
  expect(await db.selectFrom("refunds").select("paymentId").execute()).toEqual([{ paymentId: "pi_1" }]);
});

test("entries of the audit log go after the days", async () => {
  await sql`
    insert into audit_log (at, operator, action)
    values (${ago(90, 1)}, 'Grace', 'grant-admin'), (${ago(90)}, 'Grace', 'grant-admin')`.execute(db);
  expect(await remove()).toEqual([{ record: "auditLog", table: "audit_log", rows: 1 }]);
  expect(await db.selectFrom("auditLog").select("at").execute()).toEqual([{ at: ago(90) }]);
});

test("counts of what browsers reported go when their day is over the days", async () => {
  const day = (count: number) => ago(count).toISOString().slice(0, 10);
  await sql`
    insert into browser_reports (day, release, page, what, detail, count)
    values (${day(21)}, 'Bx3kQ9aZ', '/', 'visit', '', 3), (${day(20)}, 'Bx3kQ9aZ', '/', 'visit', '', 4)`.execute(db);
  expect(await remove()).toEqual([{ record: "browserReports", table: "browser_reports", rows: 1 }]);
  expect(await db.selectFrom("browserReports").select("count").execute()).toEqual([{ count: 4 }]);
});

describe("what operators see", () => {
  test("the API's role sees how many records are old, the oldest, and the days", async () => {
    const { companyId, sourceId } = await insertSource(db, "Acme");
    await insertClosed(sourceId, companyId, ago(200), 7);
    await insertClosed(sourceId, companyId, ago(179), 2);
    const api = createDb(await createApiRole());
    try {
      const retention = await listRetention(api, days, now);
      expect(retention).toHaveLength(7);
      expect(retention[0]).toEqual({
        ...{ record: "closedJobs", tables: ["jobs"], days: 180, oldestAt: ago(200), removable: 7 },
      });
      expect(retention[1]).toMatchObject({ tables: ["run_sources", "runs"], oldestAt: null, removable: 0 });
    } finally {
      await api.destroy();
    }
    await remove();
    expect((await listRetention(db, days, now))[0]).toMatchObject({ oldestAt: ago(179), removable: 0 });
  });

  test("tables have their rows and bytes, the largest first", async () => {
    const { companyId, sourceId } = await insertSource(db, "Acme");
    await insertClosed(sourceId, companyId, ago(1), 3_000);
    await sql`analyze jobs`.execute(db);
    const [largest, ...others] = await listTableSizes(db);
    expect(largest).toMatchObject({ name: "jobs", rows: 3_000 });
    expect(largest?.indexBytes).toBeGreaterThan(100_000);
    expect(largest?.bytes).toBeGreaterThan(largest?.indexBytes ?? 0);
    expect(others.map(({ name }) => name)).toEqual(expect.arrayContaining(["payments", "pgboss.job_common"]));
  });
});
