/** What a job board speaks. The last four are pages and feeds of any site; the others are boards. */
export const sourceKinds = [
  "greenhouse",
  "lever",
  "ashby",
  "smartrecruiters",
  "workable",
  "recruitee",
  "personio",
  "teamtailor",
  "workday",
  "oracle",
  "eightfold",
  "pinpoint",
  "successfactors",
  "icims",
  "phenom",
  "bamboohr",
  "breezy",
  "rippling",
  "join",
  "jobvite",
  "avature",
  "amazon",
  "apple",
  "json-ld",
  "feed",
  "listing",
  "sitemap",
] as const;

export type SourceKind = (typeof sourceKinds)[number];

/**
 * How the check of a source ended. Only `complete` and `empty` are snapshots of the whole board, so only they can close
 * jobs. `blocked` is a refusal or a challenge page, `changed` a response without the expected structure, `partial` a
 * response with fewer postings than it declares, `forbidden` a rule of robots.txt.
 */
export const sourceOutcomes = [
  "complete",
  "partial",
  "empty",
  "changed",
  "blocked",
  "forbidden",
  "unreachable",
  "failed",
] as const;

export type SourceOutcome = (typeof sourceOutcomes)[number];

/** An operator's decision about a source. A proposed source is not checked until it is active. */
export const sourceStatuses = ["proposed", "active", "paused"] as const;

export type SourceStatus = (typeof sourceStatuses)[number];

/** The types of employment. */
export const jobTypes = ["full-time", "part-time", "contract", "internship", "temporary", "other"] as const;

export type JobType = (typeof jobTypes)[number];

export const workplaces = ["on-site", "hybrid", "remote"] as const;

export type Workplace = (typeof workplaces)[number];

/** What a salary is paid for. */
export const salaryPeriods = ["hour", "day", "week", "month", "year"] as const;

export type SalaryPeriod = (typeof salaryPeriods)[number];

/**
 * Why a job closed: two complete snapshots in a row lacked it, its own page answered 404 or 410, or its source was
 * removed or replaced.
 */
export const closedReasons = ["missing", "gone", "source-removed"] as const;

export type ClosedReason = (typeof closedReasons)[number];

/** Pay as published. `min` and `max` are in units of the currency, never in cents. */
export interface Salary {
  min: number | null;
  max: number | null;
  /** ISO 4217, in capitals. */
  currency: string | null;
  period: SalaryPeriod | null;
  /** The pay as the source words it, or as composed from the numbers. */
  text: string | null;
}

/** Where the work is done. `countries` are ISO 3166-1 alpha-2 codes, empty if the source names none. */
export interface Remote {
  mode: Workplace;
  countries: string[];
}

/** A job posting in the one shape that every source is read into. A value that the source lacks is null. */
export interface Posting {
  /** The source's own id of the posting. */
  id: string;
  title: string;
  /** The places as the source words them, each once. */
  locations: string[];
  remote: Remote | null;
  department: string | null;
  type: JobType | null;
  salary: Salary | null;
  /** The civil date of the first publication, `YYYY-MM-DD`. An update is no publication. */
  postedDate: string | null;
  /** The address of the posting for readers: `https:`, or `http:` as published where the host does not answer by `https:`. */
  url: string;
  /** The address as published, `http:`, if the host answers by `https:` and `url` has that. */
  publishedUrl?: string;
  /** The text without markup, and HTML that is safe to show. */
  description: { text: string; html: string } | null;
}
