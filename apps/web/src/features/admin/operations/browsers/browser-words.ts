import { formatDay } from "../../../../text/date.ts";
import type { BrowserRelease } from "../operations-types.ts";

export type Vital = keyof BrowserRelease["vitals"];

/** A load time as `180 ms` or `2.4 s`; the layout shift as `0.03`. */
export function valueText(vital: Vital, value: number): string {
  if (vital === "cls") return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}

/** A day of UTC, `YYYY-MM-DD`, as `Feb 17, 2026`. */
export function dayText(day: string): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split("-").map(Number);
  return formatDay({ year, month, day: dayOfMonth });
}
