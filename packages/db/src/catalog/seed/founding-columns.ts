import {
  FIRST_YEAR,
  isZodiacRangeError,
  likeliestSign,
  possibleSigns,
  type SignId,
  signById,
} from "@zodiac-at-work/zodiac";
import type { AlternativeDate } from "../records/company-record.ts";

interface FoundingRecord {
  name: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  founded: string;
  otherFounding?: { year: number; of: string };
  /** `YYYY-MM` or `YYYY-MM-DD`. */
  disputedDate?: string;
  countedFrom?: "merger" | "split";
  alternative?: AlternativeDate;
  exception?: string;
  zodiacSign: SignId;
}

const rules = {
  merger: "It counts from the merger of equals that gave it its name.",
  split: "It counts from its first day as a company of its own.",
} as const;

/**
 * Returns the columns of a founding date, with its likeliest sign, the other possible one, and a note about the rule of the
 * date and the dates that others give.
 *
 * @throws if the record states another sign or a date that does not exist
 */
export function foundingColumns(record: FoundingRecord) {
  const { name, founded, otherFounding, disputedDate, countedFrom, alternative, exception, zodiacSign } = record;
  const { year, month, day } = parseFounding(founded);
  const sign = signOf({ name, founded });
  if (sign !== zodiacSign) {
    throw new Error(`${name} was founded in ${founded}, so its sign is ${sign}, but its record says ${zodiacSign}.`);
  }
  const notes = [
    countedFrom && rules[countedFrom],
    exception,
    alternative && alternativeNote(alternative, sign),
    otherFounding &&
      `Counted from ${year}. Some sources give ${otherFounding.year}, the founding of ${otherFounding.of}.`,
    disputedDate && `Some sources give ${formatPartialDate(disputedDate)}.`,
  ].filter(Boolean);
  const possible = [founded, disputedDate ?? founded, alternative?.date ?? founded]
    .filter(isInCalendar)
    .flatMap((date) => possibleSigns(date));
  return {
    foundedYear: year,
    foundedMonth: month,
    foundedDay: day,
    foundingNote: notes.length > 0 ? notes.join(" ") : null,
    zodiacSign,
    possibleSign: possible.find((each) => each.sign !== sign)?.sign ?? null,
  };
}

/** `Others count from Apr 2, 1799, the charter of the Manhattan Company: Goat.` */
function alternativeNote({ date, event }: AlternativeDate, sign: SignId): string {
  const text = `Others count from ${formatPartialDate(date)}, ${event}`;
  if (!isInCalendar(date)) return `${text}.`;
  const signs = possibleSigns(date).map((each) => each.sign);
  if (signs.length === 1 && signs[0] === sign) return `${text}. The sign is the same.`;
  return `${text}. That makes it ${signs.map((each) => signById(each).name).join(" or ")}.`;
}

function isInCalendar(date: string): boolean {
  return Number(date.slice(0, 4)) >= FIRST_YEAR;
}

/** The library does not repeat dates in its errors. */
function signOf({ name, founded }: Pick<FoundingRecord, "name" | "founded">): SignId {
  try {
    return likeliestSign(founded).sign;
  } catch (cause) {
    if (!isZodiacRangeError(cause)) throw cause;
    throw new Error(`${name} can't have been founded on ${founded}. ${cause.message}`, { cause });
  }
}

function parseFounding(founded: string): { year: number; month: number | null; day: number | null } {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(founded) ?? [];
  if (!year) throw new Error(`${founded} is not a founding date: write YYYY, YYYY-MM or YYYY-MM-DD.`);
  return { year: Number(year), month: month ? Number(month) : null, day: day ? Number(day) : null };
}

/** Returns `Feb 1, 1984` or `Jan 2021`. */
function formatPartialDate(date: string): string {
  const { year, month, day } = parseFounding(date);
  return new Intl.DateTimeFormat("en-US", {
    timeZone: "UTC",
    year: "numeric",
    ...(month && { month: "short" }),
    ...(day && { day: "numeric" }),
  }).format(Date.UTC(year, (month ?? 1) - 1, day ?? 1));
}
