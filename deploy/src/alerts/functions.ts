import { dropLabels, labelKey, type Point, type Series, samplesWithin } from "./series.ts";

type Samples = readonly { at: number; value: number }[];

interface Range {
  readonly time: number;
  readonly seconds: number;
}

/** The functions of a range of time. Each returns undefined for a series that it can say nothing about. */
const rangeFunctions: Readonly<Record<string, (samples: Samples, range: Range) => number | undefined>> = {
  rate: (samples, range) => divide(increase(samples, range), range.seconds),
  increase,
  changes: (samples) =>
    samples.length === 0
      ? undefined
      : samples.filter(({ value }, index) => index > 0 && value !== samples[index - 1]?.value).length,
  max_over_time: (samples) => reduce(samples, Math.max),
  min_over_time: (samples) => reduce(samples, Math.min),
};

export function applyToRange(name: string, series: readonly Series[], range: Range): Point[] {
  const compute = rangeFunctions[name];
  if (!compute) throw new Error(`This evaluator does not know the function ${name}.`);
  return series.flatMap((one) => {
    const value = compute(samplesWithin(one, range.time, range.seconds), range);
    return value === undefined ? [] : [{ labels: dropLabels(one.labels, ["__name__"]), value }];
  });
}

function reduce(samples: Samples, pick: (a: number, b: number) => number): number | undefined {
  return samples.length === 0 ? undefined : samples.map(({ value }) => value).reduce((a, b) => pick(a, b));
}

function divide(value: number | undefined, by: number): number | undefined {
  return value === undefined ? undefined : value / by;
}

/**
 * The growth of a counter, as Prometheus computes it: a value below its predecessor is a restart from 0, and the growth
 * between the samples is extrapolated to the range, at either end by at most half of the usual distance if the series
 * seems to begin or to end there.
 */
function increase(samples: Samples, { time, seconds }: Range): number | undefined {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last || first === last) return undefined;
  let grown = last.value - first.value;
  for (const [index, { value }] of samples.entries()) {
    const before = samples[index - 1]?.value ?? value;
    if (value < before) grown += before;
  }
  const covered = last.at - first.at;
  const distance = covered / (samples.length - 1);
  const beyond = (gap: number) => (gap >= distance * 1.1 ? distance / 2 : gap);
  const untilZero = grown > 0 ? covered * (first.value / grown) : Number.POSITIVE_INFINITY;
  const before = Math.min(beyond(first.at - (time - seconds)), untilZero);
  return grown * ((covered + before + beyond(time - last.at)) / covered);
}

/** The quantile of each histogram among the buckets, interpolated within its bucket as Prometheus does. */
export function histogramQuantile(quantile: number, buckets: readonly Point[]): Point[] {
  const histograms = Map.groupBy(buckets, ({ labels }) => labelKey(dropLabels(labels, ["le", "__name__"])));
  return Array.from(histograms.values(), (points) => {
    const sorted = points
      .map(({ labels: { le }, value }) => ({ upTo: le === "+Inf" ? Number.POSITIVE_INFINITY : Number(le), value }))
      .toSorted((a, b) => a.upTo - b.upTo);
    const labels = dropLabels(points[0]?.labels ?? {}, ["le", "__name__"]);
    return { labels, value: quantileOf(quantile, sorted) };
  });
}

function quantileOf(quantile: number, buckets: readonly { upTo: number; value: number }[]): number {
  const total = buckets.at(-1);
  if (!total || total.upTo !== Number.POSITIVE_INFINITY || total.value === 0) return Number.NaN;
  const rank = quantile * total.value;
  const index = buckets.findIndex(({ value }) => value >= rank);
  const bucket = buckets[index];
  const below = buckets[index - 1];
  if (!bucket || bucket === total) return buckets.at(-2)?.upTo ?? Number.NaN;
  const from = below?.upTo ?? 0;
  const inside = bucket.value - (below?.value ?? 0);
  return from + (bucket.upTo - from) * ((rank - (below?.value ?? 0)) / inside);
}
