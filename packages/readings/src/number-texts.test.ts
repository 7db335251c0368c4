import { signs } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { describe, expect, test } from "vitest";
import { cycleThemes } from "../texts/numbers/cycle-themes.ts";
import { karmicDebtTexts } from "../texts/numbers/karmic-debts.ts";
import type { NumberProfile } from "../texts/types/number-profile.ts";
import { numberProfileOf } from "./number-profile-of.ts";

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];
const profiles = numbers.map(numberProfileOf);
const lists = ["strengths", "challenges", "careerFields"] as const;

describe("numberProfileOf", () => {
  test.each(numbers)("has substance for %i in every field", (number) => {
    const profile = numberProfileOf(number);
    expect(wordCount(profile.description)).toBeGreaterThanOrEqual(40);
    expect(wordCount(profile.workEnvironment)).toBeGreaterThanOrEqual(18);
    expect(wordCount(profile.years)).toBeGreaterThanOrEqual(30);
    expect(profile.strengths).toHaveLength(5);
    expect(profile.challenges).toHaveLength(4);
    expect(profile.careerFields).toHaveLength(5);
    for (const list of lists) expect(profile[list].filter((entry) => wordCount(entry) === 0)).toEqual([]);
  });

  test.each([
    [1, "One "],
    [2, "Two "],
    [3, "Three "],
    [4, "Four "],
    [5, "Five "],
    [6, "Six "],
    [7, "Seven "],
    [8, "Eight "],
    [9, "Nine "],
    [11, "Eleven "],
    [22, "Twenty-two "],
    [33, "Thirty-three "],
  ])("opens the description of %i with '%s'", (number, start) => {
    expect(numberProfileOf(number).description.startsWith(start)).toBe(true);
  });

  test.each([
    [1, "一"],
    [2, "二"],
    [3, "三"],
    [4, "四"],
    [5, "五"],
    [6, "六"],
    [7, "七"],
    [8, "八"],
    [9, "九"],
  ])("explains what %i means in Chinese custom and shows its character %s", (number, character) => {
    const insight = numberProfileOf(number).chineseInsight ?? "";
    expect(insight).toContain(`(${character}, `);
    expect(wordCount(insight)).toBeGreaterThanOrEqual(35);
  });

  test("names the signs whose almanacs list 4 as lucky, beside the custom of avoiding it", () => {
    const lucky = signs.filter(({ id }) => shortProfiles[id].luckyNumbers.includes(4)).map(({ name }) => name);
    const named = signs.filter(({ name }) => numberProfileOf(4).chineseInsight?.includes(name)).map(({ name }) => name);
    expect(named).toEqual(lucky);
  });

  test.each([11, 22, 33, 44])("has no Chinese insight for %i", (number) => {
    expect(numberProfileOf(number).chineseInsight).toBeUndefined();
  });

  test.each([0, 10, 12, 44, -1, 1.5, Number.NaN])("returns the general profile for %d", (number) => {
    expect(numberProfileOf(number)).toBe(numberProfileOf(99));
  });

  test("fills every field of the general profile except the Chinese insight", () => {
    const general = numberProfileOf(99);
    expect(wordCount(general.description)).toBeGreaterThanOrEqual(30);
    expect(wordCount(general.workEnvironment)).toBeGreaterThanOrEqual(15);
    for (const list of lists) {
      expect(general[list].length).toBeGreaterThanOrEqual(2);
      expect(general[list].every((entry) => wordCount(entry) > 0)).toBe(true);
    }
    expect(profiles).not.toContain(general);
  });

  test("never gives two numbers the same sentence, strength, challenge or career field", () => {
    const sentences = profiles.flatMap(proseOf).flatMap((text) => text.split(/(?<=\.) /));
    expect(repeatedIn(sentences)).toEqual([]);
    for (const list of lists) expect(repeatedIn(profiles.flatMap((profile) => profile[list]))).toEqual([]);
  });
});

describe("cycleThemes", () => {
  test("has a distinct keyword, year and month for each of the nine places", () => {
    expect(Object.keys(cycleThemes)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    const themes = Object.values(cycleThemes);
    expect(repeatedIn(themes.flatMap(({ keyword, year, month }) => [keyword, year, month]))).toEqual([]);
    for (const { keyword, year, month } of themes) {
      expect(wordCount(keyword)).toBe(1);
      expect(wordCount(year)).toBeGreaterThanOrEqual(15);
      expect(wordCount(month)).toBeGreaterThanOrEqual(8);
    }
  });

  test("starts at 1 and closes at 9", () => {
    expect([cycleThemes[1].keyword, cycleThemes[9].keyword]).toEqual(["Start", "Closing"]);
  });
});

describe("karmicDebtTexts", () => {
  test("names each of the four numbers in its text", () => {
    expect(Object.entries(karmicDebtTexts).map(([number, text]) => [number, text.split(" ")[0]])).toEqual([
      ["13", "Thirteen"],
      ["14", "Fourteen"],
      ["16", "Sixteen"],
      ["19", "Nineteen"],
    ]);
    for (const text of Object.values(karmicDebtTexts)) expect(wordCount(text)).toBeGreaterThanOrEqual(25);
  });
});

describe("every text", () => {
  const prose = [
    ...profiles.flatMap(proseOf),
    ...proseOf(numberProfileOf(99)),
    ...Object.values(cycleThemes).flatMap(({ year, month }) => [year, month]),
    ...Object.values(karmicDebtTexts),
  ];

  test("consists of whole sentences without exclamation marks or stray spaces", () => {
    expect(prose.filter((text) => !/^[A-Z][^!]*\.$/.test(text) || / {2}|\s$/.test(text))).toEqual([]);
  });

  test("makes no promise and no threat", () => {
    expect(
      prose.filter((text) => /\b(destin|fate|guarante|curse|always will|doom|certain(ly)? to)/i.test(text)),
    ).toEqual([]);
  });
});

function proseOf({ description, chineseInsight, workEnvironment }: NumberProfile): string[] {
  return [description, chineseInsight, workEnvironment].filter((text) => text !== undefined);
}

function wordCount(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

function repeatedIn(texts: readonly string[]): string[] {
  return texts.filter((text, i) => texts.indexOf(text) !== i);
}
