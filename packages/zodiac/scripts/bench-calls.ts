// Measures one contestant of another call than signOfDate in a process of its own. Prints the nanoseconds per call: the median
// of the rounds.
//   node scripts/bench-calls.ts fourPillars tyme4ts
import { pathToFileURL } from "node:url";
import { makeLoop, randomDates, timePerCall, warmUp } from "./bench-worker.ts";
import { loadModule } from "./peers.ts";

/** A call that other libraries offer too. `this package` stands for the call itself. */
export const callContestants: Readonly<Record<string, readonly string[]>> = {
  lunarDate: ["this package", "lunar-typescript", "tyme4ts", "lunisolar", "solarlunar", "chinese-lunar-calendar"],
  fourPillars: ["this package", "lunar-typescript", "tyme4ts", "lunisolar"],
  readNumerology: ["this package"],
};

type Call = (year: number, month: number, day: number) => unknown;

async function callOf(what: string, contestant: string): Promise<Call> {
  if (contestant !== "this package") return (peerCalls[what]?.[contestant] ?? missing)(loadModule(contestant) as never);
  const built = (path: string) => import(new URL(path, import.meta.url).href);
  if (what === "lunarDate") {
    const { lunarDate } = (await built("../dist/lunar.js")) as typeof import("../src/calendar/lunar.ts");
    return (year, month, day) => lunarDate({ year, month, day });
  }
  if (what === "fourPillars") {
    const { fourPillars } = (await built("../dist/pillars.js")) as typeof import("../src/signs/pillars.ts");
    return (year, month, day) =>
      fourPillars({ year, month, day }, { time: { hour: day % 24, minute: 30 }, zone: "Asia/Shanghai" });
  }
  const { readNumerology } = await built("../../numerology/dist/index.js");
  return (year, month, day) => readNumerology({ year, month, day });
}

function missing(): never {
  throw new Error("This library has no such call.");
}

interface LunarTypescript {
  Solar: {
    fromYmd(...date: number[]): { getLunar(): { getDay(): number } };
    fromYmdHms(...moment: number[]): { getLunar(): { getEightChar(): object } };
  };
}
interface Tyme {
  SolarDay: { fromYmd(...date: number[]): { getLunarDay(): { getDay(): number } } };
  SolarTime: { fromYmdHms(...moment: number[]): { getLunarHour(): { getEightChar(): object } } };
}
type Lunisolar = (text: string) => { lunar: { day: number }; char8: object };
interface SolarLunar {
  solar2lunar(...date: number[]): unknown;
}
interface ChineseLunarCalendar {
  getLunar(...date: number[]): unknown;
}

/** Each as the documentation of the library shows it. */
const peerCalls: Readonly<Record<string, Readonly<Record<string, (module: never) => Call>>>> = {
  lunarDate: {
    "lunar-typescript":
      ({ Solar }: LunarTypescript) =>
      (...date) =>
        Solar.fromYmd(...date)
          .getLunar()
          .getDay(),
    tyme4ts:
      ({ SolarDay }: Tyme) =>
      (...date) =>
        SolarDay.fromYmd(...date)
          .getLunarDay()
          .getDay(),
    lunisolar: (module: Lunisolar | { default: Lunisolar }) => {
      const read = "default" in module ? module.default : module;
      return (year, month, day) => read(`${year}-${month}-${day}`).lunar.day;
    },
    solarlunar: (module: SolarLunar | { default: SolarLunar }) => {
      const library = "default" in module ? module.default : module;
      return (...date) => library.solar2lunar(...date);
    },
    "chinese-lunar-calendar":
      ({ getLunar }: ChineseLunarCalendar) =>
      (...date) =>
        getLunar(...date),
  },
  fourPillars: {
    "lunar-typescript":
      ({ Solar }: LunarTypescript) =>
      (year, month, day) =>
        String(
          Solar.fromYmdHms(year, month, day, day % 24, 30, 0)
            .getLunar()
            .getEightChar(),
        ),
    tyme4ts:
      ({ SolarTime }: Tyme) =>
      (year, month, day) =>
        String(
          SolarTime.fromYmdHms(year, month, day, day % 24, 30, 0)
            .getLunarHour()
            .getEightChar(),
        ),
    lunisolar: (module: Lunisolar | { default: Lunisolar }) => {
      const read = "default" in module ? module.default : module;
      return (year, month, day) => String(read(`${year}-${month}-${day} ${day % 24}:30`).char8);
    },
  },
};

async function main(what: string, contestant: string): Promise<void> {
  const body = "const { year, month, day } = dates[i]; kept[i & 63] = call(year, month, day)";
  const loop = makeLoop(body, await callOf(what, contestant), randomDates());
  const chunk = warmUp(loop);
  const times = Array.from({ length: 15 }, () => timePerCall(loop, chunk, 40));
  console.log(times.sort((a, b) => a - b)[7]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(process.argv[2] ?? "", process.argv[3] ?? "");
}
