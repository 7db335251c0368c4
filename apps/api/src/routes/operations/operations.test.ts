import { setTimeout as sleep } from "node:timers/promises";
import * as contracts from "@zodiac-at-work/contracts";
import { insertRun } from "@zodiac-at-work/db";
import { checkSource, handleTask, openQueue, RetryableError, runTasks } from "@zodiac-at-work/tasks";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { buildTestApp } from "../../testing.ts";
import { finishSource, insertBoard, pretendWorker } from "../jobs/testing-openings.ts";

const { app, db, dependencies, signIn, close } = await buildTestApp();
afterAll(close);
const queue = openQueue(db);

const admin = await signIn({ uid: "ada", role: "admin" });
const get = (path: string) => app.inject({ url: `/api/operations${path}`, headers: admin });
const send = (method: "POST" | "PUT", path: string, payload?: object) =>
  app.inject({ method, url: `/api/operations${path}`, headers: admin, ...(payload && { payload }) });

beforeEach(async () => {
  await db.deleteFrom("runs").execute();
  await db.deleteFrom("companies").execute();
  await db.deleteFrom("taskSchedules").execute();
  await sql`delete from pgboss.job`.execute(db);
  await sql`delete from pgboss.schedule`.execute(db);
  await pretendWorker(db, true);
});

async function startCheck(...sources: readonly { id: number }[]): Promise<number> {
  const sourceIds = sources.map(({ id }) => id);
  const run = await insertRun(db, { trigger: "schedule", sourceIds, startedAt: new Date() });
  return run.id;
}

async function listChecks(query = "") {
  const response = await get(`/checks${query}`);
  const list = contracts.listChecks.response.parse(response.json());
  expect(response.json()).toEqual(list);
  return list;
}

test("the figures are those of the tables", async () => {
  const [read, blocked, handled] = [
    await insertBoard(db, { name: "Acme" }),
    await insertBoard(db, { name: "Bolt" }),
    await insertBoard(db, { name: "Cave" }),
  ];
  await insertBoard(db, { name: "Dune" });
  const proposed = await insertBoard(db, { name: "Echo" });
  await db.updateTable("jobSources").set({ status: "proposed" }).where("id", "=", proposed.id).execute();
  const job = { companyId: read.companyId, sourceId: read.id, title: "Clerk", indeedUrl: "https://a.example/1" };
  await db
    .insertInto("jobs")
    .values({ ...job, sourceJobId: "1" })
    .execute();
  await startCheck(read, blocked, handled);
  await finishSource(db, read.id, "partial");
  await finishSource(db, blocked.id, "blocked");
  await finishSource(db, handled.id, "changed");
  const [latest] = (await listChecks()).checks;
  await send("POST", `/checks/${latest?.id}/handled`);
  const response = await get("");
  const figures = contracts.getOperations.response.parse(response.json());
  expect(response.json()).toEqual(figures);
  expect(figures).toMatchObject({
    hasWorker: true,
    boards: { checked: 3, of: 4, proposed: 1 },
    openings: 1,
    paymentsWithoutAccess: 0,
    attention: { boards: 1, tasks: 0 },
  });
  await pretendWorker(db, false);
  expect((await get("")).json()).toMatchObject({ hasWorker: false });
});

