import { dateOfDayNumber, dayNumber } from "@zodiac-at-work/civil-date";
import { type DateInput, formatDate, readDate } from "../calendar/civil-date.ts";
import { epochMillisecondsOf, type InstantInput } from "../calendar/instant.ts";
import { nearestName } from "../nearest-name.ts";
import { optionsOf } from "../options-of.ts";
import { notKnown } from "../zodiac-range-error.ts";

/** An event of a whole day. */
export interface CalendarEvent {
  readonly date: DateInput;
  readonly title: string;
  readonly description?: string | undefined;
  /**
   * What tells the event from the others of its day. A calendar program replaces the event of an earlier file with the same
   * id. The title by default; give an id if titles may change.
   */
  readonly id?: string | undefined;
}

/** What a calendar file needs besides its events. */
export interface CalendarFileOptions {
  /** The name that calendar programs show. */
  readonly name: string;
  /** When the file is made. The library reads no clock. */
  readonly madeAt: InstantInput;
  /** A domain of yours, which makes the ids of the events unique in the world. */
  readonly domain: string;
}

/**
 * Returns an iCalendar file (RFC 5545) with an event of a whole day for each date. The same arguments give the same bytes. The
 * media type is `text/calendar; charset=utf-8`.
 *
 * Lines end with CRLF and are folded after at most 75 bytes, never within a character. The UID of an event is made of its
 * date, its id and the domain, and stays the same from file to file.
 *
 * @throws {ZodiacRangeError} `malformed-date` or `impossible-date`; `malformed-instant`; `unknown-option`, also for a missing
 *   option or an event without a title.
 * @example
 * const file = calendarFile([{ date: "2027-02-06", title: "春节" }], {
 *   ...{ name: "Festivals", madeAt: "2026-11-22T00:00:00Z", domain: "example.com" },
 * });
 * file.split("\r\n").length; // 16
 */
export function calendarFile(events: readonly CalendarEvent[], options: CalendarFileOptions): string {
  const { name, madeAt, domain } = optionsOf(options, optionNames, nearestName);
  const [calendarName, host] = [textOf(name, "a name"), textOf(domain, "a domain")];
  const stamp = `DTSTAMP:${utcOf(madeAt ?? Number.NaN)}`;
  if (!Array.isArray(events)) throw notKnown(events, "a list of events: give [{ date, title }].");
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Zodiac at Work//zodiac//EN", "CALSCALE:GREGORIAN"],
    ...[`NAME:${escaped(calendarName)}`, `X-WR-CALNAME:${escaped(calendarName)}`],
    ...events.flatMap((event) => linesOf(event, host, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

const optionNames = ["name", "madeAt", "domain"] as const;

function linesOf(event: CalendarEvent, domain: string, stamp: string): string[] {
  const { date, title, description, id = title } = Object(event) as CalendarEvent;
  const day = dayNumber(readDate(date));
  const first = compact(date);
  return [
    "BEGIN:VEVENT",
    `UID:${first}-${hash(textOf(id, "an id"))}@${escaped(domain)}`,
    stamp,
    `DTSTART;VALUE=DATE:${first}`,
    // The end is the day after the last.
    `DTEND;VALUE=DATE:${compact(dateOfDayNumber(day + 1))}`,
    `SUMMARY:${escaped(textOf(title, "a title"))}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(textOf(description, "a description"))}`]),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function textOf(value: string | undefined, what: string): string {
  if (typeof value === "string" && value !== "") return value;
  throw notKnown(value, `${what}: give a text.`);
}

/** Escapes a text by RFC 5545, section 3.3.11. Control characters other than line breaks are not allowed in one. */
function escaped(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\r\n|\r|\n/g, "\\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what the file must not contain
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
  );
}

/** Folds a line into ones of at most 75 bytes. A line after the first begins with a space. */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = utf8Length(character.codePointAt(0) as number);
    if (bytes + size > 75) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

function compact(date: DateInput): string {
  return formatDate(date).replace(/-/g, "");
}

function utcOf(instant: InstantInput): string {
  return new Date(epochMillisecondsOf(instant)).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** The 32 bits of the hash FNV-1a of the characters' codes, in base 36: it only has to differ between the events of a day. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(36);
}
