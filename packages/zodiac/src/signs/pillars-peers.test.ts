import fc from "fast-check";
import { Solar } from "lunar-typescript";
import { expect, test } from "vitest";
import { fourPillars } from "./pillars.ts";

const china = { zone: "Etc/GMT-8" };

test.each([
  ["midnight", 2],
  ["rat-hour", 1],
] as const)(
  "agrees with lunar-typescript at any minute from 1900 to 2050, with the day changing at %s",
  (dayChange, sect) => {
    const minutes = fc.integer({ min: Date.UTC(1900, 0, 2) / 60_000, max: Date.UTC(2050, 11, 31) / 60_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const shown = new Date(minute * 60_000);
        const [year, month, day] = [shown.getUTCFullYear(), shown.getUTCMonth() + 1, shown.getUTCDate()];
        const time = { hour: shown.getUTCHours(), minute: shown.getUTCMinutes() };
        const theirs = (minutesLater: number) => {
          const at = new Date((minute + minutesLater) * 60_000);
          const lunar = Solar.fromYmdHms(
            ...([at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()] as const),
            ...([at.getUTCHours(), at.getUTCMinutes(), 0] as const),
          ).getLunar();
          const eight = lunar.getEightChar();
          eight.setSect(sect);
          return eight;
        };
        // The two computations of a term differ by seconds, so both may be right in its minute.
        fc.pre(theirs(-1).getMonth() === theirs(1).getMonth());
        const { year: y, month: m, day: d, hour } = fourPillars({ year, month, day }, { ...china, time, dayChange });
        const names = [y, m, d].map((pillar) => pillar.known && pillar.name.chinese);
        expect([...names, hour?.chinese].join(" ")).toBe(theirs(0).toString());
      }),
      { numRuns: 3000 },
    );
  },
  60_000,
);
