import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createDb } from "../platform/client.ts";
import { createTestDb } from "../testing.ts";
import { beginCheck } from "./begin-check.ts";
import { SourceReplacedError } from "./check.ts";
import { listChecks, listRunChecks } from "./checks.ts";
import { closeGoneJob } from "./close-gone-job.ts";
import { finishCheck } from "./finish-check.ts";
import { insertRun } from "./insert-run.ts";
import { findRun } from "./runs.ts";
import { saveJobs } from "./save-jobs.ts";
import { findSource, pauseSource, replaceSource } from "./sources.ts";
import { beginTestCheck, completeTestCheck, insertSource, makePosting, runTestCheck } from "./testing-checks.ts";

const { db, connectionString, drop } = await createTestDb();
afterAll(drop);

const [a, b, c] = [makePosting("a"), makePosting("b"), makePosting("c")];
/** The start of the run of a day. */
const day = (number: number) => new Date(Date.UTC(2026, 10, number, 6));

let sourceId = 0;
let companyId = 0;
beforeEach(async () => {
  await sql`truncate companies, runs cascade`.execute(db);
  ({ sourceId, companyId } = await insertSource(db, "Acme"));
});

function listStates() {
  return db
    .selectFrom("jobs")
    .select(["sourceJobId", "missed", "firstSeenAt", "lastSeenAt", "closedAt", "closedReason"])
    .where("sourceId", "=", sourceId)
    .orderBy("sourceJobId")
    .execute();
}

/** As an operator does who finds another company's name on a source. */
async function withdrawTrust(id: number) {
  await db.updateTable("jobSources").set({ verifiedAt: null }).where("id", "=", id).execute();
}

async function listOpen() {
  const rows = await db
    .selectFrom("jobs")
    .select("sourceJobId")
    .where("sourceId", "=", sourceId)
    .where("closedAt", "is", null)
    .orderBy("sourceJobId")
    .execute();
  return rows.map((row) => row.sourceJobId);
}

/** Everything in the table except for the time of the transaction that wrote a row. */
async function listVersions() {
  const { rows } = await sql<{ version: string }>`select xmin || ' ' || ctid as version from jobs order by id`.execute(
    db,
  );
  return rows;
}

