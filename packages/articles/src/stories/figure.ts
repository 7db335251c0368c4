import { escapeHtml, table } from "../words/words.ts";

/** A count with its name. */
export type Bar = readonly [name: string, count: number];

/**
 * Returns the HTML of a figure: a table of names and values with a caption. The page of the article draws it and offers it
 * as CSV, so the drawing never differs from its table. Decades become a timeline, the twelve signs a wheel, and states with
 * counts or with signs a map.
 */
export function figure(
  caption: string,
  head: readonly [string, string],
  values: readonly (readonly [name: string, value: number | string])[],
): string {
  const rows = values.map(([name, value]) => [escapeHtml(name), escapeHtml(String(value))]);
  return `<figure>${table(head, rows)}<figcaption>${escapeHtml(caption)}</figcaption></figure>`;
}

/** Returns the counts by a property, the most frequent first. */
export function countBy<T>(items: readonly T[], nameOf: (item: T) => string): Bar[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** Returns the counts by decade without gaps, the earliest first. What lies before `from` is one bar. */
export function countByDecade(years: readonly number[], from = 1900): Bar[] {
  const last = Math.max(from, ...years);
  const bars: [string, number][] = [];
  const before = years.filter((year) => year < from).length;
  if (before > 0) bars.push([`before ${from}`, before]);
  for (let decade = from; decade <= last; decade += 10) {
    bars.push([`${decade}s`, years.filter((year) => year >= decade && year < decade + 10).length]);
  }
  return bars;
}
