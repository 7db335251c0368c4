import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { countChecks, listChecks, markHandled } from "./checks.ts";
import { listRuns } from "./runs.ts";
import { getOperationsSummary, listKindHealth } from "./source-health.ts";
import {
  confirmSource,
  findSource,
  listSources,
  pauseSource,
  proposeSource,
  replaceSource,
  verifySource,
} from "./sources.ts";
import { insertSource, makePosting, runTestCheck } from "./testing-checks.ts";

const { db, drop } = await createTestDb();
afterAll(drop);
beforeEach(async () => void (await sql`truncate companies, runs cascade`.execute(db)));

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 6));

test("sources are checked in the order of their last attempt, companies with a logo first among equals", async () => {
  for (const name of ["Late", "Plain", "Famous", "Early"]) await insertSource(db, name);
  await db.updateTable("companies").set({ logoUrl: "/logos/famous.svg" }).where("name", "=", "Famous").execute();
  const attempts = { Late: day(2), Early: day(1) };
  for (const source of await listSources(db)) {
    const lastAttemptAt = attempts[source.companyName as keyof typeof attempts];
    if (lastAttemptAt) await db.updateTable("jobSources").set({ lastAttemptAt }).where("id", "=", source.id).execute();
  }
  const names = (await listSources(db)).map(({ companyName }) => companyName);
  expect(names).toEqual(["Famous", "Plain", "Early", "Late"]);
  const due = await listSources(db, { lastAttemptBefore: day(2) });
  expect(due.map(({ companyName }) => companyName)).toEqual(["Famous", "Plain", "Early"]);
});

test("filters sources by sign, company, kind and status", async () => {
  const { sourceId, companyId } = await insertSource(db, "Café Systems");
  await insertSource(db, "Other");
  await pauseSource(db, sourceId);
  for (const filter of [{ companyId }, { company: "cafe" }, { status: "paused" }] as const) {
    expect((await listSources(db, filter)).map(({ id }) => id)).toEqual([sourceId]);
  }
  expect(await listSources(db, { sign: "ox", kind: "lever" })).toHaveLength(2);
  expect(await listSources(db, { sign: "rat" })).toEqual([]);
});

test("a proposed source becomes active when its name is found or an operator confirms it", async () => {
  const { companyId } = await insertSource(db, "Acme");
  const found = await proposeSource(db, { companyId, kind: "ashby", address: "acme" });
  const confirmed = await proposeSource(db, { companyId, kind: "json-ld", address: "https://acme.example/Jobs" });
  expect(await findSource(db, found.id)).toMatchObject({ status: "proposed", verifiedAt: null, health: "new" });
  expect([await verifySource(db, found.id, day(1)), await confirmSource(db, confirmed.id, day(2))]).toEqual([
    true,
    true,
  ]);
  expect(await verifySource(db, found.id, day(9))).toBe(true);
  expect(await findSource(db, found.id)).toMatchObject({ status: "active", verifiedAt: day(1) });
  expect(await findSource(db, confirmed.id)).toMatchObject({ status: "active", verifiedAt: day(2) });
  expect(await confirmSource(db, 2_147_483_647, day(1))).toBe(false);
});

test("a paused source stays paused when its name is found", async () => {
  const { sourceId } = await insertSource(db, "Acme");
  await pauseSource(db, sourceId);
  await verifySource(db, sourceId, day(1));
  expect((await findSource(db, sourceId))?.status).toBe("paused");
});

test("an address is proposed once, without regard to case where the service ignores it", async () => {
  const { companyId } = await insertSource(db, "Acme");
  const first = await proposeSource(db, { companyId, kind: "greenhouse", address: "Acme" });
  expect(first.isNew).toBe(true);
  expect(await proposeSource(db, { companyId, kind: "greenhouse", address: "acme" })).toEqual({
    ...first,
    isNew: false,
  });
  expect(await proposeSource(db, { companyId, kind: "smartrecruiters", address: "acme" })).toMatchObject({
    isNew: true,
  });
  expect(await proposeSource(db, { companyId, kind: "smartrecruiters", address: "Acme" })).toMatchObject({
    isNew: true,
  });
  await expect(replaceSource(db, first.id, { kind: "smartrecruiters", address: "Acme" })).rejects.toMatchObject({
    constraint: "job_sources_address",
  });
});

test("lists and counts checks, and those that need a look until somebody has handled them", async () => {
  const [acme, other] = [await insertSource(db, "Acme"), await insertSource(db, "Other")];
  const at = (number: number) => ({ endedAt: new Date(day(number).getTime() + 2_000) });
  await runTestCheck(db, acme.sourceId, day(20), [makePosting("a")], at(20));
  await runTestCheck(db, acme.sourceId, day(21), [], { outcome: "blocked", reason: "A challenge page.", ...at(21) });
  await runTestCheck(db, other.sourceId, day(21), [makePosting("a")], at(21));
  const all = await listChecks(db, { limit: 10 });
  expect(all.map(({ companyName, outcome }) => [companyName, outcome])).toEqual([
    ["Other", "complete"],
    ["Acme", "blocked"],
    ["Acme", "complete"],
  ]);
  const [, second] = all;
  const after = second?.endedAt ? { endedAt: second.endedAt, id: second.id } : undefined;
  expect(await listChecks(db, { limit: 10, after })).toEqual(all.slice(2));
  expect(await listChecks(db, { limit: 10, outcome: "blocked" })).toEqual([second]);
  expect(await listChecks(db, { limit: 10, search: "acm" })).toHaveLength(2);
  expect(await listChecks(db, { limit: 10, search: "lever" })).toHaveLength(3);
  expect(await countChecks(db, { endedAfter: day(21) })).toEqual({ complete: 1, blocked: 1 });
  expect(await getOperationsSummary(db, day(21))).toEqual({
    ...{ sources: 2, checked: 2, proposed: 0, openJobs: 2, needsLook: 1 },
  });
  expect(await markHandled(db, second?.id ?? 0, "Grace", day(22))).toBe(true);
  expect(await markHandled(db, second?.id ?? 0, "Alan", day(23))).toBe(false);
  expect((await getOperationsSummary(db, day(21))).needsLook).toBe(0);
  expect(await listRuns(db, { limit: 10, hasFailures: true })).toMatchObject([{ outcomes: { blocked: 1 } }]);
});

test("the health of a kind has one entry for each day, today last", async () => {
  const { sourceId } = await insertSource(db, "Acme");
  await runTestCheck(db, sourceId, day(20), [makePosting("a")], { endedAt: new Date(day(20).getTime() + 1_000) });
  await runTestCheck(db, sourceId, day(22), [], {
    ...{ outcome: "unreachable", endedAt: new Date(day(22).getTime() + 3_000) },
  });
  const [health, ...others] = await listKindHealth(db, { now: new Date("2026-11-22T12:00:00Z"), days: 4 });
  expect(others).toEqual([]);
  expect(health).toMatchObject({
    ...{ kind: "lever", sources: 1, checks: 2, read: 1, averageMs: 2_000, latest: { unreachable: 1 } },
    days: [
      { checks: 0, read: 0 },
      { checks: 1, read: 1 },
      { checks: 0, read: 0 },
      { checks: 1, read: 0 },
    ],
  });
});