describe("checks", () => {
  test("are listed, the newest first, in pages, with the counts of their outcomes", async () => {
    const sources = [];
    for (const name of ["Acme", "Bolt", "Cave"]) sources.push(await insertBoard(db, { name }));
    const runId = await startCheck(...sources);
    for (const [index, { id }] of sources.entries()) {
      await finishSource(db, id, index === 1 ? "unreachable" : "empty", { endedAt: new Date(Date.now() + index) });
    }
    const all = await listChecks();
    expect(all.checks.map(({ company, outcome }) => [company.name, outcome])).toEqual([
      ["Cave", "empty"],
      ["Bolt", "unreachable"],
      ["Acme", "empty"],
    ]);
    expect(all.checks[0]).toMatchObject({ runId, kind: "ashby", found: 0, new: 0, closed: 0, handledAt: null });
    expect(all).toMatchObject({ total: 3, hasOlder: false });
    expect(all.counts.filter(({ count }) => count > 0)).toEqual([
      { outcome: "empty", count: 2 },
      { outcome: "unreachable", count: 1 },
    ]);
    const first = await listChecks("?limit=2");
    expect([first.checks.map(({ company }) => company.name), first.hasOlder, first.total]).toEqual([
      ["Cave", "Bolt"],
      true,
      3,
    ]);
    const second = await listChecks(`?limit=2&before=${first.checks[1]?.id}`);
    expect([second.checks.map(({ company }) => company.name), second.hasOlder, second.total]).toEqual([
      ["Acme"],
      false,
      3,
    ]);
    expect(await listChecks("?outcome=unreachable")).toMatchObject({
      checks: [{ company: { name: "Bolt" } }],
      total: 1,
    });
    expect(await listChecks("?search=ACM")).toMatchObject({ checks: [{ company: { name: "Acme" } }], total: 1 });
    expect(await listChecks("?search=ashby")).toMatchObject({ total: 3 });
    expect(await listChecks("?search=%25")).toMatchObject({ checks: [], total: 0 });
    await sql`update run_sources set ended_at = ended_at - interval '2 days'`.execute(db);
    expect(await listChecks()).toMatchObject({ checks: [], total: 0 });
    expect(await listChecks("?days=3")).toMatchObject({ total: 3 });
  });

  test.each([
    ["?outcome=bad", 400],
    ["?limit=0", 400],
    ["?days=366", 400],
    ["?before=x", 400],
    ["?before=2147483648", 400],
    ["?before=2147483647", 404],
    ["?search=%00", 400],
  ])("%s are refused with %i", async (query, status) => {
    expect((await get(`/checks${query}`)).statusCode).toBe(status);
  });

  test("have a report, whatever details an older release has written", async () => {
    const [source, other] = [await insertBoard(db, { name: "Acme" }), await insertBoard(db, { name: "Bolt" })];
    await startCheck(source, other);
    await finishSource(db, other.id, "changed");
    const details = {
      expected: "jobs[].location.name",
      found: { location: "Sydney" },
      unreadable: [{ id: "7", reason: "no title" }],
    };
    await finishSource(db, source.id, "changed", { reason: "The response lacks a field.", details, unreadable: 1 });
    const [latest] = (await listChecks()).checks;
    const response = await get(`/checks/${latest?.id}`);
    const { check } = contracts.getCheck.response.parse(response.json());
    expect(response.json()).toEqual({ check });
    expect(check).toMatchObject({
      ...{ address: "acme", status: "active", trigger: "schedule", reason: "The response lacks a field." },
      ...{ attempts: 1, unreadable: 1, requests: 1, bytes: 100, handledBy: null, lastComplete: null },
      details: {
        expected: "jobs[].location.name",
        found: '{"location":"Sydney"}',
        unreadable: [{ id: "7", reason: "no title" }],
      },
      others: { checked: 1, same: 1 },
    });
    for (const odd of ["[]", "{}", "null", '{"unreadable": 3, "found": null}', '{"unreadable": [null, 1, "x"]}']) {
      await sql`update run_sources set details = ${odd}::jsonb where id = ${check.id}`.execute(db);
      expect((await get(`/checks/${check.id}`)).statusCode).toBe(200);
    }
  });

  test("are marked as handled once, by the first admin", async () => {
    const source = await insertBoard(db, { name: "Acme" });
    await startCheck(source);
    await finishSource(db, source.id, "forbidden");
    const [check] = (await listChecks()).checks;
    const first = contracts.markCheckHandled.response.parse(
      (await send("POST", `/checks/${check?.id}/handled`)).json(),
    );
    const bob = await signIn({ uid: "bob", role: "admin" });
    const again = await app.inject({
      method: "POST",
      url: `/api/operations/checks/${check?.id}/handled`,
      headers: bob,
    });
    expect(again.json()).toEqual(first);
    expect((await get(`/checks/${check?.id}`)).json()).toMatchObject({ check: { handledBy: "ada", ...first } });
  });

  test.each(["/checks/2147483647", "/checks/2147483647/handled"])("%s is unknown", async (path) => {
    const response = path.endsWith("handled") ? await send("POST", path) : await get(path);
    expect([response.statusCode, response.json().code]).toEqual([404, "not-found"]);
  });
});

