/**
 * The sign of a date, the possible signs of a month or a year, and how signs go together.
 *
 * @module
 */

export {
  type CivilDate,
  compareDates,
  type DateInput,
  type DateSpan,
  daysBetween,
  formatDate,
  parseDate,
} from "./calendar/civil-date.ts";
export type { InstantInput } from "./calendar/instant.ts";
export {
  type Boundary,
  type BoundaryOptions,
  FIRST_YEAR,
  LAST_YEAR,
  newYearOf,
  zodiacYearSpan,
} from "./calendar/new-year.ts";
export type { TimeInput } from "./calendar/time-of-day.ts";
export {
  type CareerMatch,
  careerMatch,
  type MatchReason,
  type MatchRule,
  type MatchWeight,
  matchPoints,
} from "./match/match.ts";
export {
  type ElementRelation,
  elementRelation,
  type Relation,
  type RelationId,
  relationsBetween,
} from "./match/relations.ts";
export {
  type DayChange,
  type DayChangeOptions,
  type HourAnimal,
  hourAnimal,
  type KnownHourAnimal,
} from "./signs/hour-animal.ts";
export {
  type DateOrMoment,
  type DayAnimalOptions,
  dayAnimal,
  type InnerAnimal,
  type MomentOptions,
  monthAnimal,
  yearAnimal,
} from "./signs/inner-animals.ts";
export {
  type LikeliestSign,
  likeliestSign,
  type PartialDate,
  type PartialDateInput,
  type PossibleSign,
  possibleSigns,
} from "./signs/possible-signs.ts";
export { type AlternativeSign, type SignOfDate, signOfDate } from "./signs/sign-of.ts";
export {
  type Element,
  isSignId,
  type Polarity,
  type Sign,
  type SignId,
  signById,
  signIds,
  signs,
} from "./signs/signs.ts";
export { signForYear } from "./signs/year-cycle.ts";
export { isZodiacRangeError, type ZodiacErrorCode, ZodiacRangeError } from "./zodiac-range-error.ts";
