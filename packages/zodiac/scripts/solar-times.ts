import { Body, HourAngle, Observer } from "astronomy-engine";
import { trueSolarTime } from "../src/signs/true-solar-time.ts";

const spans: readonly (readonly [from: number, to: number])[] = [
  [1700, 1899],
  [1900, 2050],
  [2051, 2100],
  [2101, 2199],
];

/** Returns a table of the seconds between true solar times of this package and of astronomy-engine. */
export function solarTimeTable(): string {
  const rows = spans.map(([from, to]) => {
    const [first, last] = [Date.UTC(from, 0, 1), Date.UTC(to, 11, 31)];
    const seconds = Array.from({ length: 1000 }, (_, i) => {
      // Steps of the golden section spread the longitudes.
      const epochMilliseconds = Math.floor((first + (last - first) * (i / 1000)) / 1000) * 1000;
      return secondsBetween(epochMilliseconds, ((i * 0.618_034) % 1) * 360 - 180);
    }).sort((a, b) => a - b);
    return `| ${from}–${to} | 1000 | ${seconds[500]?.toFixed(1)} s | ${seconds.at(-1)?.toFixed(1)} s |`;
  });
  return `| years | moments | median difference | largest |\n|---|---|---|---|\n${rows.join("\n")}`;
}

function secondsBetween(epochMilliseconds: number, longitude: number): number {
  const { hour, minute, second } = trueSolarTime({ epochMilliseconds }, { zone: "UTC", longitude }).solarTime;
  const theirs = (HourAngle(Body.Sun, new Date(epochMilliseconds), new Observer(0, longitude, 0)) + 12) * 3600;
  const apart = (theirs - (hour * 60 + minute) * 60 - second + 129_600) % 86_400;
  return Math.abs(apart - 43_200);
}
