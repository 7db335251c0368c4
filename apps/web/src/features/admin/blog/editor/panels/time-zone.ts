import { comingMoment } from "../../../../../text/moment.ts";

/**
 * Returns a moment in the reader's time zone, with the zone.
 *
 * @example
 * momentWithZone(new Date("2026-11-23T11:00:00Z")); // "Mon, Nov 23, 2026 at 6:00 am EST" in New York
 */
export function momentWithZone(date: Date): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZoneName: "short" }).formatToParts(date);
  return `${comingMoment(date)} ${parts.find(({ type }) => type === "timeZoneName")?.value ?? ""}`.trim();
}

/** Returns the name of the reader's time zone: `America/New York`. */
export function timeZoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");
}

/** Returns the value of a `datetime-local` input for a moment: `2026-11-23T06:00`. */
export function localInputOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/**
 * Reads a `datetime-local` input in the reader's time zone. In the hour that the clocks leave out in spring, it is the
 * moment an hour later.
 */
export function momentIn(value: string): Date | undefined {
  const date = new Date(value);
  return value === "" || Number.isNaN(date.getTime()) ? undefined : date;
}
