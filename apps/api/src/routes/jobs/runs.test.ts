import { get as request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRun, listLatestRuns, requestRun, watchRun } from "@zodiac-at-work/contracts";
import { checkSource, openQueue } from "@zodiac-at-work/tasks";
import { signIds } from "@zodiac-at-work/zodiac";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { buildApp } from "../../app.ts";
import { createCaches } from "../../cache/caches.ts";
import { buildTestApp } from "../../testing.ts";
import { finishSource, insertBoard, pretendWorker } from "./testing-openings.ts";

const { app, db, dependencies, signIn, close } = await buildTestApp();
/** An app whose calls wait no longer than a moment. */
const hasty = await buildApp({ ...dependencies, caches: createCaches(), runWaitMs: 50 });
afterAll(async () => {
  await hasty.close();
  await close();
});

const member = await signIn({ uid: "member", hasPaidAccess: true });
const admin = await signIn({ uid: "admin", role: "admin" });
const started = (response: { json(): unknown }) => requestRun.response.parse(response.json());
const get = (path: string, headers = member) => app.inject({ url: `/api${path}`, headers });
const post = (zodiac: unknown, by = hasty, headers = member) =>
  by.inject({ method: "POST", url: "/api/scrape", headers, payload: { zodiac } });

beforeEach(async () => {
  await db.deleteFrom("rateLimits").execute();
  await db.deleteFrom("runs").execute();
  await db.deleteFrom("companies").execute();
  await sql`delete from pgboss.job`.execute(db);
  await pretendWorker(db, true);
});

function minutesAgo(minutes: number): Date {
  return new Date(Date.now() - minutes * 60_000);
}

/** Waits until a run waits for the sources, and finishes them as a worker would. */
async function work(sources: readonly { id: number }[], outcome: "complete" | "unreachable" = "complete") {
  for (const { id } of sources) {
    await vi.waitFor(() => finishSource(db, id, outcome), { timeout: 20_000, interval: 20 });
  }
}

const queued = () =>
  sql<{ key: string }>`select singleton_key as key from pgboss.job where state = 'created'`.execute(db);

