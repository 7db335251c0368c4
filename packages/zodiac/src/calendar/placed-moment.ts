import { ZodiacRangeError } from "../zodiac-range-error.ts";
import { parseDate } from "./civil-date.ts";
import { epochMillisecondsOf, zoneOf } from "./instant.ts";
import { momentsAt, shownAt } from "./local-time.ts";
import { checkSolarYear, type DateOrMoment, isMoment, type MomentOptions } from "./solar-months.ts";
import { secondOfDay } from "./time-of-day.ts";

/** A moment at a place: its milliseconds since 1970, and the zone of the clocks. */
export interface PlacedMoment {
  readonly zone: string;
  readonly epochMilliseconds: number;
}

/** Returns the one moment that a date with its time and zone, or a moment with its place, means. Refuses to guess. */
export function placedMoment(date: DateOrMoment, { time, zone }: MomentOptions): PlacedMoment {
  if (isMoment(date)) {
    if (time != null) throw new ZodiacRangeError("unknown-option", "Give a time with a date. A moment needs none.");
    const epochMilliseconds = epochMillisecondsOf(date);
    checkSolarYear(new Date(epochMilliseconds).getUTCFullYear());
    return { zone: zone ?? zoneOf(date) ?? refuseZone(), epochMilliseconds };
  }
  const day = parseDate(date);
  checkSolarYear(day.year);
  if (time == null) {
    throw new ZodiacRangeError("malformed-time", "Give the time too: without it, the moment is not known.");
  }
  const place = zone ?? refuseZone();
  const moments = momentsAt(place, shownAt(day, secondOfDay(time)));
  const [epochMilliseconds] = moments;
  if (epochMilliseconds !== undefined && moments.length === 1) return { zone: place, epochMilliseconds };
  throw new ZodiacRangeError(
    "impossible-time",
    epochMilliseconds === undefined
      ? "The clocks of the zone were set forward over this time. Give the time that they showed."
      : 'The clocks of the zone showed this time twice. Give the moment with its offset: "YYYY-MM-DDTHH:MM:SS-05:00".',
  );
}

function refuseZone(): never {
  throw new ZodiacRangeError(
    "unknown-option",
    'Give the zone too: an IANA name such as "Asia/Shanghai", an offset such as "+08:00", or "UTC".',
  );
}
