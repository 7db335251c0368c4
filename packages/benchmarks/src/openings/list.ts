import {
  countNewOpenings,
  countOpeningsBySign,
  type Db,
  listOpenings,
  type OpeningFilter,
  type OpeningOrder,
} from "@zodiac-at-work/db";
import { median } from "@zodiac-at-work/measurements/median";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { runTimes } from "./fill.ts";

interface View {
  filter: OpeningFilter;
  order?: OpeningOrder;
  page?: number;
}

const scores = Object.fromEntries(signIds.map((sign, index) => [sign, [92, 86, 70, 62, 50, 38][index % 6]])) as Record<
  SignId,
  number
>;
const matches: readonly SignId[] = ["rooster", "monkey", "rat"];
const newSince = runTimes[0];

/** What readers ask the page for. */
const views: Readonly<Record<string, View>> = {
  "the default page: three signs, new ones first": { filter: { signs: matches }, order: { newSince } },
  "all signs": { filter: {}, order: { newSince } },
  "one sign": { filter: { signs: ["ox"] }, order: { newSince } },
  "best match": { filter: {}, order: { scores } },
  "posted within 30 days": { filter: { signs: matches, listedFrom: "2026-10-23" }, order: { newSince } },
  "remote, in one industry": { filter: { industry: "Retail", isRemote: true } },
  "a place": { filter: { place: "berlin" } },
  "a common word": { filter: { search: "engineer" } },
  "a common word, best match": { filter: { search: "engineer" }, order: { scores } },
  "two words": { filter: { search: "data scien" } },
  "a word of a company": { filter: { search: "frarcragnova" } },
  "a word that no job has": { filter: { search: "beekeeper" } },
  "page 10": { filter: {}, order: { newSince }, page: 10 },
  "page 40": { filter: {}, page: 40 },
  "page 3 of three signs, best match": { filter: { signs: matches }, order: { scores }, page: 3 },
};

export interface ViewResult {
  what: string;
  /** With the counts by sign from the database. The API caches them. */
  medians: number[];
  /** With the counts by sign from the cache. */
  cachedMedians: number[];
  totals: number[];
}

/** Measures every view on every database, interleaved. */
export async function measureViews(databases: readonly Db[], rounds: number): Promise<ViewResult[]> {
  const entries = Object.entries(views);
  const emptyTimes = () => entries.map(() => databases.map((): number[] => []));
  const [times, cachedTimes] = [emptyTimes(), emptyTimes()];
  const totals = entries.map(() => databases.map(() => 0));
  for (let round = -3; round < rounds; round++) {
    for (const [view, [, { filter, order = {}, page = 1 }]] of entries.entries()) {
      for (const [size, db] of databases.entries()) {
        const { newSince } = order;
        const load = async (known?: Record<SignId, number>) => {
          const start = performance.now();
          const { signs = signIds, ...others } = filter;
          const bySign = known ?? (await countOpeningsBySign(db, others));
          const total = signs.reduce((sum, sign) => sum + bySign[sign], 0);
          await Promise.all([
            listOpenings(db, filter, order, { page, limit: 20 }, { matches: total }),
            newSince && countNewOpenings(db, filter, newSince, { matches: total }),
          ]);
          return { ms: performance.now() - start, bySign, total };
        };
        const miss = await load();
        const hit = await load(miss.bySign);
        if (round >= 0) {
          times[view]?.[size]?.push(miss.ms);
          cachedTimes[view]?.[size]?.push(hit.ms);
        }
        (totals[view] ?? [])[size] = miss.total;
      }
    }
  }
  const each = entries.map(([what], view) =>
    resultOf(what, times[view] ?? [], cachedTimes[view] ?? [], totals[view] ?? []),
  );
  const ofAll = (all: number[][][]) => databases.map((_, size) => all.flatMap((ofView) => ofView[size] ?? []));
  return [...each, resultOf("all views", ofAll(times), ofAll(cachedTimes), [])];
}

function resultOf(what: string, times: number[][], cachedTimes: number[][], totals: number[]): ViewResult {
  return { what, medians: times.map(median), cachedMedians: cachedTimes.map(median), totals };
}

/** By how much the last of the sizes takes longer than the one before. */
export function growthOf(medians: readonly number[], to = medians.length - 1): number {
  return (medians[to] ?? Number.NaN) / (medians[to - 1] ?? Number.NaN);
}
