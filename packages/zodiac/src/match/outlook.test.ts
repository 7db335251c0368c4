import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newYearOf } from "../calendar/new-year.ts";
import { type SignId, signById, signs } from "../signs/signs.ts";
import { cycleYear, signForYear } from "../signs/year-cycle.ts";
import type { ZodiacRangeError } from "../zodiac-range-error.ts";
import { type Outlook, outlook, outlookOn, timeline } from "./outlook.ts";
import { elementRelation, relationsBetween } from "./relations.ts";

const ids = signs.map((sign) => sign.id);
const anySign = fc.constantFrom(...ids);
const anyYear = fc.integer({ min: 1600, max: 2200 });

describe("outlook", () => {
  test("names the sign and the stem element of the year", () => {
    expect(outlook("rat", 2026)).toMatchObject({
      sign: "rat",
      zodiacYear: 2026,
      yearSign: "horse",
      yearElement: "fire",
    });
  });

  test.each<[SignId, number, string, string[]]>([
    [
      "horse",
      2026,
      "tension",
      [
        "own-year tension The Horse year is the Horse's own year (benmingnian): review what you have before you add to it.",
        "xing tension The Horse year punishes the Horse (xing): rules and paperwork need more care than usual.",
        "element neutral The year's fire meets the Horse's fire (same element): more company, and more competition.",
      ],
    ],
    [
      "goat",
      2026,
      "harmony",
      [
        "liuhe harmony The Horse year is in harmony with the Goat (liuhe): one steady partner helps, so share the work.",
        "element harmony The year's fire feeds the Goat's earth (generating cycle): support comes before you ask.",
      ],
    ],
    [
      "tiger",
      2026,
      "harmony",
      [
        "sanhe harmony The Horse year shares a trine with the Tiger (sanhe): aims find allies, so begin something or hire.",
        "element neutral The year's fire is fed by the Tiger's wood (generating cycle): you give out a lot, so plan for rest.",
      ],
    ],
    [
      "rat",
      2026,
      "tension",
      [
        "liuchong tension The Horse year clashes with the Rat (liuchong): change comes from outside, so leave room in the plan.",
        "element neutral The year's fire is checked by the Rat's water (controlling cycle): results are in reach, and they take effort.",
      ],
    ],
    [
      "ox",
      2026,
      "mixed",
      [
        "liuhai tension The Horse year harms the Ox (liuhai): small misunderstandings add up, so confirm in writing.",
        "element harmony The year's fire feeds the Ox's earth (generating cycle): support comes before you ask.",
      ],
    ],
    [
      "rabbit",
      2026,
      "tension",
      [
        "po tension The Horse year breaks with the Rabbit (po): arrangements come loose, so look at old agreements.",
        "element neutral The year's fire is fed by the Rabbit's wood (generating cycle): you give out a lot, so plan for rest.",
      ],
    ],
    [
      "monkey",
      2026,
      "tension",
      [
        "element tension The year's fire checks the Monkey's metal (controlling cycle): expect firm limits; discipline pays.",
      ],
    ],
    [
      "pig",
      2026,
      "even",
      [
        "element neutral The year's fire is checked by the Pig's water (controlling cycle): results are in reach, and they take effort.",
      ],
    ],
  ])("explains to the %s which rules apply in %i, and names the rule in each sentence", (sign, year, tone, lines) => {
    const reading = outlook(sign, year);
    expect(linesOf(reading)).toEqual(lines);
    expect(reading.tone).toBe(tone);
  });

  test("finds the own year if the year has the sign, and each relation of the two signs", () => {
    fc.assert(
      fc.property(anySign, anyYear, (sign, year) => {
        const { findings } = outlook(sign, year);
        const yearSign = signForYear(year);
        expect(findings.map(({ rule }) => rule)).toEqual([
          ...(yearSign === sign ? ["own-year"] : []),
          ...relationsBetween(sign, yearSign).map(({ id }) => id),
          "element",
        ]);
        for (const { id, kind } of relationsBetween(sign, yearSign)) {
          expect(findings.find(({ rule }) => rule === id)?.kind).toBe(kind);
        }
      }),
    );
  });

  test("compares the year's element with the sign's own by the two cycles", () => {
    const kinds = {
      same: "neutral",
      generates: "harmony",
      controls: "tension",
      "controlled-by": "neutral",
      "generated-by": "neutral",
    };
    for (const sign of ids) {
      for (let year = 2020; year < 2030; year++) {
        const relation = elementRelation(cycleYear(year).element, signById(sign).element);
        expect(outlook(sign, year).findings.at(-1)?.kind).toBe(kinds[relation]);
      }
    }
  });

  test("summarizes the findings as a tone", () => {
    fc.assert(
      fc.property(anySign, anyYear, (sign, year) => {
        const { tone, findings } = outlook(sign, year);
        const kinds = new Set(findings.map(({ kind }) => kind).filter((kind) => kind !== "neutral"));
        expect(tone).toBe(kinds.size === 2 ? "mixed" : ([...kinds][0] ?? "even"));
      }),
    );
  });

  test("repeats every sixty years", () => {
    fc.assert(
      fc.property(anySign, anyYear, (sign, year) => {
        expect(outlook(sign, year + 60)).toEqual({ ...outlook(sign, year), zodiacYear: year + 60 });
      }),
    );
  });

  test("refuses an unknown sign and a year that is not a whole number", () => {
    expect(codeOf(() => outlook("cat" as SignId, 2026))).toBe("unknown-sign");
    expect(codeOf(() => outlook("rat", 2026.5))).toBe("out-of-range");
  });
});