describe("closing", () => {
  test("a job closes when two complete snapshots in a row lack it, with the start of the second run", async () => {
    await runTestCheck(db, sourceId, day(1), [a, b]);
    expect(await runTestCheck(db, sourceId, day(2), [a])).toMatchObject({ outcome: "complete", closed: 0 });
    expect(await listStates()).toMatchObject([
      { sourceJobId: "a", missed: 0, lastSeenAt: null, closedAt: null },
      { sourceJobId: "b", missed: 1, lastSeenAt: day(1), closedAt: null },
    ]);
    expect(await runTestCheck(db, sourceId, day(3), [a])).toMatchObject({ outcome: "complete", closed: 1 });
    expect(await listStates()).toMatchObject([
      { sourceJobId: "a", closedAt: null },
      { sourceJobId: "b", lastSeenAt: day(1), closedAt: day(3), closedReason: "missing" },
    ]);
  });

  test("a job that returns after one miss starts counting again", async () => {
    await runTestCheck(db, sourceId, day(1), [a, b]);
    await runTestCheck(db, sourceId, day(2), [a]);
    await runTestCheck(db, sourceId, day(3), [a, b]);
    await runTestCheck(db, sourceId, day(4), [a]);
    expect(await listStates()).toMatchObject([
      { sourceJobId: "a", missed: 0 },
      { sourceJobId: "b", missed: 1, lastSeenAt: day(3), closedAt: null },
    ]);
  });

  test.each(["partial", "changed", "blocked", "forbidden", "unreachable", "failed"] as const)(
    "a %s check closes nothing, however often it is repeated",
    async (outcome) => {
      await runTestCheck(db, sourceId, day(1), [a, b]);
      for (const number of [2, 3, 4]) {
        expect(
          await runTestCheck(db, sourceId, day(number), outcome === "partial" ? [a] : [], { outcome }),
        ).toMatchObject({ outcome, closed: 0 });
      }
      expect(await listOpen()).toEqual(["a", "b"]);
      expect(await findSource(db, sourceId)).toMatchObject({
        ...{ health: outcome, failures: 3, postings: 2, lastAttemptAt: day(4), lastCompleteAt: day(1) },
      });
    },
  );

  test("a partial check keeps what it has found, and what it lacks stays as it was", async () => {
    await runTestCheck(db, sourceId, day(1), [a, b]);
    await runTestCheck(db, sourceId, day(2), [a]);
    expect(await runTestCheck(db, sourceId, day(3), [b, c], { outcome: "partial" })).toMatchObject({
      found: 2,
      new: 1,
    });
    expect(await listStates()).toMatchObject([
      { sourceJobId: "a", missed: 0, lastSeenAt: null },
      { sourceJobId: "b", missed: 0, lastSeenAt: day(3) },
      { sourceJobId: "c", missed: 0, firstSeenAt: day(3) },
    ]);
  });

  test("a snapshot that is not modified is the same snapshot again", async () => {
    await runTestCheck(db, sourceId, day(1), [a, b]);
    await runTestCheck(db, sourceId, day(2), [a], { validators: { etag: "1" } });
    const check = await beginTestCheck(db, sourceId, day(3));
    expect(check.validators).toEqual({ etag: "1" });
    expect(await completeTestCheck(db, check, [], { outcome: "not-modified" })).toMatchObject({
      ...{ outcome: "complete", found: 1, unchanged: 1, closed: 1 },
    });
    expect(await listOpen()).toEqual(["a"]);
    expect(await findSource(db, sourceId)).toMatchObject({ health: "complete", lastCompleteAt: day(3) });
    expect((await beginTestCheck(db, sourceId, day(4))).validators).toEqual({ etag: "1" });
  });

  test("a source that suddenly lists nothing is suspect, and closes its jobs only when it lists nothing twice", async () => {
    await runTestCheck(db, sourceId, day(1), [a, b]);
    expect(await runTestCheck(db, sourceId, day(2), [])).toMatchObject({
      outcome: "empty",
      reason: expect.stringContaining("2 are open"),
      closed: 0,
    });
    expect(await findSource(db, sourceId)).toMatchObject({ health: "suspect", postings: 2, lastCompleteAt: day(1) });
    expect(await listStates()).toMatchObject([{ missed: 0 }, { missed: 0 }]);
    expect(await runTestCheck(db, sourceId, day(3), [])).toMatchObject({ outcome: "empty", reason: null, closed: 2 });
    expect(await findSource(db, sourceId)).toMatchObject({ health: "empty", postings: 0, lastCompleteAt: day(3) });
    expect(await runTestCheck(db, sourceId, day(4), [])).toMatchObject({ outcome: "empty", reason: null });
    expect((await findSource(db, sourceId))?.health).toBe("empty");
  });

  test("a failed check in between leaves a source suspect, and a posting clears it", async () => {
    await runTestCheck(db, sourceId, day(1), [a, b]);
    await runTestCheck(db, sourceId, day(2), []);
    await runTestCheck(db, sourceId, day(3), [], { outcome: "unreachable" });
    expect(await findSource(db, sourceId)).toMatchObject({ health: "unreachable", suspectSince: day(2) });
    await runTestCheck(db, sourceId, day(4), [a]);
    expect(await findSource(db, sourceId)).toMatchObject({ health: "complete", suspectSince: null });
    expect(await listStates()).toMatchObject([{ missed: 0 }, { missed: 1 }]);
    await runTestCheck(db, sourceId, day(5), []);
    expect(await listOpen()).toEqual(["a", "b"]);
  });

  test("a suspect source whose empty response is not modified has listed nothing twice", async () => {
    await runTestCheck(db, sourceId, day(1), [a]);
    await runTestCheck(db, sourceId, day(2), [], { validators: { etag: "empty" } });
    expect(await runTestCheck(db, sourceId, day(3), [], { outcome: "not-modified" })).toMatchObject({
      ...{ outcome: "empty", closed: 1 },
    });
  });

  test("a job whose own page is gone closes at once", async () => {
    await runTestCheck(db, sourceId, day(1), [a, b]);
    const check = await beginTestCheck(db, sourceId, day(2));
    expect(await closeGoneJob(db, check, "b")).toBe(true);
    expect(await closeGoneJob(db, check, "b")).toBe(false);
    expect(await completeTestCheck(db, check, [a])).toMatchObject({ closed: 1 });
    expect(await listStates()).toMatchObject([
      { sourceJobId: "a", closedAt: null },
      { sourceJobId: "b", closedAt: day(2), closedReason: "gone", lastSeenAt: day(1) },
    ]);
  });

  test("the jobs of a source that is replaced, no longer verified or deleted close; those of a paused source stay", async () => {
    const other = await insertSource(db, "Other");
    const third = await insertSource(db, "Third");
    for (const id of [sourceId, other.sourceId, third.sourceId]) await runTestCheck(db, id, day(1), [a]);
    await pauseSource(db, sourceId);
    expect(await listOpen()).toEqual(["a"]);
    await replaceSource(db, sourceId, { kind: "ashby", address: "acme" });
    await withdrawTrust(other.sourceId);
    await db.deleteFrom("jobSources").where("id", "=", third.sourceId).execute();
    const reasons = await db.selectFrom("jobs").select(["closedReason", "lastSeenAt"]).execute();
    expect(reasons).toEqual(Array(3).fill({ closedReason: "source-removed", lastSeenAt: expect.any(Date) }));
    expect(await findSource(db, sourceId)).toMatchObject({
      ...{ status: "active", verifiedAt: null, health: "new", postings: null, lastCompleteAt: null },
    });
  });
});

