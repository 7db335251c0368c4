import fc from "fast-check";
import { expect, test } from "vitest";
import { readCron, wordsOf } from "./cron-text.ts";

const now = new Date("2026-11-22T10:42:00Z");

function nextOf(cron: string, timeZone = "UTC"): string[] {
  const reading = readCron(cron, timeZone, now);
  if (reading.problem !== undefined) throw new Error(reading.problem);
  return reading.next.map((date) => date.toISOString());
}

test("a schedule is read as words and its next three times", () => {
  expect(readCron(" */2 *  * * * ", "UTC", now)).toMatchObject({ words: "Every 2 minutes" });
  expect(nextOf("0 6 * * *")).toEqual([
    "2026-11-23T06:00:00.000Z",
    "2026-11-24T06:00:00.000Z",
    "2026-11-25T06:00:00.000Z",
  ]);
  expect(wordsOf("0 6 * * *")).toBe("At 6:00 am");
  expect(wordsOf("30 18 * * 1-5")).toBe("At 6:30 pm, Monday through Friday");
});

test("the next times are those of the time zone", () => {
  expect(nextOf("0 6 * * *", "Europe/Berlin")[0]).toBe("2026-11-23T05:00:00.000Z");
});

test.each([
  ["", "Enter five fields"],
  ["0 6 * *", "Enter five fields"],
  ["0 0 6 * * *", "Enter five fields"],
  ["61 6 * * *", "The minute “61” can't be read. Use 0 to 59"],
  ["0 six * * *", "The hour “six” can't be read"],
  ["0 6 0 * *", "The day of the month “0” can't be read"],
  ["0 6 * 13 *", "The month “13” can't be read"],
  ["0 6 * * FUN", "The day of the week “FUN” can't be read"],
  ["0 6 31 2 *", "No day matches"],
])("the schedule “%s” is refused with the reason", (cron, problem) => {
  expect(readCron(cron, "UTC", now).problem).toContain(problem);
});

test("an unknown time zone is refused", () => {
  expect(readCron("0 6 * * *", "Mars/Olympus", now).problem).toContain("Mars/Olympus");
});

test("any text is either read or refused, and the next times are later than now and in order", () => {
  const field = fc.oneof(fc.constantFrom("*", "*/2", "5", "1-5", "1,15", "L", "?"), fc.string({ maxLength: 4 }));
  fc.assert(
    fc.property(fc.array(field, { minLength: 4, maxLength: 6 }), (texts) => {
      const reading = readCron(texts.join(" "), "UTC", now);
      if (reading.problem !== undefined) return;
      const times = [now, ...reading.next].map(Number);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(reading.words).not.toBe("");
    }),
  );
});
