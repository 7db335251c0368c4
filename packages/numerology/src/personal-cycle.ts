import { type CivilDate, civilDateOf, type DateInput } from "./civil-date.ts";
import { addAndReduce, isSingleDigit, type SingleDigit, type Working } from "./reduce.ts";

/** Where a person stands in the cycle of nine years, and of nine months, on a given day. */
export interface PersonalCycle {
  readonly today: CivilDate;
  /** Month and day of birth and the calendar year of today, reduced. */
  readonly year: Working<SingleDigit>;
  /** The personal year and the calendar month of today, reduced. */
  readonly month: Working<SingleDigit>;
}

/**
 * The cycle turns with the calendar, on 1 January and on the first of each month. It has nine places, so here
 * master numbers are added up further like any other: year follows year from 1 to 9 and then 1 again.
 */
export function personalCycleOf(birth: CivilDate, todayInput: DateInput): PersonalCycle {
  const today = civilDateOf(todayInput);
  const year = addAndReduce([birth.month, birth.day, today.year], isSingleDigit);
  return { today, year, month: addAndReduce([year.value, today.month], isSingleDigit) };
}
