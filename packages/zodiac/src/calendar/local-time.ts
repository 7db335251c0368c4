import { notKnown, ZodiacRangeError } from "../zodiac-range-error.ts";
import { type CivilDate, daysBetween } from "./civil-date.ts";

/** What calendars and clocks at a place show. */
export interface LocalClock extends CivilDate {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/**
 * Returns what calendars and clocks in a time zone show at a moment.
 *
 * @param zone an IANA name with a slash, such as `Asia/Shanghai`, or of a country; an offset such as `+08:00`; or `UTC`.
 * @throws {ZodiacRangeError} `unknown-option` for an unknown zone; `no-time-zone-data` for a name without `Intl`.
 */
export function clockIn(zone: string, milliseconds: number): LocalClock {
  const shown = new Date(milliseconds + offsetAt(zone, milliseconds));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

/**
 * Returns the moments at which clocks in a zone show a time, as milliseconds since 1970: one, two if the clocks are set
 * back over that time, and none if they are set forward over it.
 *
 * @param shown the milliseconds from 1970-01-01 00:00 on the clocks of the zone.
 */
export function momentsAt(zone: string, shown: number): number[] {
  return [...new Set(offsetsAround(zone, shown))]
    .map((offset) => shown - offset)
    .filter((moment) => offsetAt(zone, moment) === shown - moment);
}

/** Returns the offsets that a zone has a day before and a day after, in milliseconds, so before and after a change. */
export function offsetsAround(zone: string, shown: number): [before: number, after: number] {
  return [offsetAt(zone, shown - millisecondsPerDay), offsetAt(zone, shown + millisecondsPerDay)];
}

/** Returns the milliseconds from 1970-01-01 00:00 on a clock to a time on the same clock. */
export function shownAt(date: CivilDate, secondOfDay: number): number {
  return (daysBetween({ year: 1970, month: 1, day: 1 }, date) * 86400 + secondOfDay) * 1000;
}

/** Returns the milliseconds by which a zone is ahead of universal time at a moment. */
function offsetAt(zone: string, milliseconds: number): number {
  const known = zones.get(zone);
  // Reading the text of an offset takes longer than all else, so a known name avoids it.
  const named = known ? undefined : offsetNamedBy(zone);
  if (named !== undefined) return named;
  const { format, offsets } = known ?? zoneNamed(zone);
  const span = Math.floor(milliseconds / spanLength);
  if (!offsets.has(span)) {
    const first = offsetShownBy(format, span * spanLength);
    if (offsets.size >= mostSpans) offsets.clear();
    offsets.set(span, first === offsetShownBy(format, (span + 1) * spanLength) ? first : undefined);
  }
  return offsets.get(span) ?? offsetShownBy(format, milliseconds);
}

/**
 * About three days. A zone that has the same offset at both ends has it in between: of all zones of the IANA database, none
 * has ever gone to another offset and back in less than 3.9 days (Freetown, September 1939).
 */
const spanLength = 268_435_456;

/** As many spans as 200 years have. */
const mostSpans = 24_000;

/** Reads the clock that `Intl` shows. */
function offsetShownBy(format: Intl.DateTimeFormat, milliseconds: number): number {
  const parts = {} as Record<Intl.DateTimeFormatPartTypes, number>;
  for (const { type, value } of format.formatToParts(milliseconds)) parts[type] = Number(value);
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(milliseconds / 1000) * 1000;
}

/** Returns the milliseconds that `UTC` or an offset such as `+08:00` is ahead, without `Intl`. */
function offsetNamedBy(zone: string): number | undefined {
  if (typeof zone !== "string") return undefined;
  if (/^utc$/i.test(zone)) return 0;
  const parts = /^([+-])([01]\d|2[0-3])(?::?([0-5]\d))?$/.exec(zone);
  if (!parts) return undefined;
  const [, sign, hours, minutes = 0] = parts;
  return (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -60_000 : 60_000);
}

const millisecondsPerDay = 86_400_000;

/** A zone that `Intl` knows. The offsets are those of whole spans of time; undefined if it changes within one. */
interface NamedZone {
  readonly format: Intl.DateTimeFormat;
  readonly offsets: Map<number, number | undefined>;
}

const zones = new Map<string, NamedZone>();

function zoneNamed(zone: string): NamedZone {
  const isName = typeof zone === "string" && !abbreviation.test(zone);
  const format = isName ? newFormat(zone) : undefined;
  if (!format) {
    throw isName && !newFormat("Asia/Shanghai")
      ? new ZodiacRangeError(
          "no-time-zone-data",
          'This engine has no data of time zones: give an offset such as "+08:00", or "UTC".',
        )
      : notKnown(zone, 'a time zone: give an IANA name such as "Asia/Shanghai", an offset such as "+08:00", or "UTC".');
  }
  const named = { format, offsets: new Map() };
  if (zones.size < mostZones) zones.set(zone, named);
  return named;
}

/** `CST` is a zone of America, China or Cuba. Engines accept some abbreviations, each engine with its own meaning. */
const abbreviation = /^(\w{0,3}$|[^/]*\d|systemv)/i;

/** Returns undefined if the engine knows no such zone, or none at all. */
function newFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn-hc-h23", {
      timeZone,
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  } catch {
    return undefined;
  }
}

/** More than the IANA zones. It limits the cache for any number of spellings. */
const mostZones = 600;
