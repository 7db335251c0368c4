import type { SourceOutcome } from "@zodiac-at-work/catalog";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { beginCheck } from "./begin-check.ts";
import { saveJobs } from "./save-jobs.ts";
import { beginTestCheck, completeTestCheck, insertSource, makePosting } from "./testing-checks.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

/** What one check of a source finds: the versions of postings by id. */
interface Step {
  outcome: SourceOutcome | "not-modified";
  listed: [id: string, version: number][];
  /** How many postings each attempt saves before it is killed. */
  kills: number[];
  batchSize: number;
}

const listed = fc.uniqueArray(fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.integer({ min: 0, max: 1 })), {
  selector: ([id]) => id,
});
const disturbance = {
  kills: fc.array(fc.nat({ max: 4 }), { maxLength: 2 }),
  batchSize: fc.integer({ min: 1, max: 4 }),
};
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ outcome: fc.constant("complete" as const), listed, ...disturbance }) },
  { weight: 2, arbitrary: fc.record({ outcome: fc.constant("partial" as const), listed, ...disturbance }) },
  {
    weight: 3,
    arbitrary: fc.record({
      outcome: fc.constantFrom("empty" as const, "not-modified" as const, "blocked" as const, "unreachable" as const),
      listed: fc.constant<Step["listed"]>([]),
      ...disturbance,
    }),
  },
);

/** A job in the model. Times are the numbers of steps. */
interface ModelJob {
  id: string;
  version: number;
  firstSeen: number;
  checked: number;
  lastSeen: number | null;
  missed: number;
  closed: number | null;
}

test("any sequence of checks gives the rows of a simple model, also if checks are killed and resumed", async () => {
  let sequence = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const calm = steps.map((one) => ({ ...one, kills: [], batchSize: 10 }));
      sequence += 1;
      const expected = modelOf(steps);
      expect(await rowsOf(calm, sequence, "calm")).toEqual(expected);
      expect(await rowsOf(steps, sequence, "killed")).toEqual(expected);
    }),
    { numRuns: 60 },
  );
}, 120_000);

/** Runs the checks against the database. */
async function rowsOf(steps: readonly Step[], sequence: number, name: string): Promise<ModelJob[]> {
  const { sourceId } = await insertSource(db, `${name} ${sequence}`);
  const times: number[] = [];
  for (const { outcome, listed, kills, batchSize } of steps) {
    const postings = listed.map(([id, version]) => makePosting(id, { title: `Version ${version}` }));
    let check = await beginTestCheck(db, sourceId, new Date("2026-11-01T00:00:00Z"));
    times.push(check.observedAt.getTime());
    for (const saved of kills) {
      await saveJobs(db, check, postings.slice(0, saved));
      const resumed = await beginCheck(db, sourceId, new Date());
      if (!resumed) throw new Error("nothing to resume");
      check = resumed;
    }
    for (let start = 0; start < postings.length; start += batchSize) {
      await saveJobs(db, check, postings.slice(start, start + batchSize));
    }
    await completeTestCheck(db, check, [], { outcome });
  }
  const stepOf = (time: Date) => times.indexOf(time.getTime());
  const rows = await db
    .selectFrom("jobs")
    .selectAll()
    .where("sourceId", "=", sourceId)
    .orderBy("sourceJobId")
    .execute();
  return rows.map((row) => ({
    id: row.sourceJobId ?? "",
    version: Number(row.title.replace("Version ", "")),
    firstSeen: stepOf(row.firstSeenAt),
    checked: stepOf(row.scrapedAt),
    lastSeen: row.lastSeenAt && stepOf(row.lastSeenAt),
    missed: row.missed,
    closed: row.closedAt && stepOf(row.closedAt),
  }));
}

/** Applies the laws of checks to a map. */
function modelOf(steps: readonly Step[]): ModelJob[] {
  const jobs = new Map<string, ModelJob>();
  let lastComplete: number | null = null;
  let isSuspect = false;
  for (const [now, { outcome, listed }] of steps.entries()) {
    for (const [id, version] of listed) {
      const job = jobs.get(id);
      if (!job) {
        jobs.set(id, { id, version, firstSeen: now, checked: now, lastSeen: null, missed: 0, closed: null });
      } else if (job.version !== version || job.closed !== null) {
        Object.assign(job, { version, checked: now, lastSeen: null, missed: 0, closed: null });
      } else if (job.missed > 0) {
        Object.assign(job, { missed: 0, lastSeen: now });
      }
    }
    const open = [...jobs.values()].filter(({ closed }) => closed === null);
    const isEmpty = (outcome === "complete" || outcome === "empty") && listed.length === 0;
    if (listed.length > 0) isSuspect = false;
    if (isEmpty && open.length > 0 && !isSuspect) {
      isSuspect = true;
      continue;
    }
    if (outcome === "partial" || outcome === "blocked" || outcome === "unreachable") continue;
    const isNothing = isEmpty || (outcome === "not-modified" && isSuspect);
    const lists = (job: ModelJob) =>
      outcome === "not-modified" ? job.missed === 0 : listed.some(([id]) => id === job.id);
    for (const job of open) {
      if (!isNothing && lists(job)) {
        job.lastSeen = null;
      } else {
        job.lastSeen ??= Math.max(job.checked, lastComplete ?? 0);
        job.missed += isNothing ? 2 : 1;
        if (job.missed >= 2) job.closed = now;
      }
    }
    isSuspect = false;
    lastComplete = now;
  }
  return [...jobs.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
