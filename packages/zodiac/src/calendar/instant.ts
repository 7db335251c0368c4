import { packDate } from "@zodiac-at-work/civil-date";
import { refuseOptions, ZodiacRangeError } from "../zodiac-range-error.ts";

/**
 * A moment: an ISO 8601 text with `Z` or an offset, the milliseconds since 1970, a `Date`, or any object with
 * `epochMilliseconds`, such as a `Temporal.Instant` or `Temporal.ZonedDateTime`.
 *
 * A number below ten billion (10,000,000,000), except 0, is refused: it may be a count of seconds, and as milliseconds it is
 * a moment within 116 days of January 1, 1970. For such a moment, give a `Date` or `{ epochMilliseconds }`.
 */
export type InstantInput = string | number | Date | { readonly epochMilliseconds: number };

/** Returns the milliseconds since 1970 of a moment. */
export function epochMillisecondsOf(instant: InstantInput): number;
export function epochMillisecondsOf(instant: InstantInput, options?: unknown): number {
  refuseOptions(options);
  const milliseconds = typeof instant === "string" ? parseInstant(instant) : millisecondsOf(instant);
  if (typeof instant === "number" && instant !== 0 && Math.abs(instant) < firstUnlikeSeconds) {
    throw new ZodiacRangeError(
      "malformed-instant",
      "Give the moment in milliseconds since 1970, not in seconds. A number below 10,000,000,000 may be either: give it as a Date or as { epochMilliseconds }.",
    );
  }
  // Other values than numbers are not finite. ICU counts by the Julian calendar before October 15, 1582.
  if (Number.isFinite(milliseconds) && milliseconds >= firstInstant && milliseconds <= lastInstant) return milliseconds;
  throw new ZodiacRangeError(
    "malformed-instant",
    'Give the moment as "YYYY-MM-DDTHH:MM:SSZ" or with an offset such as +08:00, as milliseconds since 1970, or as a Date or Temporal.Instant, from the year 1583 to 9998.',
  );
}

/** Returns the zone that a moment names: the offset of a text, or the zone of a `Temporal.ZonedDateTime`. */
export function zoneOf(instant: InstantInput): string | undefined {
  if (typeof instant === "string") return /[+-]\d\d:?\d\d(?=\[|$)/.exec(instant)?.[0];
  return typeof instant === "object" && "timeZoneId" in instant ? String(instant.timeZoneId) : undefined;
}

/** As seconds, a moment in the year 2286. */
const firstUnlikeSeconds = 1e10;

const firstInstant = Date.UTC(1583, 0, 1);
const lastInstant = Date.UTC(9998, 11, 31);

function parseInstant(text: string): number {
  // Engines differ in what else they accept: +99:99, 24:00, or February 30.
  if (!instantForm.test(text) || packDate(text.slice(0, 10)) < 0) return Number.NaN;
  return Date.parse(
    text
      .replace(/\[.*$/, "")
      .toUpperCase()
      .replace(",", ".")
      .replace(/([+-]\d\d)(\d\d)$/, "$1:$2"),
  );
}

const instantForm =
  /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d([.,]\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)(\[[^\]]+\])*$/i;

function millisecondsOf(instant: Exclude<InstantInput, string>): number {
  if (typeof instant === "number") return instant;
  if (instant === null || typeof instant !== "object") return Number.NaN;
  if ("epochMilliseconds" in instant) return instant.epochMilliseconds;
  return Object.prototype.toString.call(instant) === "[object Date]" ? instant.getTime() : Number.NaN;
}
