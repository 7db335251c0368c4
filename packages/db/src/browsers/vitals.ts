/** The load times and the layout shift of a visit, as https://web.dev/articles/vitals defines them. */
export const vitals = ["lcp", "inp", "cls", "fcp", "ttfb"] as const;

export type Vital = (typeof vitals)[number];

/** Up to where a value is good. */
const good: Readonly<Record<Vital, number>> = { lcp: 2_500, inp: 200, cls: 0.1, fcp: 1_800, ttfb: 800 };

const milliseconds = [
  ...[25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1_000, 1_200, 1_500, 1_800],
  ...[2_000, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000, 10_000, 15_000, 30_000],
];
const shifts = [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1];

/** Returns the end of the range in which a value is counted. */
export function rangeEndOf(vital: Vital, value: number): number {
  return endsOf(vital).find((end) => value <= end) ?? Number.POSITIVE_INFINITY;
}

/** How many values a range has, by its end. */
type RangeCounts = ReadonlyMap<number, number>;

/** A summary of the values of many visits. */
export interface VitalSummary {
  /** Three of four visits are at or below it. Estimated within a range; the end of the last range if it is beyond. */
  p75: number;
  /** The share of the visits whose value is good, from 0 to 1. */
  good: number;
  visits: number;
}

/** Summarizes the counts of ranges; null without any. */
export function summarize(vital: Vital, counts: RangeCounts): VitalSummary | null {
  const visits = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (visits === 0) return null;
  const goodVisits = [...counts].reduce((sum, [end, count]) => (end <= good[vital] ? sum + count : sum), 0);
  return { p75: quantile(vital, counts, visits * 0.75), good: goodVisits / visits, visits };
}

function quantile(vital: Vital, counts: RangeCounts, rank: number): number {
  let before = 0;
  let start = 0;
  for (const end of endsOf(vital)) {
    const count = counts.get(end) ?? 0;
    if (count > 0 && before + count >= rank) return start + (end - start) * ((rank - before) / count);
    before += count;
    start = end;
  }
  return start;
}

function endsOf(vital: Vital): readonly number[] {
  return vital === "cls" ? shifts : milliseconds;
}
