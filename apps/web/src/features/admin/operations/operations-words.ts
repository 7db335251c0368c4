import type { SourceKind, SourceOutcome } from "@zodiac-at-work/catalog";
import { counted } from "@zodiac-at-work/catalog/counted";
import { serviceNames } from "../../../openings/opening-text.ts";
import type { CheckReport, KindHealth, Run, Task } from "./operations-types.ts";

export const kindNames: Readonly<Record<SourceKind, string>> = {
  ...serviceNames,
  amazon: "Amazon's site",
  apple: "Apple's site",
  "json-ld": "Careers page",
  feed: "Feed",
  listing: "Job site",
  sitemap: "Sitemap",
};

export const outcomeNames: Readonly<Record<SourceOutcome, string>> = {
  complete: "Complete",
  partial: "Partial",
  empty: "Empty",
  changed: "Changed",
  blocked: "Blocked",
  forbidden: "Forbidden",
  unreachable: "Unreachable",
  failed: "Failed",
};

/** Returns what a check found, as the title of its report. */
export function checkTitle({ company, outcome }: Pick<CheckReport, "company" | "outcome">): string {
  return `${company.name}: ${findings[outcome]}`;
}

const findings: Readonly<Record<SourceOutcome, string>> = {
  complete: "the board was read completely",
  partial: "the board was read in part",
  empty: "the board has no openings",
  changed: "the board’s shape has changed",
  blocked: "the board refused to answer",
  forbidden: "robots.txt forbids the check",
  unreachable: "the board could not be reached",
  failed: "the check failed",
};

/** Whether a check with this outcome read the board. Only then do its numbers mean something. */
export function isRead(outcome: SourceOutcome): boolean {
  return outcome === "complete" || outcome === "partial" || outcome === "empty" || outcome === "changed";
}

/** Whether only an operator can mend the cause of this outcome. */
export function needsPerson(outcome: SourceOutcome): boolean {
  return outcome === "blocked" || outcome === "forbidden" || outcome === "failed";
}

export const triggerNames: Readonly<Record<CheckReport["trigger"], string>> = {
  schedule: "The schedule",
  reader: "A reader",
  operator: "An operator",
};

/** Returns the name of a kind of task, or its id if a newer release added it. */
export function taskName(name: string): string {
  return taskNames[name] ?? name;
}

const taskNames: Readonly<Record<string, string>> = {
  "reconcile-payments": "Reconcile payments",
  "scrape-source": "Check board",
  "scrape-sign": "Start the checks",
  "resume-runs": "Resume unfinished checks",
  "discover-sources": "Look for boards",
  "write-article": "Write article",
  "schedule-generation": "Start the next article",
  "resume-generations": "Resume unfinished articles",
  "publish-scheduled": "Publish scheduled articles",
  "recompute-stories": "Recompute articles from the catalog",
  "rewrite-paragraph": "Rewrite a paragraph of an article",
  "check-article": "Check article",
  "add-internal-links": "Add internal links",
  "remove-old-records": "Remove old records",
};

/** Returns what a task does, with what it is about: `Check board: Sonar`. */
export function taskTitle({ name, subject }: Pick<Task, "name" | "subject">): string {
  return subject === null ? taskName(name) : `${taskName(name)}: ${capitalized(subject)}`;
}

/** Returns what a run checks: `Check boards: Rooster`. */
export function runTitle({ sign }: Pick<Run, "sign">): string {
  return sign === null ? "Check boards: all signs" : `Check boards: ${capitalized(sign)}`;
}

/** Returns the state of a kind's boards in words. */
export function kindStateName(state: KindHealth["state"]): string {
  if (state === "unchecked") return "Not checked";
  if (state === "well") return "Well";
  return state === "slow" ? "Slow" : outcomeNames[state];
}

/** Returns the days of a kind in words: those on which not every board was read, and the rest as a number. */
export function healthLabel(days: KindHealth["days"]): string {
  const checked = days.filter((day) => day.checked > 0);
  if (checked.length === 0) return "No checks in 14 days";
  const worse = checked.filter((day) => day.read < day.checked);
  const good = checked.length - worse.length;
  const parts = worse.map(({ date, read, checked: all }) => `${dayName(date)}: ${read} of ${all} read`);
  if (good > 0) parts.push(`everything read on ${counted(good, "day")}`);
  const unchecked = days.length - checked.length;
  if (unchecked > 0) parts.push(`no checks on ${counted(unchecked, "day")}`);
  return `Last 14 days. ${parts.join(", ")}`;
}

/** @example bytesText(214_300); // "214 kB" */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  if (bytes < 999_950_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

function dayName(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
