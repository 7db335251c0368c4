import { SolarTerm, SolarTime } from "tyme4ts";
import { solarTerms } from "../src/calendar/solar-terms.ts";
import { yearAnimal } from "../src/signs/inner-animals.ts";
import { signIds } from "../src/signs/signs.ts";

const spans: readonly (readonly [from: number, to: number])[] = [
  [1645, 1899],
  [1900, 2050],
  [2051, 2100],
  [2101, 2200],
];

/** Returns a table of the seconds between the moments of the solar terms of this package and of tyme4ts. */
export function momentsTable(): string {
  const rows = spans.map(([from, to]) => {
    const seconds: number[] = [];
    for (let year = from; year <= to; year++) {
      for (const [index, { epochMilliseconds }] of solarTerms(year).entries()) {
        seconds.push(Math.abs(epochMilliseconds - tymeMoment(year, index)) / 1000);
      }
    }
    seconds.sort((a, b) => a - b);
    const median = seconds[seconds.length >> 1] ?? 0;
    return `| ${from}–${to} | ${seconds.length} | ${median.toFixed(0)} s | ${(seconds.at(-1) ?? 0).toFixed(0)} s |`;
  });
  return `| years | terms | median difference | largest |\n|---|---|---|---|\n${rows.join("\n")}`;
}

/** Returns the hours of February 2 to 6 in Beijing, 1900 to 2100, and in how many of them the two packages differ. */
export function compareHours(): { hours: number; different: number } {
  let [hours, different] = [0, 0];
  for (let year = 1900; year <= 2100; year++) {
    for (let hour = 0; hour < 5 * 24; hour++) {
      const day = 2 + Math.floor(hour / 24);
      const pillar = SolarTime.fromYmdHms(year, 2, day, hour % 24, 0, 0)
        .getSixtyCycleHour()
        .getYear();
      const answer = yearAnimal({ epochMilliseconds: Date.UTC(year, 1, 2, hour - 8) });
      hours++;
      if (!answer.known || answer.sign !== signIds[pillar.getEarthBranch().getIndex()]) different++;
    }
  }
  return { hours, different };
}

/** Returns the moment of a term in milliseconds since 1970. tyme4ts has Julian days of UTC+8. */
export function tymeMoment(year: number, index: number): number {
  const day = SolarTerm.fromIndex(year, index + 1)
    .getJulianDay()
    .getDay();
  return (day - 2_440_587.5 - 8 / 24) * 86_400_000;
}
