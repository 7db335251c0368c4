import { CronExpressionParser } from "cron-parser";
import cronstrue from "cronstrue";

/** A schedule in words with the next times that it is due, or what is wrong with it. */
export type CronReading =
  | { readonly words: string; readonly next: readonly Date[]; readonly problem?: never }
  | { readonly problem: string };

/**
 * Reads five fields of cron with the parser of the queue: both must agree on what is valid.
 *
 * @param timeZone an IANA time zone
 * @example
 * readCron("0 6 * * *", "UTC", new Date("2026-11-22T10:00:00Z"));
 * // { words: "At 6:00 am", next: [2026-11-23T06:00Z, 2026-11-24T06:00Z, 2026-11-25T06:00Z] }
 */
export function readCron(cron: string, timeZone: string, now: Date): CronReading {
  const texts = cron.trim().split(/\s+/);
  if (texts.length !== fields.length) {
    return { problem: "Enter five fields with spaces between them, such as 0 6 * * * for every day at 6:00 am." };
  }
  if (!isTimeZone(timeZone)) {
    return { problem: `The time zone “${timeZone}” is unknown. Use a name such as UTC or Europe/Berlin.` };
  }
  const wrong = fields.findIndex((_, index) => !canParse(fields.map((_, at) => (at === index ? texts[at] : "*"))));
  if (wrong >= 0) {
    return { problem: `The ${fields[wrong]?.name} “${texts[wrong]}” can't be read. Use ${fields[wrong]?.range}.` };
  }
  try {
    const next = CronExpressionParser.parse(texts.join(" "), { tz: timeZone, currentDate: now }).take(3);
    return { words: wordsOf(texts.join(" ")), next: next.map((date) => date.toDate()) };
  } catch {
    return { problem: "No day matches these fields, so the task would never run." };
  }
}

/** Returns a schedule in words, or the schedule itself if it has none: `Every 2 minutes`. */
export function wordsOf(cron: string): string {
  try {
    return cronstrue
      .toString(cron, { verbose: false })
      .replace(/\b0?(\d{1,2}:\d\d) (AM|PM)/g, (_, time: string, half: string) => `${time} ${half.toLowerCase()}`);
  } catch {
    return cron;
  }
}

const fields = [
  { name: "minute", range: "0 to 59, or * for every minute" },
  { name: "hour", range: "0 to 23, or * for every hour" },
  { name: "day of the month", range: "1 to 31, or * for every day" },
  { name: "month", range: "1 to 12 or JAN to DEC, or * for every month" },
  { name: "day of the week", range: "0 (Sunday) to 6 or SUN to SAT, or * for every day" },
] as const;

function canParse(texts: readonly (string | undefined)[]): boolean {
  try {
    CronExpressionParser.parse(texts.join(" "));
    return true;
  } catch {
    return false;
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone }) !== undefined;
  } catch {
    return false;
  }
}
