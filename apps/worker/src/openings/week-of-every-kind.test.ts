import { type SourceKind, type SourceOutcome, sourceKinds } from "@zodiac-at-work/catalog";
import { insertRun, listRunChecks } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { type SampleCompany, sampleCompanies } from "@zodiac-at-work/job-board-sandbox/sample-companies";
import { type SamplePosting, samplePostings } from "@zodiac-at-work/job-board-sandbox/sample-postings";
import { createServer } from "@zodiac-at-work/job-board-sandbox/server";
import { RetryableError } from "@zodiac-at-work/tasks";
import { afterAll, expect, test } from "vitest";
import { checkSource } from "./check-source.ts";
import type { OpeningsContext } from "./context.ts";
import { createFetcher } from "./fetch/fetcher.ts";
import { VirtualClock } from "./testing-clock.ts";

// Boards of every kind, whose postings come and go from day to day, and which fail on some days in the ways that boards do.

const { db, drop } = await createTestDb();
const clock = new VirtualClock("2026-11-22T05:00:00Z");
const sandbox = createServer({ now: () => clock.now() });
const listed = sampleCompanies.find(
  (company) => company.board === null && samplePostings(company, clock.now()).length > 3,
) as SampleCompany;
const listingUrl = "https://listing.example.com/jobs";
sandbox.get("/listing.example.com/jobs", async (_, reply) => {
  const jobs = samplePostings(listed, clock.now()).map(({ id, title, location }) => ({ id, title, location }));
  const data = JSON.stringify({ company: listed.name, jobs, total: jobs.length });
  return reply.type("text/html").send(`<script id="data" type="application/json">${data}</script>`);
});
const hosts = new Set<string>();
sandbox.addHook("onRequest", async ({ url }) => void hosts.add(url.split("/")[1] ?? ""));
const origin = await sandbox.listen({ host: "127.0.0.1", port: 0 });
afterAll(() => Promise.all([drop(), sandbox.close()]));

const fetcher = createFetcher({ db, target: new URL(origin), contact: null, clock, random: () => 0 });
const context: OpeningsContext = { db, fetcher, clock, isSample: true };
const signal = new AbortController().signal;

interface WeekBoard {
  kind: SourceKind;
  company: SampleCompany;
  sourceId: number;
}

const dayMs = 86_400_000;
const boardsPerKind = 2;

