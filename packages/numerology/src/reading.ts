import { type CivilDate, civilDateOf, type DateInput, NumerologyDateError } from "./civil-date.ts";
import { type LifePath, lifePathByDigits, lifePathByParts, lifePathBySum } from "./life-path.ts";
import { type PersonalCycle, personalCycleOf } from "./personal-cycle.ts";
import { isMasterNumber, isSingleDigit, type MasterNumber, type Step, type Working } from "./reduce.ts";

/**
 * The numbers of a birth date by the rules of numerology. Plain data that can be serialized as JSON.
 *
 * Numerology has no standard. These rules are common to its books: add, reduce to a digit, keep 11, 22 and 33. Where the
 * books differ, as in the methods for a life path, the reading contains every variant.
 */
export interface NumerologyReading {
  readonly date: CivilDate;
  /** Month, day and year added, then reduced. Never 33 in the supported years. */
  readonly lifePath: LifePath;
  /** The life path by the two other common methods, `parts` and `digits`. Either may be 33. */
  readonly otherMethods: readonly [LifePath, LifePath];
  /** Whether all three methods give the same life path. */
  readonly methodsAgree: boolean;
  readonly birthDay: BirthDay;
  /** The birth year, reduced. */
  readonly birthYear: Working;
  /** The keyword of the birth month, from "New beginnings" for January to "Service" for December. */
  readonly monthKeyword: string;
  /** The master numbers among life path, birth day and birth year. */
  readonly masterNumbers: readonly Finding<MasterNumber>[];
  /**
   * The karmic debt numbers that the workings of life path and birth day pass through. The birth year is left out, because
   * it would give everybody born in that year the same debt.
   */
  readonly karmicDebts: readonly Finding<KarmicDebt, "lifePath" | "birthDay">[];
  /** The personal year and month. Present if `today` was given. */
  readonly personalCycle?: PersonalCycle;
}

/** The birth day, reduced. */
export interface BirthDay extends Working {
  readonly description: "Single digit - strong focus" | "Compound - complex traits";
}

/** A number that tradition calls a karmic debt if a working passes through it on the way to a digit. */
export type KarmicDebt = 13 | 14 | 16 | 19;

/** A special number, and the number of the reading whose working contains it. */
export interface Finding<N extends number, Of extends string = "lifePath" | "birthDay" | "birthYear"> {
  readonly number: N;
  readonly of: Of;
}

/**
 * Computes the numbers of a birth date.
 *
 * @param date a day of the Gregorian calendar from 1583 to 2999, as `YYYY-MM-DD` or `{ year, month, day }`
 * @param options `today`, in the same forms, adds the personal year and month. It is an argument because this
 *   library reads no clock.
 * @returns the reading, with the working of every number
 * @throws {@link NumerologyDateError}, a `RangeError` with a `code`, if either date or an option is refused
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
export function readNumerology(input: DateInput, options?: { readonly today?: DateInput } | null): NumerologyReading {
  const today = todayOf(options);
  const date = civilDateOf(input);
  const lifePath = lifePathBySum(date);
  const byParts = lifePathByParts(date);
  const byDigits = lifePathByDigits(date);
  // The parts are month, day and year, reduced.
  const [, day, birthYear] = byParts.parts as readonly [Working, Working, Working];
  const birthDay = describe(day);
  const masterNumbers: Finding<MasterNumber>[] = [];
  addFindings(masterNumbers, lifePath, "lifePath", isMasterNumber);
  addFindings(masterNumbers, birthDay, "birthDay", isMasterNumber);
  addFindings(masterNumbers, birthYear, "birthYear", isMasterNumber);
  const karmicDebts: Finding<KarmicDebt, "lifePath" | "birthDay">[] = [];
  addFindings(karmicDebts, lifePath, "lifePath", isKarmicDebt);
  addFindings(karmicDebts, birthDay, "birthDay", isKarmicDebt);
  const reading: NumerologyReading = {
    date,
    lifePath,
    otherMethods: [byParts, byDigits],
    methodsAgree: byParts.value === lifePath.value && byDigits.value === lifePath.value,
    birthDay,
    birthYear,
    monthKeyword: monthKeywords[date.month - 1] as string,
    masterNumbers,
    karmicDebts,
  };
  return today === undefined ? reading : { ...reading, personalCycle: personalCycleOf(date, today) };
}

/** Returns the only option. A misspelled name would leave the personal cycle out unnoticed. */
function todayOf(options: { readonly today?: DateInput } | null | undefined): DateInput | undefined {
  if (options === undefined || options === null) return undefined;
  if (typeof options === "number") throw new NumerologyDateError("too-many-arguments");
  // Lists and dates are objects too, but no options.
  if (Object.prototype.toString.call(options) !== "[object Object]") throw new NumerologyDateError("unknown-option");
  for (const name in options) {
    if (name !== "today") {
      const named = name.length > 40 ? `${name.slice(0, 40)}…` : name;
      throw new NumerologyDateError("unknown-option", `"${named}" is not an option: did you mean "today"?`);
    }
  }
  return options.today;
}

const monthKeywords = [
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

function describe({ value, steps, text }: Working): BirthDay {
  return {
    value,
    steps,
    text,
    description: isSingleDigit(value) ? "Single digit - strong focus" : "Compound - complex traits",
  };
}

function isKarmicDebt(number: number): number is KarmicDebt {
  return number === 13 || number === 14 || number === 16 || number === 19;
}

/** Finds karmic debts or master numbers: both are among the sums of a working. */
function addFindings<N extends number, Of extends string>(
  findings: Finding<N, Of>[],
  { steps }: Working,
  of: Of,
  isWanted: (number: number) => number is N,
): void {
  for (let i = 0; i < steps.length; i++) {
    const { sum } = steps[i] as Step;
    if (isWanted(sum)) findings.push({ number: sum, of });
  }
}
