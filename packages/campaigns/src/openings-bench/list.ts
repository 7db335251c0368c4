import { countOpenings, type Db, listOpenings, type OpeningFilter, type OpeningOrder } from "@zodiac-at-work/db";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { median } from "../median.ts";
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
  medians: number[];
  totals: number[];
  growth: number;
}

/** Measures every view on every database, interleaved. */
export async function measureViews(databases: readonly Db[], rounds: number): Promise<ViewResult[]> {
  const entries = Object.entries(views);
  const times = entries.map(() => databases.map((): number[] => []));
  const totals = entries.map(() => databases.map(() => 0));
  for (let round = -3; round < rounds; round++) {
    for (const [view, [, { filter, order = {}, page = 1 }]] of entries.entries()) {
      for (const [size, db] of databases.entries()) {
        const start = performance.now();
        const [, { total }] = await Promise.all([
          listOpenings(db, filter, order, { page, limit: 20 }),
          countOpenings(db, filter, { newSince: order.newSince ?? null }),
        ]);
        if (round >= 0) times[view]?.[size]?.push(performance.now() - start);
        (totals[view] ?? [])[size] = total;
      }
    }
  }
  const each = entries.map(([what], view) => resultOf(what, times[view] ?? [], totals[view] ?? []));
  const all = databases.map((_, size) => times.flatMap((timesOfView) => timesOfView[size] ?? []));
  return [...each, resultOf("all views", all, [])];
}

function resultOf(what: string, times: number[][], totals: number[]): ViewResult {
  const medians = times.map(median);
  return { what, medians, totals, growth: (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN) };
}
