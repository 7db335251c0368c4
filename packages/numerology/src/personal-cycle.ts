import { type CivilDate, civilDateOf, type DateInput } from "./civil-date.ts";
import { addAndReduce, type SingleDigit, toDigit, type Working } from "./reduce.ts";

/** A person's place in the cycle of nine years and of nine months on a given day. */
export interface PersonalCycle {
  readonly today: CivilDate;
  /** Month and day of birth and the calendar year of today, reduced. */
  readonly year: Working<SingleDigit>;
  /** The personal year and the calendar month of today, reduced. */
  readonly month: Working<SingleDigit>;
}

/**
 * Returns the personal year and month. They change with the calendar, on January 1 and on the first of each month. The
 * cycle has nine places, so master numbers are reduced like any other number, and 1 follows 9.
 */
export function personalCycleOf(birth: CivilDate, todayInput: DateInput): PersonalCycle {
  const today = civilDateOf(todayInput);
  const year = addAndReduce([birth.month, birth.day, today.year], toDigit);
  return { today, year, month: addAndReduce([year.value, today.month], toDigit) };
}