describe("a check of a sign's boards", () => {
  test("ends in time with its true outcome", async () => {
    const [read, unread] = [await insertBoard(db, { name: "Acme" }), await insertBoard(db, { name: "Bolt" })];
    await insertBoard(db, { name: "Other", sign: "ox" });
    const working = Promise.all([work([read]), work([unread], "unreachable")]);
    const response = await post("rat", app);
    await working;
    const body = started(response);
    expect(response.json()).toEqual(body);
    expect(response.statusCode).toBe(200);
    expect(body).toMatchObject({
      message: "Checked 2 boards: 0 openings, 1 could not be reached",
      runId: body.run?.id,
      run: {
        ...{ sign: "rat", state: "ended", done: 2, of: 2, current: null },
        unread: [{ company: { name: "Bolt" }, outcome: "unreachable", reason: "No answer" }],
      },
    });
  });

  test("goes on after the response if it takes longer", async () => {
    const source = await insertBoard(db, { name: "Acme" });
    const response = await post("rat");
    expect([response.statusCode, started(response)]).toMatchObject([
      202,
      { message: "The check of 1 board is about to begin", run: { state: "waiting", done: 0, of: 1, hasWorker: true } },
    ]);
    const { runId } = started(response);
    await finishSource(db, source.id, "complete");
    const { run } = getRun.response.parse((await get(`/scrape/runs/${runId}`)).json());
    expect(run).toMatchObject({ state: "ended", message: "Checked 1 board: 0 openings" });
  });

  test("is one for two callers at once, and for a later one while it goes on", async () => {
    await insertBoard(db, { name: "Acme" });
    const other = await signIn({ uid: "other", hasPaidAccess: true });
    const responses = await Promise.all(
      [post("rat"), post("rat", hasty, other), post("rat"), post("rat", app, other)].slice(0, 3),
    );
    const later = await post("rat");
    const ids = [...responses, later].map((response) => started(response).runId);
    expect(new Set(ids).size).toBe(1);
    expect((await queued()).rows).toHaveLength(1);
    const [run] = await db.selectFrom("runs").select(["trigger", "sign", "requestedBy"]).execute();
    expect(run).toMatchObject({ trigger: "reader", sign: "rat", requestedBy: expect.stringMatching(/member|other/) });
  });

  test("of another sign is another one, and so is one after the result has aged", async () => {
    const source = await insertBoard(db, { name: "Acme" });
    await insertBoard(db, { name: "Bolt", sign: "ox" });
    const [rat, ox] = [started(await post("rat")), started(await post("ox"))];
    await finishSource(db, source.id, "complete", { endedAt: minutesAgo(31) });
    const again = started(await post("rat"));
    expect(new Set([rat.runId, ox.runId, again.runId]).size).toBe(3);
  });

  test("is answered with the last result and its time while that is recent", async () => {
    const [read, unread] = [await insertBoard(db, { name: "Acme" }), await insertBoard(db, { name: "Bolt" })];
    await post("rat");
    const checkedAt = minutesAgo(11.5);
    await finishSource(db, read.id, "complete", { endedAt: minutesAgo(11) });
    await finishSource(db, unread.id, "unreachable", { endedAt: checkedAt });
    const response = await post("rat", app, await signIn({ uid: "late", hasPaidAccess: true }));
    const message = "Checked 2 boards in the last 12 minutes: 0 openings, 1 could not be reached";
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      message,
      runId: null,
      run: null,
      last: {
        ...{ sign: "rat", of: 2, openings: 0, new: 0, message, checkedAt: checkedAt.toISOString() },
        unread: [{ company: expect.objectContaining({ name: "Bolt" }), outcome: "unreachable", reason: "No answer" }],
      },
    });
    expect(await db.selectFrom("runs").select("id").execute()).toHaveLength(1);
  });

  test("asks each board once, however often one member asks for one sign after another", async () => {
    const boards = [];
    for (const sign of signIds) boards.push(await insertBoard(db, { name: sign, sign }));
    for (let call = 0; call < 20; call += 1) {
      const { runId } = started(await post(signIds[call % signIds.length]));
      const board = boards[call];
      if (board) await finishSource(db, board.id, "empty");
      else expect(runId).toBeNull();
    }
    expect(await db.selectFrom("runSources").select("id").execute()).toHaveLength(signIds.length);
  });

  test("has the hourly limit of the settings", async () => {
    const readerLimits = { freshMinutes: 0, checksPerHour: 1 };
    const config = { ...dependencies.config, readerLimits };
    const strict = await buildApp({ ...dependencies, config, caches: createCaches(), runWaitMs: 50 });
    onTestFinished(() => strict.close());
    const source = await insertBoard(db, { name: "Acme" });
    await post("rat", strict);
    await finishSource(db, source.id, "empty", { endedAt: minutesAgo(59) });
    expect(started(await post("rat", strict))).toMatchObject({ runId: null, last: { of: 1 } });
    await db
      .updateTable("runSources")
      .set({ endedAt: minutesAgo(61) })
      .execute();
    expect(started(await post("rat", strict))).toMatchObject({ run: { of: 1 }, last: null });
  });

  test("tells that no worker runs, without waiting", async () => {
    await insertBoard(db, { name: "Acme" });
    await pretendWorker(db, false);
    const response = await post("rat", app);
    expect([response.statusCode, started(response)]).toMatchObject([
      202,
      {
        message: "The check of 1 board waits for the background worker, which is not running",
        run: { hasWorker: false },
      },
    ]);
  });

  test("of a sign without boards has nothing to do, and leaves no run", async () => {
    const response = await post("rat");
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        message: "No company born in the Year of the Rat has a job board to check",
        runId: null,
        run: null,
        last: null,
      },
    ]);
    expect(await db.selectFrom("runs").select("id").execute()).toEqual([]);
  });

  test("leaves out paused boards", async () => {
    const source = await insertBoard(db, { name: "Acme" });
    await db.updateTable("jobSources").set({ status: "paused" }).where("id", "=", source.id).execute();
    expect(started(await post("rat"))).toMatchObject({ runId: null });
  });

  test("joins the checks that a schedule has queued", async () => {
    const source = await insertBoard(db, { name: "Acme" });
    await openQueue(db).enqueue(checkSource, { sourceId: source.id });
    await post("rat");
    expect((await queued()).rows).toHaveLength(1);
  });

  test.each([undefined, null, "", "cat", "Rat", 1, ["rat"], "rat\u0000"])("of %j is refused", async (zodiac) => {
    const response = await post(zodiac);
    expect([response.statusCode, response.json().code]).toEqual([400, "invalid-request"]);
  });

  test("that is asked for too often is refused", async () => {
    const eager = await signIn({ uid: "eager", hasPaidAccess: true });
    const statuses = [];
    for (let call = 0; call < 21; call += 1) statuses.push((await post("rat", hasty, eager)).statusCode);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });

  test("does not keep the caller from other calls while it waits", async () => {
    const source = await insertBoard(db, { name: "Acme" });
    const waiting = ["rat", "rat", "rat", "rat"].map((zodiac) => post(zodiac, app));
    await expect.poll(async () => (await queued()).rows.length).toBe(1);
    expect((await get("/zodiac-stats")).statusCode).toBe(200);
    expect((await get("/companies")).statusCode).toBe(200);
    await finishSource(db, source.id, "complete");
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });
});

test("an account's export has the checks that it asked for, and its deletion removes the name from them", async () => {
  await insertBoard(db, { name: "Acme" });
  const leaver = await signIn({ uid: "leaver", hasPaidAccess: true });
  await post("rat", hasty, leaver);
  const exported = await app.inject({ url: "/api/account/export", headers: leaver });
  expect(exported.json()).toMatchObject({ jobChecks: [{ sign: "rat", startedAt: expect.any(String) }] });
  await app.inject({ method: "DELETE", url: "/api/account", headers: leaver });
  expect(await db.selectFrom("runs").select(["sign", "requestedBy"]).execute()).toEqual([
    { sign: "rat", requestedBy: null },
  ]);
});