test("the coverage counts the companies with a board and lists the well-known ones without", async () => {
  const board = await insertBoard(db, { name: "Acme" });
  const bolt = await insertBoard(db, { name: "Bolt" });
  await db.deleteFrom("jobSources").where("id", "=", bolt.id).execute();
  const careersUrl = "https://bolt.example/careers";
  await db.updateTable("companies").set({ wellKnownRank: 1, careersUrl }).where("id", "=", bolt.companyId).execute();
  await startCheck(board);
  await finishSource(db, board.id, "empty");
  const response = await get("/coverage");
  const coverage = contracts.getCoverage.response.parse(response.json());
  expect(response.json()).toEqual(coverage);
  expect(coverage).toMatchObject({
    all: { companies: 2, withBoard: 1, checked: 1, openings: 0 },
    wellKnown: { companies: 1, withBoard: 0 },
    kinds: [{ kind: "ashby", companies: 1, checked: 1 }],
    missing: [{ id: bolt.companyId, name: "Bolt", reason: "own-page", careersUrl }],
  });
  expect(coverage.signs).toHaveLength(12);
});

test("the storage has the sizes of the tables, and what is removed after how many days", async () => {
  const { companyId } = await insertBoard(db, { name: "Acme" });
  const values = { companyId, title: "Clerk", indeedUrl: "https://a.example/1", closedReason: "gone" } as const;
  const closedAt = new Date(Date.now() - 181 * 86_400_000);
  await db
    .insertInto("jobs")
    .values({ ...values, closedAt })
    .execute();
  const response = await get("/storage");
  const { tables, retention } = contracts.getStorage.response.parse(response.json());
  expect(response.json()).toEqual({ tables, retention });
  const bytes = tables.map((table) => table.bytes);
  expect(bytes).toEqual(bytes.toSorted((a, b) => b - a));
  expect(tables.find(({ name }) => name === "jobs")?.indexBytes).toBeGreaterThan(0);
  expect(retention.map(({ record, days }) => [record, days])).toEqual([
    ...[["closedJobs", 180] as const, ["checks", 365] as const, ["generations", 365] as const],
    ...[
      ["revisions", 365] as const,
      ["paymentEvents", 90] as const,
      ["auditLog", 730] as const,
      ["browserReports", 90] as const,
    ],
  ]);
  expect(retention[0]).toMatchObject({ tables: ["jobs"], oldestAt: closedAt.toISOString(), removable: 1 });
});

test("the health of each kind has 14 days, today last", async () => {
  const [good, slow, bad] = [
    await insertBoard(db, { name: "Acme" }),
    await insertBoard(db, { name: "Bolt", kind: "lever" }),
    await insertBoard(db, { name: "Cave", kind: "workable" }),
  ];
  await insertBoard(db, { name: "Dune", kind: "recruitee" });
  await startCheck(good, slow, bad);
  await finishSource(db, good.id, "empty");
  await finishSource(db, slow.id, "empty", { endedAt: new Date() });
  await finishSource(db, bad.id, "changed");
  await sql`update run_sources set started_at = ended_at - interval '4 s' where source_id = ${slow.id}`.execute(db);
  const response = await get("/health");
  const { kinds } = contracts.getSourceHealth.response.parse(response.json());
  expect(kinds.map(({ kind, boards, read, state }) => [kind, boards, read, state])).toEqual([
    ["ashby", 1, 1, "well"],
    ["lever", 1, 1, "slow"],
    ["recruitee", 1, null, "unchecked"],
    ["workable", 1, 0, "changed"],
  ]);
  const today = new Date().toISOString().slice(0, 10);
  expect(kinds[0]?.days.at(-1)).toEqual({ date: today, checked: 1, read: 1 });
  expect(kinds[0]?.days.slice(0, -1).every(({ checked }) => checked === 0)).toBe(true);
});