describe("idempotency", () => {
  test("a snapshot without a change writes no row of jobs", async () => {
    await runTestCheck(db, sourceId, day(1), [a, b]);
    const before = await listVersions();
    expect(await runTestCheck(db, sourceId, day(2), [a, b])).toEqual({
      ...{ outcome: "complete", reason: null, found: 2, new: 0, changed: 0, closed: 0, unchanged: 2 },
    });
    expect(await listVersions()).toEqual(before);
  });

  test("only a changed posting is written, and keeps when it was first seen", async () => {
    await runTestCheck(db, sourceId, day(1), [a, b]);
    expect(await runTestCheck(db, sourceId, day(2), [a, { ...b, title: "Renamed" }])).toMatchObject({
      ...{ new: 0, changed: 1, unchanged: 1 },
    });
    expect(await db.selectFrom("jobs").select(["title", "firstSeenAt", "scrapedAt"]).orderBy("id").execute()).toEqual([
      { title: "Job a", firstSeenAt: day(1), scrapedAt: day(1) },
      { title: "Renamed", firstSeenAt: day(1), scrapedAt: day(2) },
    ]);
  });

  test("of two postings with one id the first counts, in one batch and in two", async () => {
    const check = await beginTestCheck(db, sourceId, day(1));
    await saveJobs(db, check, [a, { ...a, title: "Second" }]);
    await saveJobs(db, check, [{ ...a, title: "Third" }, b]);
    expect(await completeTestCheck(db, check, [])).toMatchObject({ found: 2, new: 2 });
    const before = await listVersions();
    const again = await beginTestCheck(db, sourceId, day(2));
    await saveJobs(db, again, [a, { ...a, title: "Second" }]);
    await saveJobs(db, again, [{ ...a, title: "Third" }, b]);
    expect(await completeTestCheck(db, again, [])).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await listVersions()).toEqual(before);
  });

  test("a check that was killed and resumed writes the same rows with the same times", async () => {
    await runTestCheck(db, sourceId, day(1), [a, b]);
    const killed = await beginTestCheck(db, sourceId, day(2));
    await saveJobs(db, killed, [{ ...a, title: "New title" }, c]);
    const resumed = await beginCheck(db, sourceId, day(9));
    if (!resumed) throw new Error("nothing to resume");
    expect(resumed).toMatchObject({ observedAt: day(2), attempt: 2, validators: null });
    expect(await completeTestCheck(db, resumed, [{ ...a, title: "New title" }, c])).toMatchObject({
      ...{ found: 2, new: 1, changed: 1, unchanged: 0, closed: 0 },
    });
    expect(await listStates()).toMatchObject([
      { sourceJobId: "a", firstSeenAt: day(1) },
      { sourceJobId: "b", missed: 1, lastSeenAt: day(1) },
      { sourceJobId: "c", firstSeenAt: day(2) },
    ]);
  });

  test("a closed job that is listed again opens again, and keeps when it was first seen", async () => {
    await runTestCheck(db, sourceId, day(1), [a, b]);
    for (const number of [2, 3]) await runTestCheck(db, sourceId, day(number), [a]);
    expect(await runTestCheck(db, sourceId, day(4), [a, b])).toMatchObject({ new: 0, changed: 1 });
    expect(await listStates()).toMatchObject([
      { sourceJobId: "a" },
      { sourceJobId: "b", firstSeenAt: day(1), lastSeenAt: null, closedAt: null, closedReason: null, missed: 0 },
    ]);
  });
});

