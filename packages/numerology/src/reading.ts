import { type CivilDate, civilDateOf, type DateInput } from "./civil-date.ts";
import { type LifePath, lifePathByDigits, lifePathByParts, lifePathBySum } from "./life-path.ts";
import { type PersonalCycle, personalCycleOf } from "./personal-cycle.ts";
import {
  addAndReduce,
  isCoreNumber,
  isMasterNumber,
  isSingleDigit,
  type MasterNumber,
  type Working,
} from "./reduce.ts";

/**
 * What a date of birth says by the rules of numerology. Plain data, fit for JSON.
 *
 * Numerology has no standard. The rules here are those that its books share: add, reduce to a digit, keep 11, 22 and 33.
 * Where they part, as the methods for a life path do, the reading shows each.
 */
export interface NumerologyReading {
  readonly date: CivilDate;
  /** Month, day and year added, then reduced. Never 33: no date of the supported years leads there. */
  readonly lifePath: LifePath;
  /** The life path by the two other common methods, `parts` and `digits`. Either may be 33. */
  readonly otherMethods: readonly [LifePath, LifePath];
  /** Whether all three methods give the same life path. */
  readonly methodsAgree: boolean;
  readonly birthDay: BirthDay;
  /** The year of birth, reduced. */
  readonly birthYear: Working;
  /** The keyword of the month of birth, from "New beginnings" for January to "Service" for December. */
  readonly monthKeyword: string;
  /** The master numbers among life path, birth day and birth year. */
  readonly masterNumbers: readonly Finding<MasterNumber>[];
  /** The karmic debt numbers that the workings of life path, birth day and birth year pass through. */
  readonly karmicDebts: readonly Finding<KarmicDebt>[];
  /** The personal year and month. Present when `today` was given. */
  readonly personalCycle?: PersonalCycle;
}

/** The day of birth, reduced. */
export interface BirthDay extends Working {
  readonly description: "Single digit - strong focus" | "Compound - complex traits";
}

/** A number that tradition counts as a karmic debt where a working passes through it on its way to a digit. */
export type KarmicDebt = 13 | 14 | 16 | 19;

/** A number of note, and which of the three numbers of the reading it belongs to. */
export interface Finding<N extends number> {
  readonly number: N;
  readonly of: "lifePath" | "birthDay" | "birthYear";
}

/**
 * Reads the numbers of a date of birth.
 *
 * @param date a day of the Gregorian calendar from 1583 to 2999, as `YYYY-MM-DD` or `{ year, month, day }`
 * @param options `today`, in the same forms, adds the personal year and month. It is an argument because this
 *   library reads no clock.
 * @returns the reading, with the working of every number
 * @throws {@link NumerologyDateError}, a `RangeError` with a `code`, if either date cannot be read
 *
 * @example
 * const reading = readNumerology("1990-01-26", { today: "2026-11-21" });
 * reading.lifePath.value; // 1
 * reading.lifePath.text; // "1 + 26 + 1990 = 2017 → 2 + 0 + 1 + 7 = 10 → 1 + 0 = 1"
 * reading.personalCycle.year.value; // 1
 */
export function readNumerology(
  date: DateInput,
  options: { readonly today: DateInput },
): NumerologyReading & { readonly personalCycle: PersonalCycle };
export function readNumerology(date: DateInput, options?: { readonly today?: DateInput }): NumerologyReading;
export function readNumerology(input: DateInput, { today }: { readonly today?: DateInput } = {}): NumerologyReading {
  const date = civilDateOf(input);
  const lifePath = lifePathBySum(date);
  const otherMethods = [lifePathByParts(date), lifePathByDigits(date)] as const;
  const birthDay = describe(addAndReduce([date.day], isCoreNumber));
  const birthYear = addAndReduce([date.year], isCoreNumber);
  const numbers = { lifePath, birthDay, birthYear };
  return {
    date,
    lifePath,
    otherMethods,
    methodsAgree: otherMethods.every((other) => other.value === lifePath.value),
    birthDay,
    birthYear,
    monthKeyword: MONTH_KEYWORDS[date.month - 1] as string,
    masterNumbers: findingsIn(numbers, isMasterNumber),
    karmicDebts: findingsIn(numbers, isKarmicDebt),
    ...(today === undefined ? {} : { personalCycle: personalCycleOf(date, today) }),
  };
}

const MONTH_KEYWORDS = [
  "New beginnings",
  "Cooperation",
  "Expression",
  "Foundation",
  "Freedom",
  "Nurturing",
  "Analysis",
  "Achievement",
  "Completion",
  "Leadership",
  "Intuition",
  "Service",
];

function describe(birthDay: Working): BirthDay {
  return {
    ...birthDay,
    description: isSingleDigit(birthDay.value) ? "Single digit - strong focus" : "Compound - complex traits",
  };
}

function isKarmicDebt(number: number): number is KarmicDebt {
  return number === 13 || number === 14 || number === 16 || number === 19;
}

/** A working passes through a karmic debt or ends on a master number, so one look at every sum finds either. */
function findingsIn<N extends number>(
  numbers: Record<Finding<N>["of"], Working>,
  isSought: (number: number) => number is N,
): Finding<N>[] {
  return (["lifePath", "birthDay", "birthYear"] as const).flatMap((of) =>
    numbers[of].steps
      .map((step) => step.sum)
      .filter(isSought)
      .map((number) => ({ number, of })),
  );
}