describe("sources", () => {
  const list = async (query = "") => {
    const response = await get(`/sources${query}`);
    const found = contracts.listSources.response.parse(response.json());
    expect(response.json()).toEqual(found);
    return found;
  };

  test("are listed by company, filtered, in pages", async () => {
    for (const name of ["Zeta", "acme", "Bolt"]) await insertBoard(db, { name });
    expect((await list()).sources.map(({ company }) => company.name)).toEqual(["acme", "Bolt", "Zeta"]);
    expect(await list("?page=2&limit=2")).toMatchObject({ sources: [{ address: "zeta" }], total: 3, totalPages: 2 });
    expect(await list("?search=ZET&kind=ashby&health=new&status=active")).toMatchObject({ total: 1 });
    expect(await list("?status=paused")).toMatchObject({ sources: [], total: 0, counts: [{}, { count: 3 }, {}] });
    for (const query of ["?status=x", "?kind=x", "?health=x", "?search=%00"]) {
      expect((await get(`/sources${query}`)).statusCode).toBe(400);
    }
  });

  test("are paused, activated and confirmed", async () => {
    const { id } = await insertBoard(db, { name: "Acme" });
    const act = async (action: string) => (await send("POST", `/sources/${id}/${action}`)).json();
    expect(await act("pause")).toMatchObject({ source: { status: "paused" } });
    expect(await send("POST", `/sources/${id}/check`).then(({ json }) => json())).toMatchObject({
      code: "source-not-active",
    });
    expect(await act("activate")).toMatchObject({ source: { status: "active" } });
    await db.updateTable("jobSources").set({ status: "proposed", verifiedAt: null }).where("id", "=", id).execute();
    expect(await act("confirm")).toMatchObject({ source: { status: "active", verifiedAt: expect.any(String) } });
  });

  test("get another address, and count as unverified then", async () => {
    const { id } = await insertBoard(db, { name: "Acme" });
    await insertBoard(db, { name: "Bolt" });
    const put = (kind: string, address: string) => send("PUT", `/sources/${id}/address`, { kind, address });
    expect((await put("lever", "acme-2")).json()).toMatchObject({
      source: { kind: "lever", address: "acme-2", verifiedAt: null, status: "active" },
    });
    expect((await put("json-ld", "https://acme.example/careers?all=1")).statusCode).toBe(200);
    const taken = await put("ashby", "bolt");
    expect([taken.statusCode, taken.json().code]).toEqual([409, "source-exists"]);
    for (const [kind, address] of [
      ["ashby", ""],
      ["ashby", "a b"],
      ["ashby", "-a"],
      ["feed", "http://acme.example"],
      ["feed", "https://acme.example/\u0000"],
      ["feed", "https://user:secret@acme.example/"],
      ["feed", "https://127.0.0.1/jobs"],
      ["feed", "https://localhost/jobs"],
      ["feed", "https://[::1]/jobs"],
      ["feed", "https://acme.example:8443/jobs"],
      ["feed", "https://acme.example./jobs"],
      ["feed", `https://acme.example/${"x".repeat(2000)}`],
      ["indeed", "acme"],
      ["listing", "https://acme.example/jobs"],
    ] as const) {
      const response = await put(kind, address);
      expect([address, response.statusCode, response.json().code]).toEqual([address, 400, "invalid-request"]);
    }
  });

  test("are checked on request, once at a time", async () => {
    const { id } = await insertBoard(db, { name: "Acme" });
    const check = async () => contracts.checkSource.response.parse((await send("POST", `/sources/${id}/check`)).json());
    const first = await check();
    expect(await check()).toEqual(first);
    await finishSource(db, id, "empty");
    expect(await check()).not.toEqual(first);
    const runs = await db.selectFrom("runs").select(["trigger", "requestedBy"]).execute();
    expect(runs).toEqual(Array(2).fill({ trigger: "operator", requestedBy: "ada" }));
  });

  test.each(["check", "pause", "activate", "confirm"])("that do not exist can't be used: %s", async (action) => {
    const response = await send("POST", `/sources/2147483647/${action}`);
    expect([response.statusCode, response.json().code]).toEqual([404, "not-found"]);
  });

  test("that do not exist get no address", async () => {
    const response = await send("PUT", "/sources/2147483647/address", { kind: "lever", address: "x" });
    expect(response.statusCode).toBe(404);
  });
});

