import type { CarBrandCategory } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";

export interface CarBrandRecord {
  name: string;
  /** The founding of the brand as far as it is known, without guesses: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  founded: string;
  /** Another year that some sources give, and what was founded then. */
  otherFounding?: { year: number; of: string };
  country: string;
  category: CarBrandCategory;
  /** Two lines on a card. */
  description: string;
  /** A host without `www.` and scheme. An inactive brand may have none. */
  website?: string;
  /** False if the brand no longer makes cars. */
  isActive: boolean;
  /** The name of its icon in simple-icons. */
  logo?: string;
  /** Compared with the sign computed from the date, to detect a mistake in either. */
  zodiacSign: SignId;
}
