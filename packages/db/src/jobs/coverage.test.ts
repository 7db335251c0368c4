import type { SourceKind, SourceOutcome } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { getCoverage } from "./coverage.ts";
import { pauseSource } from "./sources.ts";
import { makePosting, runTestCheck } from "./testing-checks.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

const now = new Date("2026-11-25T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const coverage = () => getCoverage(db, hoursAgo(48));

beforeEach(async () => {
  await db.deleteFrom("runs").execute();
  await db.deleteFrom("companies").execute();
});

interface TestCompany {
  rank?: number;
  sign?: SignId;
  careersUrl?: string;
  kinds?: readonly SourceKind[];
}

async function insertCompany(name: string, { rank, sign = "ox", careersUrl, kinds = [] }: TestCompany) {
  const { id } = await db
    .insertInto("companies")
    .values({ name, location: "Here", industry: "Energy", description: "D", zodiacSign: sign })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("companies")
    .set({ wellKnownRank: rank ?? null, careersUrl: careersUrl ?? null })
    .where("id", "=", id)
    .execute();
  const sources = [];
  for (const kind of kinds) {
    const address = `${name.toLowerCase()}-${kind}`;
    const source = { companyId: id, kind, address, status: "active", verifiedAt: new Date(0) } as const;
    sources.push(await db.insertInto("jobSources").values(source).returning("id").executeTakeFirstOrThrow());
  }
  return { id, sources: sources.map((source) => source.id) };
}

async function check(sourceId: number | undefined, hours: number, outcome: SourceOutcome, postings: number) {
  if (sourceId === undefined) throw new Error("the company has no such source");
  const list = Array.from({ length: postings }, (_, index) => makePosting(`${index}`));
  await runTestCheck(db, sourceId, hoursAgo(hours), list, { outcome, endedAt: hoursAgo(hours) });
}

test("counts companies with a board by rank, sign, industry and kind, and their openings", async () => {
  const acme = await insertCompany("Acme", { rank: 1, sign: "rat", kinds: ["lever", "workday"] });
  const bolt = await insertCompany("Bolt", { sign: "rat", kinds: ["lever"] });
  await insertCompany("Cave", { sign: "ox" });
  await check(bolt.sources[0], 49, "complete", 1);
  await check(acme.sources[0], 3, "complete", 2);
  const { all, wellKnown, others, signs, industries, kinds } = await coverage();
  expect(all).toEqual({ companies: 3, withBoard: 2, checked: 1, openings: 3 });
  expect(wellKnown).toEqual({ companies: 1, withBoard: 1, checked: 1, openings: 2 });
  expect(others).toEqual({ companies: 2, withBoard: 1, checked: 0, openings: 1 });
  expect(signs).toHaveLength(12);
  expect(signs[0]).toEqual({ sign: "rat", companies: 2, withBoard: 2, checked: 1, openings: 3 });
  expect(signs[1]).toEqual({ sign: "ox", companies: 1, withBoard: 0, checked: 0, openings: 0 });
  expect(industries).toEqual([{ industry: "Energy", ...all }]);
  expect(kinds).toEqual([
    { kind: "lever", companies: 2, checked: 1 },
    { kind: "workday", companies: 1, checked: 0 },
  ]);
});

test("an empty board counts as checked, and a refused or partial check does not", async () => {
  const outcomes = ["empty", "blocked", "partial"] as const;
  for (const outcome of outcomes) {
    const { sources } = await insertCompany(outcome, { kinds: ["lever"] });
    await check(sources[0], 1, outcome, 0);
  }
  expect((await coverage()).all).toMatchObject({ withBoard: 3, checked: 1 });
});

test("well-known companies without a board are listed, the best known first, with the reason", async () => {
  const careersUrl = "https://careers.example/jobs";
  await insertCompany("Nowhere", { rank: 3 });
  const forbidden = await insertCompany("Forbidden", { rank: 1, careersUrl, kinds: ["sitemap"] });
  await insertCompany("Own", { rank: 2, careersUrl });
  await insertCompany("Unknown", {});
  await insertCompany("Fine", { rank: 4, kinds: ["lever"] });
  await check(forbidden.sources[0], 30, "complete", 1);
  await check(forbidden.sources[0], 1, "forbidden", 0);
  const { missing, wellKnown } = await coverage();
  expect(missing.map(({ name, reason, careersUrl: url }) => [name, reason, url])).toEqual([
    ["Forbidden", "forbidden", careersUrl],
    ["Own", "own-page", careersUrl],
    ["Nowhere", "not-found", null],
  ]);
  expect(wellKnown).toMatchObject({ companies: 4, withBoard: 1 });
});

test("one allowed board of two is enough, and a paused board does not count", async () => {
  const { sources } = await insertCompany("Acme", {
    rank: 1,
    careersUrl: "https://a.example",
    kinds: ["lever", "feed"],
  });
  await check(sources[0], 1, "forbidden", 0);
  expect((await coverage()).missing).toEqual([]);
  await pauseSource(db, sources[1] ?? 0);
  expect((await coverage()).missing).toMatchObject([{ reason: "forbidden" }]);
  await pauseSource(db, sources[0] ?? 0);
  expect((await coverage()).missing).toMatchObject([{ reason: "own-page" }]);
});

test("without companies all figures are zero", async () => {
  const { all, kinds, industries, missing } = await coverage();
  expect(all).toEqual({ companies: 0, withBoard: 0, checked: 0, openings: 0 });
  expect([kinds, industries, missing]).toEqual([[], [], []]);
});
