import { dateMessages } from "@zodiac-at-work/civil-date";
import { describe, expect, test } from "vitest";
import { type CommandResult, runCommand as runCommandOf } from "./command.ts";

const version = "1.2.3";
const runCommand = (args: readonly string[]): CommandResult => runCommandOf(args, version);

describe("zodiac <date>", () => {
  test("prints the sign and the reason", () => {
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
      expect.stringMatching(/^Best {5}with Ox, Monkey, Rooster$/),
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

  test.each([
    ["1990-01-27", "The day of New Year 1990 (1990-01-27), so Horse."],
    ["1990-01-24", "3 days before New Year 1990 (1990-01-27), so Snake."],
    ["1990-01-28", "1 day after New Year 1990 (1990-01-27), so Horse."],
    ["1990-12-31", "338 days after New Year 1990 (1990-01-27), so Horse."],
  ])("gives the reason for %s: %s", (date, reason) => {
    expect(runCommand([date]).output.split("\n")[1]).toBe(reason);
  });

  test("names the other sign if the other boundary gives one", () => {
    expect(runCommand(["1990-01-30"]).output.split("\n")[2]).toBe("By Start of Spring (1990-02-04) it would be Snake.");
    expect(runCommand(["1990-01-30", "--boundary", "start-of-spring"]).output.split("\n").slice(0, 4)).toEqual([
      "1990-01-30: Snake 🐍 蛇",
      "5 days before Start of Spring 1990 (1990-02-04), so Snake.",
      "By New Year (1990-01-27) it would be Horse.",
      "",
    ]);
  });

  test("prints the same as JSON, with ISO 8601 dates", () => {
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
      dependsOnHour: false,
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

test.each([
  [["1990-01-30", "--boundary=start-of-spring"]],
  [["--boundary=start-of-spring", "1990-01-30"]],
  [["--boundary", "start-of-spring", "--", "1990-01-30"]],
  [["--boundary=new-year", "1990-01-30", "--boundary=start-of-spring"]],
])("reads the boundary after a space or an equals sign, before or after the date: %j", (args) => {
  expect(runCommand(args).output).toBe(runCommand(["1990-01-30", "--boundary", "start-of-spring"]).output);
});

test("prints JSON under the other boundary", () => {
  const { output } = runCommand(["1990-01-30", "--json", "--boundary", "start-of-spring"]);
  expect(JSON.parse(output)).toMatchObject({
    boundary: "start-of-spring",
    sign: "snake",
    reason: "5 days before Start of Spring 1990 (1990-02-04), so Snake.",
    alternative: { boundary: "new-year", sign: "horse" },
  });
});

describe("zodiac <year or month>", () => {
  test("prints every possible sign", () => {
    expect(runCommand(["1990-01"])).toEqual({
      output: "1990-01-01 to 1990-01-26: Snake 🐍 (26 days)\n1990-01-27 to 1990-01-31: Horse 🐎 (5 days)",
      error: "",
      exitCode: 0,
    });
    expect(runCommand(["1990"]).output).toMatch(/Snake 🐍 \(26 days\)\n.*Horse 🐎 \(339 days\)$/);
  });

  test("writes a single day in the singular", () => {
    // New Year was on January 31.
    expect(runCommand(["1995-01"]).output).toBe(
      "1995-01-01 to 1995-01-30: Dog 🐕 (30 days)\n1995-01-31 to 1995-01-31: Pig 🐖 (1 day)",
    );
  });

  test("uses the other boundary on request", () => {
    expect(runCommand(["1990-02", "--boundary", "start-of-spring"]).output).toBe(
      "1990-02-01 to 1990-02-04: Snake 🐍 (4 days)\n1990-02-04 to 1990-02-28: Horse 🐎 (25 days)",
    );
  });

  test("says near Start of Spring that the hour decides", () => {
    const sentence = "Start of Spring is a moment. This close to it, the hour and the place decide.";
    expect(runCommand(["1990-02-04", "--boundary", "start-of-spring"]).output).toContain(sentence);
    expect(runCommand(["1990-02-04"]).output).not.toContain(sentence);
  });

  test("prints JSON", () => {
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

describe("zodiac with wrong arguments", () => {
  test.each([
    ["1990-02-30", dateMessages["impossible-date"]],
    ["1599-01-01", "Give the year as a whole number from 1600 to 2200."],
    ["1990-13", dateMessages["impossible-date"]],
    ["x1990-01", dateMessages["malformed-date"]],
    ["yesterday", dateMessages["malformed-date"]],
  ])("explains what is wrong with %s and exits with 1", (date, error) => {
    expect(runCommand([date])).toEqual({ output: "", error, exitCode: 1 });
  });

  test.each<[string[], string]>([
    [[], "Give one date."],
    [["--json"], "Give one date."],
    [["1990-01-26", "1990-01-27"], "Give one date."],
    [["1990-01-26", "--xml"], "Unknown option --xml."],
    [["1990-01-26", "-x"], "Unknown option -x."],
    [["1990-01-26", "--json=false"], "--json takes no value."],
  ])("prints its help for %j and exits with 2", (args, error) => {
    const result = runCommand(args);
    expect(result).toMatchObject({ output: "", exitCode: 2 });
    expect(result.error).toBe(`${error}\n\n${runCommand(["--help"]).output}`);
  });

  test.each([
    [["1990-01-26", "--boundary"]],
    [["1990-01-26", "--boundary="]],
    [["1990-01-26", "--boundary", "lichun"]],
    [["--boundary=lichun", "1990-01-26"]],
  ])("exits with 2 for an unknown boundary: %j", (args) => {
    const { error, exitCode } = runCommand(args);
    expect(error).toMatch(/is not a boundary: give "new-year" or "start-of-spring"\.$/);
    expect(exitCode).toBe(2);
  });
});

test.each([["--help"], ["-h"], ["1990-01-26", "--help"]])("prints its help on request: %s %s", (...args) => {
  const { output, exitCode } = runCommand(args);
  expect(exitCode).toBe(0);
  expect(output).toMatch(/^Usage: zodiac <date> \[options\]\n/);
  for (const option of ["--boundary=", "--json", "--help", "--version"]) expect(output).toContain(option);
});

test.each([["--version"], ["-v"], ["1990-01-26", "--version"]])("prints the version on request: %s %s", (...args) => {
  expect(runCommand(args)).toEqual({ output: version, error: "", exitCode: 0 });
});
