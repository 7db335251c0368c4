import { type CivilDate, type SignId, signIds } from "@zodiac-at-work/zodiac";
import { plainDateIn } from "@zodiac-at-work/zodiac/calendar";
import { solarTerms } from "@zodiac-at-work/zodiac/solar-terms";

/** A month of the solar calendar. It begins with every second solar term. */
export interface SolarMonth {
  readonly sign: SignId;
  /** The day of the change to this month, and the day before the change to the next, by the reader's clock. */
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/**
 * Returns the twelve solar months from that of a moment on, with their days in a time zone.
 *
 * @param zone an IANA zone; by default the days are those of the machine's own clock.
 * @example
 * solarMonths(new Date("2026-11-23T12:00:00Z"), "America/New_York")[0];
 * // { sign: "pig", from: Nov 7, 2026, to: Dec 5, 2026 }
 */
export function solarMonths(now: Date, zone?: string): [SolarMonth, ...SolarMonth[]] {
  const year = now.getUTCFullYear();
  const changes = [year - 1, year, year + 1, year + 2].flatMap((each) =>
    // The terms at 15°, 45°, 75° … begin the months.
    solarTerms(each).filter(({ longitude }) => longitude % 30 === 15),
  );
  const next = changes.findIndex(({ epochMilliseconds }) => epochMilliseconds > now.getTime());
  const [first, ...others] = changes.slice(next - 1, next + 12).flatMap((start, place, all) => {
    const end = all[place + 1];
    if (!end) return [];
    return {
      // The tiger's month begins at 315°, and each month is 30° long.
      sign: signIds[(Math.round((start.longitude - 315 + 360) / 30) + 2) % 12] ?? "tiger",
      from: dayOf(start.epochMilliseconds, zone),
      to: dayOf(end.epochMilliseconds - 86_400_000, zone),
    };
  });
  if (!first) throw new RangeError("the calendar of solar terms ends in 2200");
  return [first, ...others];
}

/** Some engines name the machine's own zone by an abbreviation, which the library refuses. The clock needs no name. */
function dayOf(epochMilliseconds: number, zone: string | undefined): CivilDate {
  if (zone !== undefined) return plainDateIn(epochMilliseconds, zone);
  const shown = new Date(epochMilliseconds);
  return { year: shown.getFullYear(), month: shown.getMonth() + 1, day: shown.getDate() };
}