describe("reposts", () => {
  const repost = makePosting("a2", { title: a.title });
  const repostOf = async () => {
    const rows = await db
      .selectFrom("jobs")
      .leftJoin("jobs as earlier", "earlier.id", "jobs.repostOf")
      .select(["jobs.sourceJobId", "earlier.sourceJobId as earlier"])
      .where("jobs.repostOf", "is not", null)
      .execute();
    return rows.map(({ sourceJobId, earlier }) => [sourceJobId, earlier]);
  };

  test("a job with the title and places of a closed one is its repost", async () => {
    await runTestCheck(db, sourceId, day(1), [a, b]);
    for (const number of [2, 3]) await runTestCheck(db, sourceId, day(number), [b]);
    await runTestCheck(db, sourceId, day(4), [b, repost]);
    expect(await repostOf()).toEqual([["a2", "a"]]);
  });

  test("a job that replaces another is linked when the other closes", async () => {
    await runTestCheck(db, sourceId, day(1), [a, b]);
    await runTestCheck(db, sourceId, day(2), [b, repost]);
    expect(await repostOf()).toEqual([]);
    await runTestCheck(db, sourceId, day(3), [b, repost]);
    expect(await repostOf()).toEqual([["a2", "a"]]);
  });

  test.each([
    ["another place", { title: a.title, locations: ["Bergen, Norway"] }],
    ["another title", { title: "Another" }],
  ])("a job with %s is no repost", async (_, values) => {
    await runTestCheck(db, sourceId, day(1), [a, b]);
    for (const number of [2, 3]) await runTestCheck(db, sourceId, day(number), [b]);
    await runTestCheck(db, sourceId, day(4), [b, makePosting("a2", values)]);
    expect(await repostOf()).toEqual([]);
  });

  test("two jobs that are listed at the same time are no reposts of each other", async () => {
    await runTestCheck(db, sourceId, day(1), [a, repost]);
    for (const number of [2, 3]) await runTestCheck(db, sourceId, day(number), [repost]);
    expect(await repostOf()).toEqual([]);
  });
});

