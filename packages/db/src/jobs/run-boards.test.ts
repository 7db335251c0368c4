import type { SourceOutcome } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { beginCheck } from "./begin-check.ts";
import { countLatestChecks } from "./checks.ts";
import { finishCheck } from "./finish-check.ts";
import { insertRun } from "./insert-run.ts";
import { getSourceCompanyNames, listSourcePage } from "./list-source-page.ts";
import {
  countBoardsBySign,
  findRunOfSource,
  findRunToJoin,
  listLatestRunIds,
  listNotableBoards,
} from "./run-boards.ts";
import { confirmSource, pauseSource, replaceSource } from "./sources.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

const at = new Date("2026-11-22T10:00:00Z");

beforeEach(async () => {
  await db.deleteFrom("runs").execute();
  await db.deleteFrom("companies").execute();
});

async function insertSource(name: string, zodiacSign: SignId = "rat"): Promise<{ id: number; companyId: number }> {
  const company = { location: "Here", industry: "Energy", description: "D" } as const;
  const { id: companyId } = await db
    .insertInto("companies")
    .values({ ...company, name, zodiacSign })
    .returning("id")
    .executeTakeFirstOrThrow();
  return db
    .insertInto("jobSources")
    .values({ companyId, kind: "ashby", address: name.toLowerCase(), status: "active", verifiedAt: at })
    .returning(["id", "companyId"])
    .executeTakeFirstOrThrow();
}

function start(sign: SignId | null, sources: readonly { id: number }[]) {
  const sourceIds = sources.map(({ id }) => id);
  return insertRun(db, { trigger: "reader", sign, sourceIds, startedAt: at });
}

async function end(source: { id: number }, outcome: SourceOutcome): Promise<void> {
  const check = await beginCheck(db, source.id, at);
  if (!check) throw new Error("no run waits for the source");
  const result = { outcome, reason: null, unreadable: 0, requests: 1, bytes: 1, details: null, validators: null };
  await finishCheck(db, check, { ...result, endedAt: new Date(at.getTime() + 1_000) });
}

const findToJoin = (sign: SignId | null) => db.transaction().execute((trx) => findRunToJoin(trx, sign));

test("an unfinished run of a sign is joined while it covers all active sources of the sign", async () => {
  const [first, second, other] = [await insertSource("A"), await insertSource("B"), await insertSource("C", "ox")];
  expect(await findToJoin("rat")).toBeUndefined();
  await start("rat", [first]);
  expect(await findToJoin("rat")).toBeUndefined();
  const whole = await start("rat", [first, second]);
  expect(await findToJoin("rat")).toBe(whole.id);
  expect(await findToJoin("ox")).toBeUndefined();
  expect(await findToJoin(null)).toBeUndefined();
  await pauseSource(db, second.id);
  expect(await findToJoin("rat")).not.toBeUndefined();
  await end(first, "complete");
  await end(second, "complete");
  expect(await findToJoin("rat")).toBeUndefined();
  const all = await start(null, [first, other]);
  expect(await findToJoin(null)).toBe(all.id);
  expect(await findToJoin("rat")).toBeUndefined();
});

test("the oldest unfinished run of a source is found", async () => {
  const source = await insertSource("A");
  expect(await findRunOfSource(db, source.id)).toBeUndefined();
  const first = await start("rat", [source]);
  await start(null, [source]);
  expect(await findRunOfSource(db, source.id)).toBe(first.id);
  await end(source, "empty");
  expect(await findRunOfSource(db, source.id)).toBeUndefined();
});

test("boards that are being checked or could not be read whole are listed, the others are not", async () => {
  const sources = [];
  for (const name of ["A", "B", "C", "D"]) sources.push(await insertSource(name));
  const [complete, blocked, current, waiting] = sources;
  if (!complete || !blocked || !current || !waiting) throw new Error("a source is missing");
  const run = await start("rat", sources);
  await end(complete, "empty");
  await end(blocked, "blocked");
  await beginCheck(db, current.id, new Date(at.getTime() + 5_000));
  expect(await listNotableBoards(db, [run.id])).toEqual([
    { runId: run.id, companyId: blocked.companyId, outcome: "blocked" },
    { runId: run.id, companyId: current.companyId, outcome: null },
  ]);
  expect(await listNotableBoards(db, [])).toEqual([]);
  expect(await countLatestChecks(db, "ashby", complete.id)).toEqual({ blocked: 1 });
  expect(await countLatestChecks(db, "ashby", waiting.id)).toEqual({ blocked: 1, empty: 1 });
  expect(await countLatestChecks(db, "lever", waiting.id)).toEqual({});
});

test("the latest run of each sign is listed", async () => {
  const [rat, ox] = [await insertSource("A"), await insertSource("B", "ox")];
  await start("rat", [rat]);
  const ofRat = await start("rat", [rat]);
  const ofOx = await start("ox", [ox]);
  await start(null, [rat, ox]);
  expect(await listLatestRunIds(db, ["rat", "ox", "pig"])).toEqual([ofOx.id, ofRat.id]);
  expect(await listLatestRunIds(db, ["pig"])).toEqual([]);
});

test("companies with an active source are counted by sign", async () => {
  await insertSource("A");
  await insertSource("B", "ox");
  const paused = await insertSource("C", "ox");
  await pauseSource(db, paused.id);
  const counts = await countBoardsBySign(db);
  expect(counts.toSorted((a, b) => a.zodiacSign.localeCompare(b.zodiacSign))).toEqual([
    { zodiacSign: "ox", count: 1 },
    { zodiacSign: "rat", count: 1 },
  ]);
});

test("sources are listed by company, filtered and counted by status", async () => {
  await insertSource("Zeta");
  const [alpha, beta] = [await insertSource("Alpha"), await insertSource("Beta")];
  await db.updateTable("companies").set({ name: "Álpha" }).where("id", "=", alpha.companyId).execute();
  await pauseSource(db, alpha.id);
  const list = async (filter: Parameters<typeof listSourcePage>[1], page = { page: 1, limit: 20 }) => {
    const { sources: found, counts } = await listSourcePage(db, filter, page);
    const companyNames = await getSourceCompanyNames(
      db,
      found.map(({ id }) => id),
    );
    return { names: found.map(({ id }) => companyNames.get(id)), counts: counts.map(({ count }) => count) };
  };
  expect(await list({})).toEqual({ names: ["Álpha", "Beta", "Zeta"], counts: [0, 2, 1] });
  expect(await list({}, { page: 2, limit: 2 })).toEqual({ names: ["Zeta"], counts: [0, 2, 1] });
  expect(await list({ status: "paused" })).toEqual({ names: ["Álpha"], counts: [0, 2, 1] });
  expect(await list({ search: "alpha" })).toEqual({ names: ["Álpha"], counts: [0, 0, 1] });
  expect(await list({ search: "%" })).toEqual({ names: [], counts: [0, 0, 0] });
  expect(await list({ kind: "lever" })).toEqual({ names: [], counts: [0, 0, 0] });
  expect(await list({ health: "new" })).toMatchObject({ names: ["Álpha", "Beta", "Zeta"] });
  expect(await getSourceCompanyNames(db, [])).toEqual(new Map());
  await confirmSource(db, alpha.id, at);
  expect(await list({ status: "active" })).toMatchObject({ counts: [0, 3, 0] });
  await replaceSource(db, beta.id, { kind: "lever", address: "beta" });
  expect(await list({ kind: "lever" })).toMatchObject({ names: ["Beta"] });
});
