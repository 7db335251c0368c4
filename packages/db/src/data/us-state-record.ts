import type { UsStateCategory, UsStateRegion } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";

export interface UsStateRecord {
  name: string;
  /** The day of admission, for the original colonies of ratification, as `YYYY-MM-DD`. */
  statehood: string;
  capital: string;
  region: UsStateRegion;
  category: UsStateCategory;
  description: string;
  /** People in July 2018. */
  population: number;
  /** Square miles of land and water. */
  area: number;
  nickname: string;
  /** Stated beside the date and compared with the sign computed from it, so that a slip in either shows. */
  zodiacSign: SignId;
}
