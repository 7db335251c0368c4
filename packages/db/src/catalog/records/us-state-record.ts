import type { UsStateCategory, UsStateRegion } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";

export interface UsStateRecord {
  name: string;
  /** The day of admission, or of ratification for the original colonies, as `YYYY-MM-DD`. */
  statehood: string;
  capital: string;
  region: UsStateRegion;
  category: UsStateCategory;
  description: string;
  /** People counted by the census of April 1, 2020. */
  population: number;
  /** Square miles of land and water. */
  area: number;
  nickname: string;
  /** Compared with the sign computed from the date, to detect a mistake in either. */
  zodiacSign: SignId;
}