describe("outlookOn", () => {
  test.each([
    ["2026-12-31", 2026],
    ["2027-01-01", 2026],
    ["2027-02-05", 2026],
    ["2027-02-06", 2027],
    ["2027-12-31", 2027],
  ])("assigns %s to the zodiac year %i", (today, zodiacYear) => {
    expect(outlookOn("rat", today)).toEqual(outlook("rat", zodiacYear));
  });

  test("changes on New Year's Day of every year and not on the day before", () => {
    for (let year = 1601; year <= 2200; year++) {
      const newYear = newYearOf(year);
      expect(outlookOn("ox", newYear).zodiacYear).toBe(year);
      const { month, day } = newYear;
      const eve = day > 1 ? { year, month, day: day - 1 } : { year, month: month - 1, day: 31 };
      expect(outlookOn("ox", eve).zodiacYear).toBe(year - 1);
    }
  });

  test("uses the other boundary on request", () => {
    expect(outlookOn("rat", "2027-02-05", { boundary: "start-of-spring" }).zodiacYear).toBe(2027);
  });

  test("refuses a date that does not exist", () => {
    expect(codeOf(() => outlookOn("rat", "2027-02-29"))).toBe("impossible-date");
  });
});

describe("timeline", () => {
  test("lists twelve consecutive years, beginning with the given one", () => {
    expect(
      timeline("horse", 2026).map(({ zodiacYear, yearSign, tone }) => `${zodiacYear} ${yearSign} ${tone}`),
    ).toEqual([
      "2026 horse tension",
      "2027 goat harmony",
      "2028 monkey even",
      "2029 rooster even",
      "2030 dog harmony",
      "2031 pig even",
      "2032 rat tension",
      "2033 ox tension",
      "2034 tiger harmony",
      "2035 rabbit mixed",
      "2036 dragon even",
      "2037 snake even",
    ]);
  });

  test("contains the outlook of each year", () => {
    expect(timeline("pig", 2030)).toEqual([...Array(12).keys()].map((i) => outlook("pig", 2030 + i)));
  });

  test("contains the sign's own year once", () => {
    for (const sign of ids) {
      expect(timeline(sign, 1999).filter(({ findings }) => findings[0]?.rule === "own-year")).toHaveLength(1);
    }
  });
});

function linesOf({ findings }: Outlook): string[] {
  return findings.map(({ rule, kind, sentence }) => `${rule} ${kind} ${sentence}`);
}

function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return (error as ZodiacRangeError).code;
  }
  return "none";
}