/** Up to two boards of each kind, with postings. */
async function addBoards(): Promise<WeekBoard[]> {
  const boards: WeekBoard[] = [];
  for (const kind of sourceKinds) {
    const companies =
      kind === "listing"
        ? [listed]
        : sampleCompanies.filter(({ board }) => board?.kind === kind).slice(0, boardsPerKind);
    for (const company of companies) {
      const address = addressOf(kind, company);
      const { id: companyId } = await db
        .insertInto("companies")
        .values({
          ...{ name: company.name, location: company.location, industry: company.industry },
          ...{ description: "A company of the samples.", zodiacSign: "rat" },
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const { id: sourceId } = await db
        .insertInto("jobSources")
        .values({
          ...{ companyId, kind, address, status: "active", verifiedAt: new Date("2026-01-01T00:00:00Z") },
          settings: kind === "listing" ? { list: "jobs", urlTemplate: `${listingUrl}/{id}`, total: "total" } : null,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      boards.push({ kind, company, sourceId });
    }
  }
  return boards;
}

function addressOf(kind: SourceKind, { board, careersUrl }: SampleCompany): string {
  if (kind === "listing") return listingUrl;
  const { slug = "" } = board ?? {};
  if (slug.includes("://")) return slug;
  if (kind === "feed") return `${careersUrl}/feed.xml`;
  return kind === "json-ld" ? (careersUrl ?? "") : slug;
}

/** Checks all boards in a run, and returns how each ended. */
async function runDay(boards: readonly WeekBoard[]): Promise<Map<number, SourceOutcome | null>> {
  const sourceIds = boards.map(({ sourceId }) => sourceId);
  const run = await insertRun(db, { trigger: "schedule", sourceIds, startedAt: clock.now() });
  for (const sourceId of sourceIds) {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        await checkSource(context, sourceId, { signal, progress: async () => {} });
        break;
      } catch (error) {
        if (!(error instanceof RetryableError)) throw error;
      }
    }
  }
  return new Map((await listRunChecks(db, run.id)).map(({ sourceId, outcome }) => [sourceId, outcome]));
}

/** What all boards have on each day. */
const days = [
  ...[null, "blocked", null, "partial", "changed", null],
  ...["unreachable", "empty", null, "drop", null, null],
] as const;

async function setFault(kind: (typeof days)[number]): Promise<void> {
  await fetch(`${origin}/_sandbox/faults`, { method: "DELETE" });
  for (const host of kind === null ? [] : hosts) {
    const headers = { "content-type": "application/json" };
    await fetch(`${origin}/_sandbox/faults`, { method: "POST", headers, body: JSON.stringify({ kind, host }) });
  }
}

/** Whether a stored job is a posting: boards write its number in their own ways. */
function isOf({ id }: SamplePosting, { sourceJobId, indeedUrl }: { sourceJobId: string | null; indeedUrl: string }) {
  return [`${id}`, id.toString(36).toUpperCase()].some((key) => `${sourceJobId} ${indeedUrl}`.includes(key));
}

test("twelve days of every kind: no job is closed that its board still lists, none is lost, and none is doubled", async () => {
  const boards = await addBoards();
  expect(new Set(boards.map(({ kind }) => kind))).toEqual(new Set(sourceKinds));
  const everListed = new Map(boards.map(({ sourceId }) => [sourceId, new Map<number, SamplePosting>()]));
  const wrong: string[] = [];
  const start = clock.now().getTime();
  let outcomes = new Map<number, SourceOutcome | null>();
  for (const [day, fault] of days.entries()) {
    clock.advance(start + day * dayMs - clock.now().getTime());
    await setFault(fault);
    outcomes = await runDay(boards);
    for (const { kind, company, sourceId } of boards) {
      const listing = samplePostings(company, clock.now());
      const ever = everListed.get(sourceId) ?? new Map();
      for (const posting of listing) ever.set(posting.id, posting);
      const jobs = await db
        .selectFrom("jobs")
        .select(["sourceJobId", "indeedUrl", "closedAt"])
        .where("sourceId", "=", sourceId)
        .execute();
      const say = (what: string) => wrong.push(`day ${day}, ${kind} of ${company.name}: ${what}`);
      const closed = jobs.filter(({ closedAt }) => closedAt !== null);
      for (const posting of listing) {
        if (closed.some((job) => isOf(posting, job))) say(`${posting.id} is closed`);
        if (jobs.filter((job) => isOf(posting, job)).length > 1) say(`${posting.id} is doubled`);
        const isWhole = outcomes.get(sourceId) === "complete";
        if (isWhole && !jobs.some((job) => isOf(posting, job))) say(`${posting.id} is lost`);
      }
      for (const job of jobs) {
        if (![...ever.values()].some((posting) => isOf(posting, job))) say(`${job.sourceJobId} is invented`);
      }
    }
  }
  expect(wrong).toEqual([]);
  // The last two days had no fault, so each board was read as a whole, and what it no longer lists is closed.
  const notWhole = boards.filter(({ sourceId }) => outcomes.get(sourceId) !== "complete");
  expect(notWhole.map(({ kind, company }) => `${kind} of ${company.name}`)).toEqual([]);
  const closed = await db
    .selectFrom("jobs")
    .innerJoin("jobSources", "jobSources.id", "jobs.sourceId")
    .select(["kind", "closedReason"])
    .where("closedAt", "is not", null)
    .execute();
  expect(new Set(closed.map(({ kind }) => kind)).size).toBeGreaterThan(5);
}, 600_000);
