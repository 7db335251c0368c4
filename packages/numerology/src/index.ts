/**
 * The numbers of a birth date, with the working of each.
 *
 * @module
 */

export {
  type CivilDate,
  type DateErrorCode,
  type DateInput,
  FIRST_YEAR,
  isNumerologyDateError,
  LAST_YEAR,
  NumerologyDateError,
} from "./civil-date.ts";
export type { LifePath, LifePathMethod } from "./life-path.ts";
export type { PersonalCycle } from "./personal-cycle.ts";
export {
  type BirthDay,
  type Finding,
  type KarmicDebt,
  type NumerologyReading,
  readNumerology,
} from "./reading.ts";
export {
  type CoreNumber,
  isMasterNumber,
  type MasterNumber,
  type SingleDigit,
  type Step,
  type Working,
} from "./reduce.ts";
