import type { SignId } from "@zodiac-at-work/zodiac";

/** Job boards that can be read through a public call. */
export const boardServices = ["ashby", "greenhouse", "lever", "recruitee", "smartrecruiters", "workable"] as const;

export interface CompanyRecord {
  name: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`: as much of it as is known, and nothing guessed. */
  founded: string;
  /**
   * Another year that is given for the founding, and what it is the founding of: `{ year: 1888, of: "Abbott
   * Laboratories, from which it was split off" }`.
   */
  otherFounding?: { year: number; of: string };
  /** `City, State` in the United States, `City, Country` elsewhere. */
  location: string;
  /** Two lines on a card. */
  description: string;
  /** A host without `www.` and without a scheme. */
  website: string;
  careersUrl?: string;
  /** Where its openings may be read. A name at a service can be another company's, so it counts as unverified until a run has found the company's own name there. */
  board?: { service: (typeof boardServices)[number]; slug: string };
  /** The name of its icon in simple-icons, where there is one. */
  logo?: string;
  /** Stated beside the date and compared with the sign computed from it, so that a slip in either shows. */
  zodiacSign: SignId;
}
