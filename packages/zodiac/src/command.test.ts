import { describe, expect, it } from "vitest";
import { runCommand } from "./command.ts";

describe("zodiac <date>", () => {
  it("prints the sign and why", () => {
    const { output, error, exitCode } = runCommand(["1990-01-26"]);
    expect([error, exitCode]).toEqual(["", 0]);
    expect(output.split("\n").slice(0, 12)).toEqual([
      "1990-01-26: Snake 🐍 蛇",
      "1 day before New Year 1990 (1990-01-27), so Snake.",
      "",
      "Sign     Snake, fire, yin",
      "Year     1989, earth snake",
      expect.stringMatching(/^Traits {3}\S/),
      expect.stringMatching(/^Strong {3}\S.*; /),
      expect.stringMatching(/^Weak {5}\S.*; /),
      expect.stringMatching(/^Best {5}with Ox, Rooster, Monkey$/),
      expect.stringMatching(/^Hardest {2}with \w+, \w+/),
      expect.stringMatching(/^Lucky {4}\d, \d.*; \w+, \w+/),
      "",
    ]);
    expect(
      output
        .split("\n\n")
        .slice(2)
        .every((paragraph) => paragraph.length > 100),
    ).toBe(true);
  });

  it.each([
    ["1990-01-27", "The day of New Year 1990 (1990-01-27), so Horse."],
    ["1990-01-24", "3 days before New Year 1990 (1990-01-27), so Snake."],
    ["1990-01-28", "1 day after New Year 1990 (1990-01-27), so Horse."],
    ["1990-12-31", "338 days after New Year 1990 (1990-01-27), so Horse."],
  ])("says of %s: %s", (date, reason) => {
    expect(runCommand([date]).output.split("\n")[1]).toBe(reason);
  });

  it("names the other sign where the other boundary gives one", () => {
    expect(runCommand(["1990-01-30"]).output.split("\n")[2]).toBe("By Start of Spring (1990-02-04) it would be Snake.");
    expect(runCommand(["1990-01-30", "--boundary", "start-of-spring"]).output.split("\n").slice(0, 4)).toEqual([
      "1990-01-30: Snake 🐍 蛇",
      "5 days before Start of Spring 1990 (1990-02-04), so Snake.",
      "By New Year (1990-01-27) it would be Horse.",
      "",
    ]);
  });

  it("prints the same as JSON, with dates as text", () => {
    const { output, exitCode } = runCommand(["--json", "1990-01-30"]);
    expect(exitCode).toBe(0);
    expect(JSON.parse(output)).toEqual({
      date: "1990-01-30",
      boundary: "new-year",
      sign: "horse",
      zodiacYear: 1990,
      newYear: "1990-01-27",
      daysFromNewYear: 3,
      yearElement: "metal",
      polarity: "yang",
      name: "Horse",
      emoji: "🐎",
      character: "马",
      element: "fire",
      reason: "3 days after New Year 1990 (1990-01-27), so Horse.",
      alternative: { boundary: "start-of-spring", sign: "snake", zodiacYear: 1989, newYear: "1990-02-04" },
      profile: expect.objectContaining({ traits: expect.any(String), luckyNumbers: expect.any(Array) }),
    });
  });
});

it("prints JSON under the other boundary", () => {
  const { output } = runCommand(["1990-01-30", "--json", "--boundary", "start-of-spring"]);
  expect(JSON.parse(output)).toMatchObject({
    boundary: "start-of-spring",
    sign: "snake",
    reason: "5 days before Start of Spring 1990 (1990-02-04), so Snake.",
    alternative: { boundary: "new-year", sign: "horse" },
  });
});

describe("zodiac <year or month>", () => {
  it("prints every sign that it may be", () => {
    expect(runCommand(["1990-01"])).toEqual({
      output: "1990-01-01 to 1990-01-26: Snake 🐍 (26 days)\n1990-01-27 to 1990-01-31: Horse 🐎 (5 days)",
      error: "",
      exitCode: 0,
    });
    expect(runCommand(["1990"]).output).toMatch(/Snake 🐍 \(26 days\)\n.*Horse 🐎 \(339 days\)$/);
  });

  it("counts a single day as one", () => {
    // New Year on 31 January.
    expect(runCommand(["1995-01"]).output).toBe(
      "1995-01-01 to 1995-01-30: Dog 🐕 (30 days)\n1995-01-31 to 1995-01-31: Pig 🐖 (1 day)",
    );
  });

  it("goes by the other boundary if asked", () => {
    expect(runCommand(["1990-02", "--boundary", "start-of-spring"]).output).toBe(
      "1990-02-01 to 1990-02-03: Snake 🐍 (3 days)\n1990-02-04 to 1990-02-28: Horse 🐎 (25 days)",
    );
  });

  it("prints JSON", () => {
    expect(JSON.parse(runCommand(["1990-01", "--json"]).output)).toEqual({
      date: "1990-01",
      boundary: "new-year",
      possible: [
        { sign: "snake", zodiacYear: 1989, from: "1990-01-01", to: "1990-01-26", days: 26 },
        { sign: "horse", zodiacYear: 1990, from: "1990-01-27", to: "1990-01-31", days: 5 },
      ],
    });
  });
});

describe("zodiac, called wrongly", () => {
  it.each([
    ["1990-02-30", "1990-02-30 does not exist: the days of that month are 1 to 28."],
    ["1599-01-01", "1599 is not a whole year from 1600 to 2200."],
    ["1990-13", "1990-13-01 does not exist: years are 1 to 9999, months 1 to 12."],
    ["x1990-01", '"x1990-01" is not a date. Give "YYYY-MM-DD" or { year, month, day } of the Gregorian calendar.'],
    ["yesterday", '"yesterday" is not a date. Give "YYYY-MM-DD" or { year, month, day } of the Gregorian calendar.'],
  ])("says what is wrong with %s, and ends with 1", (date, error) => {
    expect(runCommand([date])).toEqual({ output: "", error, exitCode: 1 });
  });

  it.each<[string[], string]>([
    [[], "Give one date."],
    [["--json"], "Give one date."],
    [["1990-01-26", "1990-01-27"], "Give one date."],
    [["1990-01-26", "--xml"], "Unknown option --xml."],
  ])("prints its help for %j, and ends with 2", (args, error) => {
    const result = runCommand(args);
    expect(result).toMatchObject({ output: "", exitCode: 2 });
    expect(result.error).toBe(`${error}\n\n${runCommand(["--help"]).output}`);
  });

  it.each([[["1990-01-26", "--boundary"]], [["1990-01-26", "--boundary", "lichun"]]])(
    "ends with 2 for a boundary that it does not know: %j",
    (args) => {
      const { error, exitCode } = runCommand(args);
      expect(error).toMatch(/is not a boundary: give "new-year" or "start-of-spring"\.$/);
      expect(exitCode).toBe(2);
    },
  );
});

it.each([["--help"], ["-h"], ["1990-01-26", "--help"]])("prints its help when asked: %s %s", (...args) => {
  const { output, exitCode } = runCommand(args);
  expect(exitCode).toBe(0);
  expect(output).toMatch(/^Usage: zodiac <date> \[options\]\n/);
  for (const option of ["--boundary", "--json", "--help"]) expect(output).toContain(option);
});
