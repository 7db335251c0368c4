import fc from "fast-check";
import createCalendar from "ical-generator";
import { describe, expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";
import { festivals } from "./festivals.ts";

const options = { name: "Festivals", madeAt: "2026-11-22T00:00:00Z", domain: "example.com" };
const linesOf = (file: string) => file.split("\r\n");
const unfolded = (file: string) => linesOf(file.replaceAll("\r\n ", ""));
const uidOf = (event: CalendarEvent) => linesOf(calendarFile([event], options)).find((line) => line.startsWith("UID:"));

describe("calendarFile", () => {
  test("has a whole day for each date", () => {
    expect(linesOf(calendarFile([{ date: "2027-12-31", title: "Eve" }], options))).toEqual([
      ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Zodiac at Work//zodiac//EN", "CALSCALE:GREGORIAN"],
      ...[
        "NAME:Festivals",
        "X-WR-CALNAME:Festivals",
        "BEGIN:VEVENT",
        expect.stringMatching(/^UID:20271231-\w+@example\.com$/),
      ],
      ...["DTSTAMP:20261122T000000Z", "DTSTART;VALUE=DATE:20271231", "DTEND;VALUE=DATE:20280101", "SUMMARY:Eve"],
      ...["TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR", ""],
    ]);
  });

  test("folds lines after 75 bytes, and never within a character", () => {
    const title =
      "春节🐉, a festival; with a name\\ that is longer than seventy-five bytes, written in two scripts. 春节".repeat(
        3,
      );
    const file = calendarFile([{ date: "2027-02-06", title, description: "one\ntwo\r\nthree\u0007" }], options);
    for (const line of linesOf(file)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain("\ufffd");
    const escaped = title.replaceAll("\\", "\\\\").replaceAll(",", "\\,").replaceAll(";", "\\;");
    expect(unfolded(file)).toContain(`SUMMARY:${escaped}`);
    expect(unfolded(file)).toContain("DESCRIPTION:one\\ntwo\\nthree");
  });

  test("says of the same events what ical-generator says", () => {
    const year = festivals(2027, "VN").map(({ date, name, localName, rule }) => ({
      ...{ date, title: `${localName} (${name})`, description: `By rule: ${rule}; not a holiday, a festival` },
    }));
    const theirs = createCalendar({ name: options.name });
    for (const { date, title, description } of year) {
      const iso = `${date.year}-${String(date.month).padStart(2, "0")}-${String(date.day).padStart(2, "0")}`;
      theirs.createEvent({ start: iso, allDay: true, floating: true, summary: title, description });
    }
    const said = (file: string) => unfolded(file).filter((line) => /^(DTSTART|SUMMARY|DESCRIPTION)\b/.test(line));
    expect(said(calendarFile(year, options))).toEqual(said(theirs.toString()));
  });

  test("the same event has the same UID in every file, and events of a day have different ones", () => {
    const event = { date: "2027-02-06", title: "春节" };
    expect(uidOf(event)).toBe(uidOf({ ...event, date: { year: 2027, month: 2, day: 6 }, description: "more" }));
    expect(uidOf(event)).not.toBe(uidOf({ ...event, title: "Seollal" }));
    expect(uidOf({ ...event, id: "new-year" })).toBe(uidOf({ ...event, title: "Seollal", id: "new-year" }));
    const all = (["CN", "TW", "KR", "VN"] as const).flatMap((region) => festivals(2027, region));
    const uids = all.map(({ date, localName }) => `${JSON.stringify(date)}${localName}`);
    expect(new Set(all.map(({ date, localName }) => uidOf({ date, title: localName }))).size).toBe(new Set(uids).size);
  });

  test.each<[string, () => unknown, string]>([
    ["an event without a title", () => calendarFile([{ date: "2027-02-06", title: "" }], options), "unknown-option"],
    ["an impossible date", () => calendarFile([{ date: "2027-02-30", title: "a" }], options), "impossible-date"],
    ["no domain", () => calendarFile([], { ...options, domain: "" }), "unknown-option"],
    ["a misspelled option", () => calendarFile([], { ...options, nam: "a" } as never), "unknown-option"],
    ["no options", () => calendarFile([], undefined as never), "unknown-option"],
    ["a date as the moment", () => calendarFile([], { ...options, madeAt: "2026-11-22" }), "malformed-instant"],
  ])("refuses %s", (_, call, code) => {
    expect(call).toThrow(expect.objectContaining({ code }));
  });

  test("folds a line only where the next character would not fit", () => {
    // One, two, three and four bytes in UTF-8, at both ends.
    const characters = fc.constantFrom(..."a~\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}");
    fc.assert(
      fc.property(fc.string({ unit: characters, minLength: 60, maxLength: 120 }), (title) => {
        const file = calendarFile([{ date: "2027-02-06", title, id: "id" }], options);
        expect(unfolded(file)).toContain(`SUMMARY:${title}`);
        for (const [index, line] of linesOf(file).entries()) {
          const next = linesOf(file)[index + 1] ?? "";
          const [, first = ""] = /^ (.)/u.exec(next) ?? [];
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          if (first !== "") expect(Buffer.byteLength(line + first)).toBeGreaterThan(75);
        }
      }),
    );
  });

  test("escapes what has a meaning, keeps tabs, and leaves out control characters", () => {
    const description = "a\tb\rc\r\nd\u0000\u0008\u000b\u001f\u007f e;f,g\\h";
    expect(unfolded(calendarFile([{ date: "2027-02-06", title: "a", description }], options))).toContain(
      "DESCRIPTION:a\tb\\nc\\nd e\\;f\\,g\\\\h",
    );
  });

  // The published test vectors of FNV-1a with 32 bits.
  test.each([
    ["a", 0xe40c292c],
    ["foobar", 0xbf9cf968],
  ])("the UID of an event with the id %s has its hash", (id, hash) => {
    expect(uidOf({ date: "2027-02-06", title: "春节", id })).toBe(`UID:20270206-${hash.toString(36)}@example.com`);
  });

  test("writes the moment in UTC, to the second", () => {
    const file = calendarFile([{ date: "2027-02-06", title: "a" }], {
      ...options,
      madeAt: "2026-11-22T07:30:15.250+08:00",
    });
    expect(linesOf(file)).toContain("DTSTAMP:20261121T233015Z");
  });

  test.each<[Partial<CalendarEvent>, object, string]>([
    [{ title: "" }, {}, '"" is not an id: give a text.'],
    [{ title: "", id: "x" }, {}, '"" is not a title: give a text.'],
    [{ id: "" }, {}, '"" is not an id: give a text.'],
    [{ description: "" }, {}, '"" is not a description: give a text.'],
    [{}, { name: undefined }, "undefined is not a name: give a text."],
    [{}, { domain: 7 }, "7 is not a domain: give a text."],
    [{}, { madeAt: undefined }, "Give the moment as"],
    [{}, { domein: "x" }, '"domein" is not an option: did you mean "domain"?'],
    [{}, { nome: "x" }, '"nome" is not an option: did you mean "name"?'],
    [{}, { made: "x" }, '"made" is not an option: did you mean "madeAt"?'],
  ])("says what to give for %j with %j", (event, other, message) => {
    expect(() => calendarFile([{ date: "2027-02-06", title: "a", ...event }], { ...options, ...other })).toThrow(
      message,
    );
  });
});
