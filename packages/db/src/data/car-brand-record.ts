import type { CarBrandCategory } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";

export interface CarBrandRecord {
  name: string;
  /** The founding of the marque, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`: as much of it as is known, and nothing guessed. */
  founded: string;
  /** Another year that is given for the founding, and what it is the founding of. */
  otherFounding?: { year: number; of: string };
  country: string;
  category: CarBrandCategory;
  /** Two lines on a card. */
  description: string;
  /** A host without `www.` and without a scheme; a marque that is gone may have none. */
  website?: string;
  /** False for a marque that no longer makes cars. */
  isActive: boolean;
  /** The name of its icon in simple-icons, where there is one. */
  logo?: string;
  /** Stated beside the date and compared with the sign computed from it, so that a slip in either shows. */
  zodiacSign: SignId;
}