test("an admin checks all boards", async () => {
  await insertBoard(db, { name: "Acme" });
  await insertBoard(db, { name: "Bolt", sign: "ox" });
  const response = await hasty.inject({ method: "POST", url: "/api/scrape-enhanced", headers: admin });
  expect([response.statusCode, started(response)]).toMatchObject([202, { run: { sign: null, of: 2 } }]);
  const [run] = await db.selectFrom("runs").select(["trigger", "requestedBy"]).execute();
  expect(run).toEqual({ trigger: "operator", requestedBy: "admin" });
});

test("an admin checks all boards again, however recently they were checked", async () => {
  const source = await insertBoard(db, { name: "Acme" });
  await post("rat");
  await finishSource(db, source.id, "empty");
  const response = await hasty.inject({ method: "POST", url: "/api/scrape-enhanced", headers: admin });
  expect([response.statusCode, started(response)]).toMatchObject([202, { run: { sign: null, of: 1, done: 0 } }]);
});

test("a reload finds the latest check of each sign", async () => {
  const source = await insertBoard(db, { name: "Acme" });
  await insertBoard(db, { name: "Bolt", sign: "ox" });
  await post("rat");
  await finishSource(db, source.id, "complete", { endedAt: minutesAgo(31) });
  const [rat, ox] = [started(await post("rat")), started(await post("ox"))];
  const latest = async (query: string) => {
    const { runs } = listLatestRuns.response.parse((await get(`/scrape/latest${query}`)).json());
    return runs.map(({ id }) => id);
  };
  expect(await latest("?zodiac=rat")).toEqual([rat.runId]);
  expect(await latest("?zodiac=rat,ox,pig,rat")).toEqual([ox.runId, rat.runId]);
  expect(await latest("")).toEqual([ox.runId, rat.runId]);
  expect(await latest("?zodiac=pig")).toEqual([]);
  expect((await get("/scrape/latest?zodiac=cat")).statusCode).toBe(400);
});

test.each([
  ["2147483647", 404],
  ["2147483648", 400],
  ["0", 400],
  ["one", 400],
  ["%00", 400],
])("the check %s is refused with %i, as a state and as a stream", async (id, status) => {
  expect((await get(`/scrape/runs/${id}`)).statusCode).toBe(status);
  const stream = await get(`/scrape/runs/${id}/events`);
  expect([stream.statusCode, stream.headers["content-type"]]).toEqual([status, "application/json; charset=utf-8"]);
});

describe("a stream", () => {
  test("shows each state until the end, on any process", async () => {
    const sources = [await insertBoard(db, { name: "Acme" }), await insertBoard(db, { name: "Bolt" })];
    const { runId } = started(await post("rat"));
    const events = [app, hasty].map(async (by) => {
      const response = await by.inject({ url: `/api/scrape/runs/${runId}/events`, headers: member });
      expect(response.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
      const data = response.body.split("\n\n").filter((event) => event.startsWith("data: "));
      return data.map((event) => watchRun.response.parse(JSON.parse(event.slice("data: ".length))).run);
    });
    await work(sources);
    for (const runs of await Promise.all(events)) {
      expect(runs.at(-1)).toMatchObject({ state: "ended", done: 2, message: "Checked 2 boards: 0 openings" });
      expect(runs.map(({ done }) => done)).toEqual(runs.map(({ done }) => done).toSorted((a, b) => a - b));
    }
  });

  test("of an ended check has its final state only", async () => {
    const source = await insertBoard(db, { name: "Acme" });
    const { runId } = started(await post("rat"));
    await finishSource(db, source.id, "blocked");
    const response = await get(`/scrape/runs/${runId}/events`);
    const final = (await get(`/scrape/runs/${runId}`)).json();
    expect(response.body).toBe(`data: ${JSON.stringify(final)}\n\n`);
  });

  test("is not compressed, and ends when the server closes", async () => {
    await insertBoard(db, { name: "Acme" });
    const { runId } = started(await post("rat"));
    const closing = await buildApp({ ...dependencies, caches: createCaches() });
    await closing.listen();
    const { port } = closing.server.address() as AddressInfo;
    const body = new Promise<string>((resolve, reject) => {
      const headers = { ...member, "accept-encoding": "br, gzip" };
      const sent = request({ port, path: `/api/scrape/runs/${runId}/events`, headers, agent: false }, (response) => {
        let text = "";
        expect(response.headers["content-encoding"]).toBeUndefined();
        response.setEncoding("utf8").on("data", (chunk) => {
          text += chunk;
          void closing.close();
        });
        response.on("end", () => resolve(text));
      });
      sent.on("error", reject);
      onTestFinished(() => void sent.destroy());
    });
    expect(await body).toMatch(
      /^data: \{"run":\{"id":\d+,.*\}\n\n: The server is about to stop\. Connect again\.\n\n$/,
    );
  });
});
