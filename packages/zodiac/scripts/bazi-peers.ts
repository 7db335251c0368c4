import { type EightChar, Solar } from "lunar-typescript";
import { ChildLimit, DefaultChildLimitProvider, Gender, LunarSect1ChildLimitProvider, SolarTime } from "tyme4ts";
import { luckStart } from "../src/bazi/luck-cycles.ts";
import { type Luck, type LuckMethod, luckCycles, readPillars } from "../src/bazi.ts";
import type { CivilDate } from "../src/calendar/civil-date.ts";
import type { SolarTerm } from "../src/calendar/solar-terms.ts";
import { fourPillars } from "../src/signs/pillars.ts";
import { tymeMoment } from "./moments.ts";

/** How many of the moments have the same answer as another library, and why the others differ. */
export interface BaziComparison {
  readonly peer: "tyme4ts" | "lunar-typescript";
  readonly what: string;
  readonly moments: number;
  readonly same: number;
  /** Moments that differ, by the reason. */
  readonly differing: Readonly<Record<string, number>>;
}

/**
 * Compares the eight characters and the luck cycles of 5,000 random minutes from 1900 to 2100, on the clock of 120° east, with
 * tyme4ts and lunar-typescript.
 */
export function compareBazi(count = 5000): BaziComparison[] {
  const results = new Map<
    string,
    { what: string; peer: BaziComparison["peer"]; same: number; differing: Record<string, number> }
  >();
  const note = (peer: BaziComparison["peer"], what: string, ours: string, theirs: string, reason: () => string) => {
    const key = `${peer} ${what}`;
    const result = results.get(key) ?? { peer, what, same: 0, differing: {} };
    results.set(key, result);
    if (ours === theirs) result.same++;
    else {
      const because = reason();
      result.differing[because] = (result.differing[because] ?? 0) + 1;
    }
  };
  for (const { shown, sex } of randomBirths(count)) compareBirth(shown, sex, note);
  return [...results.values()].map((result) => ({ ...result, moments: count }));
}

type Note = (peer: BaziComparison["peer"], what: string, ours: string, theirs: string, reason: () => string) => void;

const reasons = {
  term: "the two put the solar term seconds apart, and a second is two minutes of age",
  minute: "lunar-typescript drops the seconds of the solar term",
  steps:
    "the age is the same; lunar-typescript adds the years and months first, and goes back to the last day of a shorter month",
  unexplained: "unexplained",
} as const;

const zone = "+08:00";

type Sex = "male" | "female";

