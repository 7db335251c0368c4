import type { SignId } from "@zodiac-at-work/zodiac";

/** Job boards with a public API. */
export const boardServices = ["ashby", "greenhouse", "lever", "recruitee", "smartrecruiters", "workable"] as const;

export interface CompanyRecord {
  name: string;
  /** Other names, abbreviations and products that readers look the company up by. */
  aliases?: readonly string[];
  /** The founding as far as it is known, without guesses: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  founded: string;
  /**
   * Another year that some sources give, and what was founded then: `{ year: 1888, of: "Abbott
   * Laboratories, from which it was split off" }`.
   */
  otherFounding?: { year: number; of: string };
  /** Another date of the same founding that some sources give, as `YYYY-MM` or `YYYY-MM-DD`. */
  disputedDate?: string;
  /** `City, State` in the United States, `City, Country` elsewhere. */
  location: string;
  /** Two lines on a card. */
  description: string;
  /** A host without `www.` and scheme. */
  website: string;
  careersUrl?: string;
  /** The job board. Another company may hold the slug, so it is unverified until a check finds the company's name there. */
  board?: { service: (typeof boardServices)[number]; slug: string };
  /** The name of its icon in simple-icons. */
  logo?: string;
  /** Compared with the sign computed from the date, to detect a mistake in either. */
  zodiacSign: SignId;
}
