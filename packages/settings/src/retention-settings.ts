import type { SharedValues } from "./variables.ts";

/** For how many days records are kept after their end. */
export interface RetentionSettings {
  /** After a job was closed. */
  readonly closedJobs: number;
  /** After a check of a board ended, and a run that has no checks any more. */
  readonly checks: number;
  /** After the writing of an article that does not exist ended. */
  readonly generations: number;
  /** After a version of an article was replaced. */
  readonly revisions: number;
  /** After an event of the payment provider. The provider repeats none that is older than 30 days. */
  readonly paymentEvents: number;
  /** After an administrator's action. */
  readonly auditLog: number;
  /** After the day of reports of browsers. */
  readonly browserReports: number;
}

type RetentionVariable =
  | "RETENTION_CLOSED_JOBS_DAYS"
  | "RETENTION_CHECKS_DAYS"
  | "RETENTION_GENERATIONS_DAYS"
  | "RETENTION_REVISIONS_DAYS"
  | "RETENTION_PAYMENT_EVENTS_DAYS"
  | "RETENTION_AUDIT_LOG_DAYS"
  | "RETENTION_BROWSER_REPORTS_DAYS";

/** Reads from checked variables for how long old records are kept. */
export function readRetentionSettings(variables: SharedValues<RetentionVariable>): RetentionSettings {
  return {
    closedJobs: variables.RETENTION_CLOSED_JOBS_DAYS,
    checks: variables.RETENTION_CHECKS_DAYS,
    generations: variables.RETENTION_GENERATIONS_DAYS,
    revisions: variables.RETENTION_REVISIONS_DAYS,
    paymentEvents: variables.RETENTION_PAYMENT_EVENTS_DAYS,
    auditLog: variables.RETENTION_AUDIT_LOG_DAYS,
    browserReports: variables.RETENTION_BROWSER_REPORTS_DAYS,
  };
}