describe("what can't be stored", () => {
  test("is rejected with its reason, and the other postings are saved", async () => {
    const check = await beginTestCheck(db, sourceId, day(1));
    const broken = [
      makePosting("1", { title: " \u0000" }),
      makePosting("2", { url: "javascript:alert(1)" }),
      makePosting("3", { postedDate: "2026-02-30" }),
      makePosting("4", { postedDate: "soon" }),
      makePosting("5", { salary: { min: Number.NaN, max: null, currency: null, period: null, text: null } }),
      makePosting("6\u0000"),
      makePosting("7".repeat(3_000)),
    ];
    const rejected = await saveJobs(db, check, [...broken, a]);
    expect(rejected.map(({ id }) => id)).toEqual(broken.map(({ id }) => id));
    expect(rejected.map(({ reason }) => reason)).toEqual([
      ...["The title is missing.", "The address is not a web address: javascript:alert(1)"],
      ...["The date is not a date: 2026-02-30", "The date is not a date: soon", "The pay is not a number."],
      ...["The id can't be stored.", "The id can't be stored."],
    ]);
    expect(await listOpen()).toEqual(["a"]);
  });

  test("is taken out of a text, and the rest of the text is kept", async () => {
    const text = 'Quotes " \\ {a,b} 日本 🐀 \u0000\ud800 end';
    const posting = makePosting("odd", { title: text, locations: [text, "{}", ""], description: { text, html: text } });
    await runTestCheck(db, sourceId, day(1), [posting]);
    const stored = 'Quotes " \\ {a,b} 日本 🐀 \ufffd end';
    expect(await db.selectFrom("jobs").select(["title", "locations", "description"]).execute()).toEqual([
      { title: stored, locations: [stored, "{}", ""], description: stored },
    ]);
    const before = await listVersions();
    await runTestCheck(db, sourceId, day(2), [posting]);
    expect(await listVersions()).toEqual(before);
  });

  test("every column comes from its field", async () => {
    const posting = makePosting("full", {
      locations: ["Oslo, Norway", "Paris, France"],
      remote: { mode: "hybrid", countries: ["NO", "FR"] },
      department: "Design",
      type: "contract",
      salary: { min: 10.5, max: 20, currency: "EUR", period: "hour", text: "€10.50 to €20" },
      postedDate: "2026-02-17",
    });
    const check = await beginTestCheck(db, sourceId, day(1));
    await saveJobs(db, check, [posting], { isSample: true });
    expect(await db.selectFrom("jobs").selectAll().executeTakeFirstOrThrow()).toMatchObject({
      ...{ companyId, companyName: "Acme", zodiacSign: "ox", industry: "Energy", sourceId, sourceJobId: "full" },
      ...{ title: "Job full", location: "Oslo, Norway; Paris, France", locations: posting.locations },
      ...{ workplace: "hybrid", countries: ["NO", "FR"], department: "Design", type: "contract" },
      ...{ salary: "€10.50 to €20", salaryMin: 10.5, salaryMax: 20, salaryCurrency: "EUR", salaryPeriod: "hour" },
      ...{ description: "Text", descriptionHtml: "<p>Text</p>", postedDate: "2026-02-17", listedOn: "2026-02-17" },
      ...{ indeedUrl: posting.url, firstSeenAt: day(1), scrapedAt: day(1), isSample: true },
    });
  });
});

