import type { SourceKind, SourceOutcome, SourceStatus } from "@zodiac-at-work/catalog";

/** A check of a source that has begun. */
export interface Check {
  sourceId: number;
  companyId: number;
  companyName: string;
  kind: SourceKind;
  address: string;
  settings: object | null;
  status: SourceStatus;
  isVerified: boolean;
  /** The start of the oldest run that waits for this check. Everything that the check writes has this time. */
  observedAt: Date;
  /** From 1. A later attempt resumes a check that was killed or has failed. */
  attempt: number;
  /** What makes the first request conditional. Null for a later attempt, because an earlier one may have saved a part. */
  validators: object | null;
  /** The ids of the jobs that this attempt has saved or found unchanged. `saveJobs` fills it. */
  seen: Set<number>;
}

/** What a check brought. */
export interface CheckResult {
  /** `not-modified` if the source answered that its last snapshot is still valid. */
  outcome: SourceOutcome | "not-modified";
  reason: string | null;
  /** Whether the postings are all that the source has, as usual. A feed of the newest ones is complete and closes nothing. */
  isWhole?: boolean;
  /** How many postings could not be read. */
  unreadable: number;
  requests: number;
  bytes: number;
  /** What explains the outcome to an operator: unreadable postings with their reasons, the expected structure. */
  details: object | null;
  /** What makes the next request conditional, stored with a snapshot. */
  validators: object | null;
  endedAt: Date;
}

/** What a check found, and what it changed. */
export interface JobChanges {
  found: number;
  new: number;
  changed: number;
  closed: number;
  unchanged: number;
}

/** How a check ended. */
export interface FinishedCheck extends JobChanges {
  outcome: SourceOutcome;
  reason: string | null;
}

/** The source got another company, kind or address, or lost its verification, while it was checked. Begin again. */
export class SourceReplacedError extends Error {
  override name = "SourceReplacedError";
}