function compareBirth(shown: Date, sex: Sex, note: Note): void {
  const [year, month, day] = [shown.getUTCFullYear(), shown.getUTCMonth() + 1, shown.getUTCDate()];
  const time = { hour: shown.getUTCHours(), minute: shown.getUTCMinutes() };
  const read = readPillars(fourPillars({ year, month, day }, { time, zone }));
  const tyme = SolarTime.fromYmdHms(year, month, day, time.hour, time.minute, 0);
  const lunar = Solar.fromYmdHms(year, month, day, time.hour, time.minute, 0).getLunar();

  const eight = lunar.getEightChar();
  // The day changes at midnight.
  eight.setSect(2);
  const sect2 = tyme.getLunarHour();
  const hourOfTyme = tyme.getSixtyCycleHour();
  const names = [
    hourOfTyme.getYear(),
    hourOfTyme.getMonth(),
    sect2.getLunarDay().getSixtyCycle(),
    hourOfTyme.getSixtyCycle(),
  ];
  const own = names[2];
  if (!own) throw new Error("four pillars");
  const master = own.getHeavenStem();

  const ours = {
    pillars: read.pillars.map(({ name }) => name.chinese).join(" "),
    "hidden stems": read.pillars
      .map(({ hiddenStems }) => hiddenStems.map(({ stem }) => stem.character).join(""))
      .join(" "),
    "ten gods": read.pillars
      .map(({ tenGod, hiddenStems }) =>
        [tenGod?.chinese ?? "日主", ...hiddenStems.map((each) => each.tenGod.chinese)].join(""),
      )
      .join(" "),
    NaYin: read.pillars.map(({ naYin }) => naYin.chinese).join(" "),
    "growth stages": read.pillars.map(({ growthStage }) => growthStage.chinese).join(" "),
    "void branches": read.pillars
      .map(({ voidBranches }) => voidBranches.map(({ character }) => character).join(""))
      .join(" "),
  };
  const theirsOfTyme = {
    pillars: names.map((name) => name.getName()).join(" "),
    "hidden stems": names
      .map((name) =>
        name
          .getEarthBranch()
          .getHideHeavenStems()
          .map((hidden) => hidden.getName())
          .join(""),
      )
      .join(" "),
    "ten gods": names
      .map((name, index) =>
        [
          index === 2 ? "日主" : master.getTenStar(name.getHeavenStem()).getName(),
          ...name
            .getEarthBranch()
            .getHideHeavenStems()
            .map((hidden) => master.getTenStar(hidden.getHeavenStem()).getName()),
        ].join(""),
      )
      .join(" "),
    NaYin: names.map((name) => name.getSound().getName()).join(" "),
    "growth stages": names.map((name) => master.getTerrain(name.getEarthBranch()).getName()).join(" "),
    "void branches": names
      .map((name) =>
        name
          .getExtraEarthBranches()
          .map((branch) => branch.getName())
          .join(""),
      )
      .join(" "),
  };
  const theirsOfLunar = {
    pillars: eight.toString(),
    "hidden stems": [eight.getYearHideGan(), eight.getMonthHideGan(), eight.getDayHideGan(), eight.getTimeHideGan()]
      .map((list) => list.join(""))
      .join(" "),
    "ten gods": [
      [eight.getYearShiShenGan(), ...eight.getYearShiShenZhi()],
      [eight.getMonthShiShenGan(), ...eight.getMonthShiShenZhi()],
      ["日主", ...eight.getDayShiShenZhi()],
      [eight.getTimeShiShenGan(), ...eight.getTimeShiShenZhi()],
    ]
      .map((list) => list.join(""))
      .join(" "),
    NaYin: [eight.getYearNaYin(), eight.getMonthNaYin(), eight.getDayNaYin(), eight.getTimeNaYin()].join(" "),
    "growth stages": [eight.getYearDiShi(), eight.getMonthDiShi(), eight.getDayDiShi(), eight.getTimeDiShi()].join(" "),
    "void branches": [
      eight.getYearXunKong(),
      eight.getMonthXunKong(),
      eight.getDayXunKong(),
      eight.getTimeXunKong(),
    ].join(" "),
  };
  for (const what of Object.keys(ours) as (keyof typeof ours)[]) {
    note("tyme4ts", what, ours[what], theirsOfTyme[what], () => reasons.unexplained);
    note("lunar-typescript", what, ours[what], theirsOfLunar[what], () => reasons.unexplained);
  }
  for (const method of ["by-minute", "by-double-hour"] as const) compareLuck({ shown, sex, method, tyme, eight }, note);
}

