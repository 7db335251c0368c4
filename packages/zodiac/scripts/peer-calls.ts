import { type SignId, signIds } from "../src/signs/signs.ts";

/** Another library, called as its documentation shows. */
export interface Answers {
  readonly name: string;
  /** Returns the sign of a date under the common boundary. Returns undefined or throws if the peer has none. */
  readonly sign: (year: number, month: number, day: number) => SignId | undefined;
  /** The same call without the conversion to a sign id, for timing. */
  readonly call: (year: number, month: number, day: number) => unknown;
}

type Ask = (year: number, month: number, day: number) => unknown;

interface LunarTypescript {
  Solar: { fromYmd(year: number, month: number, day: number): { getLunar(): { getYearShengXiao(): string } } };
}
export function lunarTypescript({ Solar }: LunarTypescript): Answers {
  return ofCharacter("lunar-typescript", (year, month, day) =>
    Solar.fromYmd(year, month, day).getLunar().getYearShengXiao(),
  );
}

interface Tyme {
  SolarDay: {
    fromYmd(
      year: number,
      month: number,
      day: number,
    ): {
      getLunarDay(): {
        getLunarMonth(): {
          getLunarYear(): { getSixtyCycle(): { getEarthBranch(): { getZodiac(): { getName(): string } } } };
        };
      };
    };
  };
}
export function tyme({ SolarDay }: Tyme): Answers {
  return ofCharacter("tyme4ts", (year, month, day) =>
    SolarDay.fromYmd(year, month, day)
      .getLunarDay()
      .getLunarMonth()
      .getLunarYear()
      .getSixtyCycle()
      .getEarthBranch()
      .getZodiac()
      .getName(),
  );
}

interface DateChinese {
  CalendarChinese: new () => {
    fromGregorian(year: number, month: number, day: number): void;
    get(): [cycle: number, yearOfCycle: number, ...unknown[]];
  };
}
export function dateChinese({ CalendarChinese }: DateChinese): Answers {
  const call: Ask = (year, month, day) => {
    const calendar = new CalendarChinese();
    calendar.fromGregorian(year, month, day);
    return calendar.get()[1];
  };
  return { name: "date-chinese", call, sign: (...date) => signIds[((call(...date) as number) - 1) % 12] };
}

type Lunisolar = (date: string, options: { changeAgeTerm: null }) => { format(pattern: string): string };
export function lunisolar(module: Lunisolar | { default: Lunisolar }): Answers {
  const read = "default" in module ? module.default : module;
  // Without this option, lunisolar starts the year with Start of Spring.
  return ofCharacter("lunisolar", (year, month, day) =>
    read(`${year}-${month}-${day}`, { changeAgeTerm: null }).format("cZ"),
  );
}

interface SolarLunar {
  solar2lunar(year: number, month: number, day: number): { animal: string } | -1;
}
export function solarlunar(module: SolarLunar | { default: SolarLunar }): Answers {
  const { solar2lunar } = bound("default" in module ? module.default : module);
  return ofCharacter("solarlunar", (year, month, day) => {
    const found = solar2lunar(year, month, day);
    return found === -1 ? undefined : found.animal;
  });
}
function bound(library: SolarLunar): SolarLunar {
  return { solar2lunar: library.solar2lunar.bind(library) };
}

interface ChineseLunarCalendar {
  getLunar(year: number, month: number, day: number): { zodiac: string };
}
export function chineseLunarCalendar({ getLunar }: ChineseLunarCalendar): Answers {
  return ofCharacter("chinese-lunar-calendar", (year, month, day) => getLunar(year, month, day).zodiac);
}

export function intl(): Answers {
  const format = new Intl.DateTimeFormat("en-u-ca-chinese", { timeZone: "UTC", year: "numeric" });
  const call: Ask = (year, month, day) =>
    // "1989(ji-si)": the Gregorian year of the Chinese year's beginning.
    Number.parseInt(format.format(Date.UTC(year, month - 1, day)), 10);
  return { name: "Intl", call, sign: (...date) => signIds[((call(...date) as number) + 8) % 12] };
}

function ofCharacter(name: string, call: Ask): Answers {
  return { name, call, sign: (year, month, day) => signOfCharacter(call(year, month, day)) };
}

function signOfCharacter(character: unknown): SignId | undefined {
  const places = ["鼠牛虎兔龙蛇马羊猴鸡狗猪", "鼠牛虎兔龍蛇馬羊猴雞狗豬"].map((signs) =>
    signs.indexOf(String(character)),
  );
  return signIds[Math.max(...places)];
}
