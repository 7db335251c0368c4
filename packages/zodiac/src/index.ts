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
  type PossibleSign,
  possibleSigns,
} from "./possible-signs.ts";
export { type AlternativeSign, type SignOfDate, signOfDate } from "./sign-of.ts";
export { type Element, isSignId, type Polarity, type Sign, type SignId, signById, signs } from "./signs.ts";
export { signForYear } from "./year-cycle.ts";
export { type ZodiacErrorCode, ZodiacRangeError } from "./zodiac-range-error.ts";
