import { type SourceKind, sourceKinds } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";

/** The kinds of job boards that a record can name. A listing needs settings, so only an operator adds one. */
export const boardKinds: readonly BoardKind[] = sourceKinds.filter((kind) => kind !== "listing");

export type BoardKind = Exclude<SourceKind, "listing">;

/** Public lists of job boards, and where they are. */
export const boardLists = {
  jobseek: "https://github.com/colophon-group/jobseek, apps/crawler/data/boards.csv, August 2026",
  "ats-scrapers": "https://github.com/complete-labs/ats-scrapers, ats-companies, August 2026",
} as const;

export interface BoardRecord {
  kind: BoardKind;
  /** The company's name at the service, or the `https:` address of a page, a feed or a board with a path. */
  address: string;
  /** The list that names the board. Without one, the address is a guess. */
  foundIn?: keyof typeof boardLists;
}

export interface AlternativeDate {
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  date: string;
  event: string;
}

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
  /**
   * What the date is if it is not the founding of the business: the merger of equals that gave the company its name, or its
   * first day as a company of its own. docs/data-sources.md states the convention.
   */
  countedFrom?: "merger" | "split";
  /**
   * The date from which others count, and what happened then: `{ date: "1799-04-02", event: "the charter of the Manhattan
   * Company, its oldest root" }`. A record that the convention has moved names the date before.
   */
  alternative?: AlternativeDate;
  /** Why the date departs from the convention, as a sentence. */
  exception?: string;
  /** `City, State` in the United States, `City, Country` elsewhere. */
  location: string;
  /** Two lines on a card. */
  description: string;
  /** A host without `www.` and scheme. */
  website: string;
  careersUrl?: string;
  /** The job board. It may be another company's, so it is unverified until a check finds the company's name there. */
  board?: BoardRecord;
  /** The name of its icon in simple-icons. */
  logo?: string;
  /** Compared with the sign computed from the date, to detect a mistake in either. */
  zodiacSign: SignId;
}
