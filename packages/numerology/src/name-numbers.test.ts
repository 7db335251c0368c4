import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isNumerologyNameError, type NameOptions, NumerologyNameError, nameNumbers } from "./name-numbers.ts";

/** The tables as the books print them: the letters of each number. */
const printed = {
  pythagorean: ["AJS", "BKT", "CLU", "DMV", "ENW", "FOX", "GPY", "HQZ", "IR"],
  chaldean: ["AIJQY", "BKR", "CGLS", "DMT", "EHNX", "UVW", "OZ", "FP", ""],
} as const;

const lettersOf = (name: string, options?: NameOptions) =>
  nameNumbers(name, options)
    .letters.map(({ letter }) => letter)
    .join("");
const vowelsOf = (name: string, y?: NameOptions["y"]) => nameNumbers(name, { y }).soulUrge?.letters;
const refusalOf = (name: unknown, ...more: readonly unknown[]) => {
  try {
    (nameNumbers as (...given: readonly unknown[]) => unknown)(name, ...more);
  } catch (error) {
    return isNumerologyNameError(error) ? error.code : error;
  }
  return undefined;
};

describe("nameNumbers", () => {
  test.each(["pythagorean", "chaldean"] as const)("has the letters of the printed %s table", (system) => {
    for (const [index, letters] of printed[system].entries()) {
      for (const letter of letters) {
        expect([letter, nameNumbers(letter, { system }).letters[0]?.value]).toEqual([letter, index + 1]);
      }
    }
    expect(printed[system].join("")).toHaveLength(26);
  });

  // The example of Cheiro's Book of Numbers.
  test.each([
    ["Napoleon", 41, 5],
    ["Buonaparte", 41, 5],
    ["Bonaparte", 35, 8],
  ])("%s is %i, which is %i, in the Chaldean system", (name, compound, value) => {
    expect(nameNumbers(name, { system: "chaldean" }).expression).toMatchObject({ compound, value });
  });

  test("shows each sum, for all letters, vowels, consonants and each word", () => {
    const { expression, soulUrge, personality, words } = nameNumbers("Ada Lovelace");
    expect(expression).toEqual({
      value: 9,
      compound: 36,
      letters: "ADALOVELACE",
      steps: [
        { addends: [1, 4, 1, 3, 6, 4, 5, 3, 1, 3, 5], sum: 36 },
        { addends: [3, 6], sum: 9 },
      ],
      text: "1 + 4 + 1 + 3 + 6 + 4 + 5 + 3 + 1 + 3 + 5 = 36 → 3 + 6 = 9",
    });
    expect(soulUrge?.text).toBe("1 + 1 + 6 + 5 + 1 + 5 = 19 → 1 + 9 = 10 → 1 + 0 = 1");
    expect(personality?.text).toBe("4 + 3 + 4 + 3 + 3 = 17 → 1 + 7 = 8");
    expect(words.map(({ letters, value }) => [letters, value])).toEqual([
      ["ADA", 6],
      ["LOVELACE", 3],
    ]);
  });

  test("keeps master numbers in the Pythagorean system only", () => {
    expect(nameNumbers("Kit").expression).toMatchObject({ compound: 13, value: 4 });
    expect(nameNumbers("Tai").expression).toMatchObject({ compound: 12, value: 3 });
    expect(nameNumbers("Ken B").expression).toMatchObject({ compound: 14, value: 5 });
    expect(nameNumbers("Bob A").expression).toMatchObject({ compound: 11, value: 11 });
    expect(nameNumbers("Bob", { system: "chaldean" }).expression).toMatchObject({ compound: 11, value: 2 });
  });

  test.each([
    ["Mary", "AY"],
    ["Lynn", "Y"],
    ["Yvonne", "YOE"],
    ["Maya", "AA"],
    ["Joyce", "OE"],
    ["Hayley", "AE"],
    ["Yael", "AE"],
    ["Ivy", "IY"],
    ["Y", "Y"],
  ])("takes the Y of %s by its neighbors, so its vowels are %s", (name, vowels) => {
    expect(vowelsOf(name)).toBe(vowels);
  });

  test("takes Y as the caller says", () => {
    expect(vowelsOf("Maya", "vowel")).toBe("AYA");
    expect(vowelsOf("Mary", "consonant")).toBe("A");
    expect(vowelsOf("Lynn", "consonant")).toBeUndefined();
    expect(nameNumbers("Aoi").personality).toBeUndefined();
  });

  test.each([
    ["José Ñúñez", "JOSENUNEZ"],
    ["Đặng Thị Yến", "DANGTHIYEN"],
    ["Łukasz Groß", "LUKASZGROSS"],
    ["Æthelstan Þór Øystein Œuvrard", "AETHELSTANTHOROYSTEINOEUVRARD"],
    ["Işık", "ISIK"],
    ["Ðóra Guðrún", "DORAGUDRUN"],
    ["Jean-Luc O'Neill, Jr.", "JEANLUCONEILLJR"],
    ["  d’Arc ", "DARC"],
  ])("reads %s as %s", (name, letters) => {
    expect(lettersOf(name)).toBe(letters);
  });

  test("vowels and consonants make the whole name, in any system", () => {
    const words = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz -"), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(words, fc.constantFrom("pythagorean" as const, "chaldean" as const), (name, system) => {
        fc.pre(/[a-z]/.test(name));
        const { expression, soulUrge, personality, words: parts, letters } = nameNumbers(name, { system });
        expect((soulUrge?.compound ?? 0) + (personality?.compound ?? 0)).toBe(expression.compound);
        expect(parts.reduce((sum, { compound }) => sum + compound, 0)).toBe(expression.compound);
        expect(letters.length).toBe(name.replaceAll(/[ -]/g, "").length);
        expect(expression.compound % 9).toBe(expression.value % 9);
      }),
    );
  });
});

