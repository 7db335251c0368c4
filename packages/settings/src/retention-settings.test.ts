import { expect, test } from "vitest";
import { z } from "zod";
import { readRetentionSettings, sharedVariables } from "./index.ts";

const {
  RETENTION_CLOSED_JOBS_DAYS,
  RETENTION_CHECKS_DAYS,
  RETENTION_GENERATIONS_DAYS,
  RETENTION_REVISIONS_DAYS,
  RETENTION_PAYMENT_EVENTS_DAYS,
  RETENTION_AUDIT_LOG_DAYS,
  RETENTION_BROWSER_REPORTS_DAYS,
} = sharedVariables;
const schema = z.object({
  RETENTION_CLOSED_JOBS_DAYS,
  RETENTION_CHECKS_DAYS,
  RETENTION_GENERATIONS_DAYS,
  RETENTION_REVISIONS_DAYS,
  RETENTION_PAYMENT_EVENTS_DAYS,
  RETENTION_AUDIT_LOG_DAYS,
  RETENTION_BROWSER_REPORTS_DAYS,
});

test("without settings, records are kept for the documented days", () => {
  expect(readRetentionSettings(schema.parse({}))).toEqual({
    ...{
      closedJobs: 180,
      checks: 365,
      generations: 365,
      revisions: 365,
      paymentEvents: 90,
      auditLog: 730,
      browserReports: 90,
    },
  });
});

test.each([
  ["RETENTION_CLOSED_JOBS_DAYS", 30],
  ["RETENTION_CHECKS_DAYS", 30],
  ["RETENTION_GENERATIONS_DAYS", 60],
  ["RETENTION_REVISIONS_DAYS", 30],
  ["RETENTION_PAYMENT_EVENTS_DAYS", 45],
  ["RETENTION_AUDIT_LOG_DAYS", 90],
  ["RETENTION_BROWSER_REPORTS_DAYS", 7],
])("%s takes whole days from %i to 3650", (name, least) => {
  const isTaken = (days: string) => schema.safeParse({ [name]: days }).success;
  expect([String(least), "3650"].map(isTaken)).toEqual([true, true]);
  expect([String(least - 1), "3651", "0", "-90", "90.5", "1e3", "never", ""].map(isTaken)).toEqual(
    Array(8).fill(false),
  );
});
