export {
  type CivilDate,
  compareDates,
  type DateInput,
  type DateSpan,
  daysBetween,
  formatDate,
  parseDate,
} from "./civil-date.ts";
export {
  type DayChange,
  type DayChangeOptions,
  type HourAnimal,
  hourAnimal,
  type KnownHourAnimal,
  type TimeInput,
} from "./hour-animal.ts";
export {
  type DateOrMoment,
  type DayAnimalOptions,
  dayAnimal,
  type InnerAnimal,
  type MomentOptions,
  monthAnimal,
  yearAnimal,
} from "./inner-animals.ts";
export type { InstantInput } from "./instant.ts";
export {
  type CareerMatch,
  careerMatch,
  type MatchReason,
  type MatchRule,
  type MatchWeight,
  matchPoints,
} from "./match.ts";
export {
  type Boundary,
  type BoundaryOptions,
  FIRST_YEAR,
  LAST_YEAR,
  newYearOf,
  zodiacYearSpan,
} from "./new-year.ts";
export {
  type LikeliestSign,
  likeliestSign,
  type PartialDate,
  type PartialDateInput,
  type PossibleSign,
  possibleSigns,
} from "./possible-signs.ts";
export {
  type ElementRelation,
  elementRelation,
  type Relation,
  type RelationId,
  relationsBetween,
} from "./relations.ts";
export { type AlternativeSign, type SignOfDate, signOfDate } from "./sign-of.ts";
export { type Element, isSignId, type Polarity, type Sign, type SignId, signById, signIds, signs } from "./signs.ts";
export { signForYear } from "./year-cycle.ts";
export { isZodiacRangeError, type ZodiacErrorCode, ZodiacRangeError } from "./zodiac-range-error.ts";