test.each<[unknown, string]>([
  ["", "malformed-name"],
  [" - ", "malformed-name"],
  [undefined, "malformed-name"],
  [42, "malformed-name"],
  ["a".repeat(201), "malformed-name"],
  ["Лев", "unknown-letter"],
  ["Σοφία", "unknown-letter"],
  ["山田", "unknown-letter"],
  ["Louis14", "unknown-letter"],
  ["14Louis", "unknown-letter"],
  ["Ada Лев", "unknown-letter"],
  ["Ada😀", "unknown-letter"],
])("the name %j is refused as %s", (name, code) => {
  expect(refusalOf(name)).toBe(code);
});

test.each<[readonly unknown[], string]>([
  [[{ sistem: "chaldean" }], "unknown-option"],
  [[{ system: "Chaldean" }], "unknown-option"],
  [[{ y: true }], "unknown-option"],
  [["chaldean"], "unknown-option"],
  [[[]], "unknown-option"],
  [[0, ["Ada"]], "too-many-arguments"],
  [[{}, 1], "too-many-arguments"],
])("the options %j are refused as %s", (more, code) => {
  expect(refusalOf("Ada", ...more)).toBe(code);
});

test("a misspelled option is named with the right one, and a name never is", () => {
  expect(() => nameNumbers("Ada", { sistem: "chaldean" } as object)).toThrow(
    '"sistem" is not an option: did you mean "system"?',
  );
  expect(() => nameNumbers("Ada", { Y: "vowel" } as object)).toThrow('"Y" is not an option: did you mean "y"?');
  const error = new NumerologyNameError("unknown-letter", "text");
  expect([error instanceof RangeError, isNumerologyNameError(error), isNumerologyNameError(new RangeError())]).toEqual([
    ...[true, true, false],
  ]);
  try {
    nameNumbers("Лев");
  } catch (thrown) {
    expect((thrown as Error).message).not.toContain("Лев");
  }
});

test.each<[readonly unknown[], string]>([
  [["Ada", 0], "Too many arguments. In a map, write names.map((name) => nameNumbers(name))."],
  [["Ada", {}, 1], "Too many arguments. In a map, write names.map((name) => nameNumbers(name))."],
  [["Ada", []], "Give the options as { system, y }."],
  [["Ada", { letterY: "vowel" }], '"letterY" is not an option: did you mean "y"?'],
  [["Ada", { aYear: 1 }], '"aYear" is not an option: did you mean "system"?'],
  [["Ada", { vowels: "Y" }], '"vowels" is not an option: did you mean "y"?'],
  [["Ada", { yy: "vowel" }], '"yy" is not an option: did you mean "y"?'],
  [["Ada", { systemy: "chaldean" }], '"systemy" is not an option: did you mean "system"?'],
  [["Ada", { ["s".repeat(40)]: 1 }], `"${"s".repeat(40)}" is not an option: did you mean "system"?`],
  [["Ada", { ["s".repeat(41)]: 1 }], `"${"s".repeat(40)}…" is not an option: did you mean "system"?`],
  [["Ada", { system: "Chaldean" }], 'Give system as "pythagorean" or "chaldean".'],
  [["Ada", { y: true }], 'Give y as "by-neighbors", "vowel" or "consonant".'],
])("the call with %j says what to do", (call, message) => {
  expect(() => Reflect.apply(nameNumbers, undefined, call)).toThrow(message);
});

test.each([
  [
    "Лев",
    "The name has a letter without a value. Write it in the letters A to Z, with or without accents, as its bearer does.",
  ],
  ["...", "Give the name as a text with at least one letter, up to 200 characters."],
])("the refusal of %j says what to give", (name, message) => {
  expect(() => nameNumbers(name)).toThrow(message);
});

test("a number in the place of the options is an argument too many", () => {
  expect(refusalOf("Ada", 0)).toBe("too-many-arguments");
});

test("a name of 200 letters is the longest", () => {
  expect(nameNumbers("a".repeat(200)).expression.compound).toBe(200);
});

test("signs between words count once, however many there are", () => {
  expect(nameNumbers("Ada -- Lovelace").words.map(({ letters }) => letters)).toEqual(["ADA", "LOVELACE"]);
});

test("recognizes only its own errors, also those of another copy", () => {
  const copy = Object.assign(new RangeError(), { name: "NumerologyNameError", code: "unknown-letter" });
  expect(isNumerologyNameError(copy)).toBe(true);
  expect(isNumerologyNameError(Object.assign(new RangeError(), { name: "NumerologyNameError" }))).toBe(false);
  expect(isNumerologyNameError(Object.assign(new RangeError(), { code: "unknown-letter" }))).toBe(false);
  expect(isNumerologyNameError({ name: "NumerologyNameError", code: "unknown-letter" })).toBe(false);
});