function compareLuck(
  { shown, sex, method, tyme, eight }: { shown: Date; sex: Sex; method: LuckMethod; tyme: SolarTime; eight: EightChar },
  note: Note,
): void {
  const birth = { zone, epochMilliseconds: shown.getTime() - 8 * 3_600_000 };
  const luck = luckCycles({ epochMilliseconds: birth.epochMilliseconds }, { zone, sex, method });
  const names = luck.cycles.map(({ name }) => name.chinese).join(" ");
  const what = `luck cycles ${method}`;
  const limit = childLimit(tyme, sex, method);
  const end = limit.getEndTime();
  const first = limit.getStartDecadeFortune();
  const theirs = {
    startAge: { years: limit.getYearCount(), months: limit.getMonthCount(), days: limit.getDayCount() },
    start: { year: end.getYear(), month: end.getMonth(), day: end.getDay() },
    names: luck.cycles.map((_, index) => first.next(index).getName()).join(" "),
  };
  const reasonFor = (other: Start) => () => {
    if (names !== other.names) return reasons.unexplained;
    const theirTerm = termOfTyme(luck.term);
    const exact = luckStart(birth, theirTerm, method);
    if (textOf(exact) === textOf(other)) return reasons.term;
    const minutes = luckStart(birth, Math.floor(theirTerm / 60_000) * 60_000, method);
    if (textOf(minutes) === textOf(other)) return reasons.minute;
    const sameAge = [luck, exact, minutes].some(({ startAge }) => ageOf({ startAge }) === ageOf(other));
    return sameAge ? reasons.steps : reasons.unexplained;
  };
  note("tyme4ts", what, `${textOf(luck)} ${names}`, `${textOf(theirs)} ${theirs.names}`, reasonFor(theirs));
  const yun = eight.getYun(sex === "male" ? 1 : 0, method === "by-minute" ? 2 : 1);
  const begin = yun.getStartSolar();
  const ofLunar = {
    startAge: { years: yun.getStartYear(), months: yun.getStartMonth(), days: yun.getStartDay() },
    start: { year: begin.getYear(), month: begin.getMonth(), day: begin.getDay() },
    names: yun
      .getDaYun(luck.cycles.length + 1)
      .slice(1)
      .map((cycle) => cycle.getGanZhi())
      .join(" "),
  };
  note("lunar-typescript", what, `${textOf(luck)} ${names}`, `${textOf(ofLunar)} ${ofLunar.names}`, reasonFor(ofLunar));
}

/** When luck begins, as another library says it. */
interface Start {
  readonly startAge: Pick<Luck["startAge"], "years" | "months" | "days">;
  readonly start: CivilDate;
  readonly names: string;
}

function textOf({ startAge, start }: Pick<Start, "startAge" | "start">): string {
  return `${ageOf({ startAge })} ${start.year}-${start.month}-${start.day}`;
}

function ageOf({ startAge: { years, months, days } }: Pick<Start, "startAge">): string {
  return `${years}/${months}/${days}`;
}

/** Returns the moment of a term by tyme4ts, to the second. */
function termOfTyme({ epochMilliseconds, longitude }: SolarTerm): number {
  const year = new Date(epochMilliseconds).getUTCFullYear();
  return Math.round(tymeMoment(year, ((longitude + 75) % 360) / 15) / 1000) * 1000;
}

function childLimit(time: SolarTime, sex: Sex, method: LuckMethod): ChildLimit {
  ChildLimit.provider = method === "by-minute" ? new DefaultChildLimitProvider() : new LunarSect1ChildLimitProvider();
  return ChildLimit.fromSolarTime(time, sex === "male" ? Gender.MAN : Gender.WOMAN);
}

/** Returns random minutes on the clock of 120° east, always the same ones. */
function randomBirths(count: number): { shown: Date; sex: Sex }[] {
  let state = 42;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
  const [first, last] = [Date.UTC(1900, 1, 1) / 60_000, Date.UTC(2100, 11, 31) / 60_000];
  return Array.from({ length: count }, () => ({
    shown: new Date((first + below(last - first)) * 60_000),
    sex: below(2) === 0 ? "male" : "female",
  }));
}

/** Returns the comparison as a table for accuracy.md. */
export function baziTable(): string {
  const rows = compareBazi().map(({ peer, what, moments, same, differing }) => {
    if (differing[reasons.unexplained]) throw new Error(`${peer}, ${what}: a difference has no reason`);
    const why = Object.entries(differing).map(([reason, count]) => `${count}: ${reason}`);
    return `| ${what} | ${peer} | ${same.toLocaleString("en")} of ${moments.toLocaleString("en")} | ${why.join("; ") || "none differ"} |`;
  });
  return ["| what | compared with | births that agree | why the others differ |", "|---|---|---|---|", ...rows].join(
    "\n",
  );
}
