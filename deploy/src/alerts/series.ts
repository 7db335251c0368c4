/** The labels of a time series, with its name as `__name__`. */
export type Labels = Readonly<Record<string, string>>;

/** A value at a time in seconds. Null ends the series: Prometheus could read it before, and now can't. */
export interface Sample {
  readonly at: number;
  readonly value: number | null;
}

/** A time series, the oldest sample first. */
export interface Series {
  readonly labels: Labels;
  readonly samples: Sample[];
}

/** A time series at one time. */
export interface Point {
  readonly labels: Labels;
  readonly value: number;
}

/** What an expression is at one time: a number, or the series that it selects or computes. */
export type Value = number | readonly Point[];

/** Prometheus ignores a sample that is older. */
const lookbackSeconds = 300;

/** Returns the newest value of each series that has one. */
export function pointsAt(series: readonly Series[], time: number): Point[] {
  return series.flatMap(({ labels, samples }) => {
    const newest = samples.findLast(({ at }) => at <= time);
    if (!newest || newest.value === null || newest.at <= time - lookbackSeconds) return [];
    return [{ labels, value: newest.value }];
  });
}

/** Returns the samples of the last `seconds`, without the ends of series. */
export function samplesWithin({ samples }: Series, time: number, seconds: number): { at: number; value: number }[] {
  return samples.flatMap(({ at, value }) =>
    at > time - seconds && at <= time && value !== null ? [{ at, value }] : [],
  );
}

/** Identifies a set of labels, with the name or without. */
export function labelKey(labels: Labels): string {
  return JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export function pickLabels(labels: Labels, names: readonly string[]): Labels {
  return Object.fromEntries(names.flatMap((name) => (labels[name] === undefined ? [] : [[name, labels[name]]])));
}

export function dropLabels(labels: Labels, names: readonly string[]): Labels {
  return Object.fromEntries(Object.entries(labels).filter(([name]) => !names.includes(name)));
}