describe("runs", () => {
  const start = (startedAt: Date, sourceIds = [sourceId]) =>
    db.transaction().execute((trx) => insertRun(trx, { trigger: "schedule", sourceIds, startedAt }));

  test("a check answers all runs that wait for its source, and is listed once", async () => {
    const [first, second] = [await start(day(1)), await start(day(2))];
    const check = await beginCheck(db, sourceId, day(3));
    if (!check) throw new Error("no run waits");
    expect(check.observedAt).toEqual(day(1));
    await completeTestCheck(db, check, [a, b]);
    for (const { id } of [first, second]) {
      expect(await findRun(db, id)).toMatchObject({
        ...{ sources: 1, checked: 1, outcomes: { complete: 1 }, found: 2, new: 2, endedAt: expect.any(Date) },
      });
    }
    expect(await listChecks(db, { limit: 10 })).toMatchObject([{ runId: first.id, companyName: "Acme", new: 2 }]);
    expect(await beginCheck(db, sourceId, day(4))).toBeUndefined();
  });

  test("a run ends with its last source, and a run without sources ends at once", async () => {
    const other = await insertSource(db, "Other");
    const { id } = await start(day(1), [sourceId, other.sourceId]);
    const check = await beginCheck(db, sourceId, day(1));
    if (check) await completeTestCheck(db, check, [a]);
    expect(await findRun(db, id)).toMatchObject({ sources: 2, checked: 1, endedAt: null });
    expect(await listRunChecks(db, id)).toMatchObject([{ outcome: "complete" }, { outcome: null }]);
    const last = await beginCheck(db, other.sourceId, day(1));
    if (last) await completeTestCheck(db, last, [], { outcome: "blocked", reason: "A challenge page." });
    expect(await findRun(db, id)).toMatchObject({ checked: 2, outcomes: { complete: 1, blocked: 1 } });
    expect((await findRun(db, id))?.endedAt).not.toBeNull();
    expect((await findRun(db, (await start(day(2), [])).id))?.endedAt).toEqual(day(2));
  });

  test("a run starts later than all earlier ones, even if the clock stands still or goes back", async () => {
    expect([(await start(day(2))).startedAt, (await start(day(2))).startedAt, (await start(day(1))).startedAt]).toEqual(
      [day(2), new Date(day(2).getTime() + 1), new Date(day(2).getTime() + 2)],
    );
  });

  test("of two ends of the same check, one counts", async () => {
    const check = await beginTestCheck(db, sourceId, day(1));
    await saveJobs(db, check, [a]);
    const twin = { ...check, seen: new Set(check.seen) };
    const ends = await Promise.all([check, twin].map((one) => completeTestCheck(db, one, [a])));
    expect(ends.filter((end) => end !== undefined)).toHaveLength(1);
    expect(await listChecks(db, { limit: 10 })).toHaveLength(1);
  });

  test("a check that took too long and was answered by another writes no outcome", async () => {
    const late = await beginTestCheck(db, sourceId, day(1));
    const resumed = await beginCheck(db, sourceId, day(1));
    if (resumed) await completeTestCheck(db, resumed, [a]);
    await start(day(2));
    expect(await finishCheck(db, late, { ...(await result()), outcome: "failed" })).toBeUndefined();
    expect((await findSource(db, sourceId))?.health).toBe("complete");
  });

  test("two sources of a run that end at the same time end the run", async () => {
    const other = await insertSource(db, "Other");
    const pool = createDb(connectionString, { maxConnections: 2 });
    for (let round = 1; round <= 10; round++) {
      const { id } = await start(day(round), [sourceId, other.sourceId]);
      await Promise.all(
        [sourceId, other.sourceId].map(async (one) => {
          const check = await beginCheck(pool, one, day(round));
          if (check) await completeTestCheck(pool, check, [a]);
        }),
      );
      expect((await findRun(db, id))?.endedAt).not.toBeNull();
    }
    await pool.destroy();
  });

  test("a source that was replaced during a check keeps nothing of it, and can be checked again", async () => {
    const check = await beginTestCheck(db, sourceId, day(1));
    await saveJobs(db, check, [a]);
    await replaceSource(db, sourceId, { kind: "ashby", address: "acme" });
    await expect(saveJobs(db, check, [b])).rejects.toThrow(SourceReplacedError);
    await expect(finishCheck(db, check, await result())).rejects.toThrow(SourceReplacedError);
    expect(await listOpen()).toEqual([]);
    expect(await beginCheck(db, sourceId, day(2))).toMatchObject({ kind: "ashby", isVerified: false, attempt: 2 });
  });

  test("jobs are saved only from a verified source", async () => {
    const check = await beginTestCheck(db, sourceId, day(1));
    await withdrawTrust(sourceId);
    await expect(saveJobs(db, check, [a])).rejects.toThrow("is not verified");
  });

  test("a company's `scrapedAt` is the time of the last complete check of its sources", async () => {
    const scrapedAt = async () => (await db.selectFrom("companies").select("scrapedAt").executeTakeFirst())?.scrapedAt;
    await runTestCheck(db, sourceId, day(1), [a], { outcome: "partial" });
    expect(await scrapedAt()).toBeNull();
    await runTestCheck(db, sourceId, day(2), [a]);
    await runTestCheck(db, sourceId, day(3), [], { outcome: "blocked" });
    expect(await scrapedAt()).toEqual(day(2));
  });

  async function result() {
    return {
      ...({ outcome: "complete", reason: null, unreadable: 0, requests: 1, bytes: 1, details: null } as const),
      ...{ validators: null, endedAt: day(9) },
    };
  }
});