describe("tasks", () => {
  const list = async (query = "") => {
    const response = await get(`/tasks${query}`);
    const found = contracts.listTasks.response.parse(response.json());
    expect(response.json()).toEqual(found);
    return found;
  };
  const retry = (name: string, id: string) => send("POST", `/tasks/${name}/${id}/retry`);

  test("are listed with their company, and the unfinished runs with their progress", async () => {
    const { id } = await insertBoard(db, { name: "Acme" });
    await send("POST", `/sources/${id}/check`);
    const { tasks, counts, runs, total } = await list();
    expect(tasks).toMatchObject([
      { name: "scrape-source", subject: "Acme", state: "queued", attempt: 0, progress: null, failure: null },
    ]);
    expect([counts, total]).toEqual([
      ["active", "retrying", "failed", "queued"].map((state) => ({ state, count: state === "queued" ? 1 : 0 })),
      1,
    ]);
    expect(runs).toMatchObject([{ state: "waiting", done: 0, of: 1 }]);
    expect(await list("?state=failed")).toMatchObject({ tasks: [], total: 0 });
    expect((await get("/tasks?state=x")).statusCode).toBe(400);
  });

  test("that wait for a retry are retried now, and those that gave up are enqueued again", async () => {
    const { id: sourceId } = await insertBoard(db, { name: "Acme" });
    let attempts = 0;
    const handler = handleTask(checkSource, {
      async handle({ progress }) {
        attempts += 1;
        await progress({ found: attempts });
        if (attempts === 1) throw new RetryableError("The board asks to wait.", { delayMs: 3_600_000 });
        if (attempts === 2) throw new Error("The board is gone.");
        await sleep(50);
        return { outcome: "empty" as const, reason: null };
      },
    });
    const { databaseUrl } = dependencies.config;
    const runner = await runTasks([handler], { databaseUrl, db, onError: () => {} });
    onTestFinished(() => runner.stop());
    const { id } = await queue.enqueue(checkSource, { sourceId });
    const states = async () => (await list()).tasks.map(({ state, subject, failure }) => ({ state, subject, failure }));
    const within = { timeout: 30_000, interval: 50 };
    await expect
      .poll(states, within)
      .toEqual([{ state: "retrying", subject: "Acme", failure: "The board asks to wait." }]);
    const [waiting] = (await list()).tasks;
    expect(waiting).toMatchObject({ attempt: 1, progress: { done: 1, of: null }, nextAt: expect.any(String) });
    expect((await retry("scrape-source", id)).statusCode).toBe(200);
    await expect.poll(states, within).toEqual([{ state: "failed", subject: "Acme", failure: "The board is gone." }]);
    expect((await get("")).json()).toMatchObject({ attention: { tasks: 1 } });
    const again = contracts.retryTask.response.parse((await retry("scrape-source", id)).json());
    expect(again.task.subject).toBe("Acme");
    await expect.poll(states, within).toEqual([]);
  }, 90_000);

  test("that wait for their first attempt are not retried", async () => {
    const { id } = await insertBoard(db, { name: "Acme" });
    await send("POST", `/sources/${id}/check`);
    const [task] = (await list()).tasks;
    const response = await retry("scrape-source", task?.id ?? "");
    expect([response.statusCode, response.json().code]).toEqual([409, "task-not-retryable"]);
  });

  test.each([
    ["scrape-source", "01234567-89ab-4def-8123-456789abcdef", 404],
    ["unknown", "01234567-89ab-4def-8123-456789abcdef", 404],
    ["scrape-source", "1", 400],
    ["%00", "01234567-89ab-4def-8123-456789abcdef", 400],
  ])("%s %s is refused with %i", async (name, id, status) => {
    expect((await retry(name, id)).statusCode).toBe(status);
  });
});

describe("schedules", () => {
  const put = (task: string, payload: object) => send("PUT", `/schedules/${task}`, payload);
  beforeEach(async () => {
    await openQueue(db).enqueue(checkSource, { sourceId: 1 });
    await sql`insert into pgboss.schedule (name, key, cron) values ('scrape-source', 'all', '0 3 * * *')`.execute(db);
  });

  test("are listed with their next time, and changed by an admin", async () => {
    const before = contracts.listTasks.response.parse((await get("/tasks")).json()).schedules;
    expect(before).toMatchObject([
      {
        task: "scrape-source",
        cron: "0 3 * * *",
        timeZone: "UTC",
        isPaused: false,
        changedBy: null,
        nextAt: expect.stringContaining("T03:00:00"),
      },
    ]);
    const change = { cron: "30 4 * * 1", timeZone: "America/New_York", isPaused: false };
    const response = await put("scrape-source", change);
    const { schedule } = contracts.changeSchedule.response.parse(response.json());
    expect(schedule).toMatchObject({ ...change, changedBy: "ada", nextAt: expect.stringMatching(/T0[89]:30:00/) });
    await put("scrape-source", { cron: "0 3 * * *", isPaused: true });
    expect((await get("/tasks")).json().schedules).toMatchObject([{ isPaused: true, nextAt: null }]);
  });

  test.each([
    { cron: "", isPaused: false },
    { cron: "every day", isPaused: false },
    { cron: "* * * *", isPaused: false },
    { cron: "0 0 3 * * *", isPaused: false },
    { cron: "61 * * * *", isPaused: false },
    { cron: "0 3 * * *", timeZone: "Nowhere/City", isPaused: false },
    { cron: "0 3 * * *\u0000", isPaused: false },
    { cron: "0 3 * * *" },
  ])("%j is refused", async (change) => {
    const response = await put("scrape-source", change);
    expect([response.statusCode, response.json().code]).toEqual([400, "invalid-request"]);
  });

  test("of unknown tasks are unknown", async () => {
    expect((await put("unknown", { cron: "0 3 * * *", isPaused: false })).statusCode).toBe(404);
  });
});
