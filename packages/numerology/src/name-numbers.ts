/**
 * The numbers of a name, Pythagorean and Chaldean, with each sum.
 *
 * @module
 */

import { addAndReduce, type SingleDigit, toCore, toDigit, type Working } from "./reduce.ts";

/**
 * The table of letters. `pythagorean` counts the alphabet in rows of nine; `chaldean` has no 9, and its letters follow sound.
 *
 * Sources: Juno Jordan, Numerology: The Romance in Your Name (1965); Cheiro (Louis Hamon), Cheiro's Book of Numbers (1926).
 */
export type NameSystem = "pythagorean" | "chaldean";

/**
 * Whether Y is a vowel. `by-neighbors` takes it for one where no A, E, I, O or U is next to it: Mary, Lynn, Yvonne, but not
 * Maya, Joyce or Hayley. The books decide by sound, which letters don't tell: for a name that sounds otherwise, choose.
 */
export type LetterY = "by-neighbors" | "vowel" | "consonant";

/** How a name is read. */
export interface NameOptions {
  /** `pythagorean` by default. */
  readonly system?: NameSystem | undefined;
  /** `by-neighbors` by default. */
  readonly y?: LetterY | undefined;
}

/** A letter of a name, as it is counted. */
export interface NameLetter {
  /** A to Z, without accents. */
  readonly letter: string;
  readonly value: SingleDigit;
  readonly isVowel: boolean;
}

/** A number of a name: the letters that it counts, and their sum, reduced. */
export interface NameNumber extends Working {
  /** The letters, in capitals: `ADA`. */
  readonly letters: string;
  /** The sum of the letters before it is reduced: the compound number of the Chaldean books. */
  readonly compound: number;
}

/** The numbers of a name. Plain data that can be serialized as JSON. */
export interface NameNumbers {
  readonly system: NameSystem;
  readonly letters: readonly NameLetter[];
  /** All letters: expression, also called destiny. */
  readonly expression: NameNumber;
  /** The vowels: soul urge, also called heart's desire. Undefined in a name without a vowel. */
  readonly soulUrge: NameNumber | undefined;
  /** The consonants: personality. Undefined in a name without a consonant. */
  readonly personality: NameNumber | undefined;
  /** The expression of each word. */
  readonly words: readonly NameNumber[];
}

/** Why a name is refused. */
export type NameErrorCode = "malformed-name" | "unknown-letter" | "unknown-option" | "too-many-arguments";

/**
 * Thrown for a name or an option that is refused. The message never repeats the name.
 *
 * @example
 * try {
 *   nameNumbers("Лев");
 * } catch (error) {
 *   if (isNumerologyNameError(error)) error.code; // "unknown-letter"
 * }
 */
export class NumerologyNameError extends RangeError {
  override readonly name = "NumerologyNameError";
  readonly code: NameErrorCode;

  constructor(code: NameErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Returns whether an error was thrown by `nameNumbers`. Unlike `instanceof`, it also recognizes errors of another copy of the
 * package.
 *
 * @example
 * isNumerologyNameError(new RangeError()); // false
 */
export function isNumerologyNameError(error: unknown): error is NumerologyNameError {
  return error instanceof RangeError && error.name === "NumerologyNameError" && "code" in error;
}

/**
 * Computes the numbers of a name. All letters are added, then the digits of the sum until one is left. The Pythagorean
 * system keeps 11, 22 and 33; the Chaldean one reads the `compound` besides the digit.
 *
 * Accents don't count: É is E, Ñ is N, Ü is U. Letters that are no accented ones count as those they are written with: ß as
 * SS, Æ as AE, Œ as OE, Ø as O, Ł as L, Đ and Ð as D, Þ as TH, ı as I. Spaces, hyphens, apostrophes and periods only
 * separate. A letter of another script is refused: no table has values for it, and transliterations differ.
 *
 * @param name in Latin letters, at least one and at most 200 characters.
 * @throws {@link NumerologyNameError}, a `RangeError` with a `code`.
 * @example
 * const { expression, soulUrge, personality } = nameNumbers("Ada Lovelace");
 * expression.text; // "1 + 4 + 1 + 3 + 6 + 4 + 5 + 3 + 1 + 3 + 5 = 36 → 3 + 6 = 9"
 * soulUrge?.value; // 1
 * nameNumbers("Napoleon", { system: "chaldean" }).expression.compound; // 41
 */
export function nameNumbers(name: string, options?: NameOptions | null, ...more: never[]): NameNumbers {
  if (typeof options === "number" || more.length > 0) {
    throw new NumerologyNameError(
      "too-many-arguments",
      "Too many arguments. In a map, write names.map((name) => nameNumbers(name)).",
    );
  }
  const { system, y } = optionsOf(options);
  const words = wordsOf(name).map((word) => lettersOf(word, system, y));
  const letters = words.flat();
  const vowels = letters.filter(({ isVowel }) => isVowel);
  const consonants = letters.filter(({ isVowel }) => !isVowel);
  return {
    system,
    letters,
    expression: numberOf(letters, system),
    soulUrge: vowels.length === 0 ? undefined : numberOf(vowels, system),
    personality: consonants.length === 0 ? undefined : numberOf(consonants, system),
    words: words.map((word) => numberOf(word, system)),
  };
}

function optionsOf(
  options: NameOptions | null | undefined,
): Required<NameOptions> & { system: NameSystem; y: LetterY } {
  const given = options ?? {};
  // Lists, dates and texts are no options.
  if (Object.prototype.toString.call(given) !== "[object Object]") {
    throw new NumerologyNameError("unknown-option", "Give the options as { system, y }.");
  }
  for (const key in given) {
    if (key !== "system" && key !== "y") {
      const meant = /^[yY]|Y$|[vV]owel/.test(key) ? "y" : "system";
      const named = key.length > 40 ? `${key.slice(0, 40)}…` : key;
      throw new NumerologyNameError("unknown-option", `"${named}" is not an option: did you mean "${meant}"?`);
    }
  }
  const { system = "pythagorean", y = "by-neighbors" } = given;
  if (system !== "pythagorean" && system !== "chaldean") {
    throw new NumerologyNameError("unknown-option", 'Give system as "pythagorean" or "chaldean".');
  }
  if (y !== "by-neighbors" && y !== "vowel" && y !== "consonant") {
    throw new NumerologyNameError("unknown-option", 'Give y as "by-neighbors", "vowel" or "consonant".');
  }
  return { system, y };
}

/** Returns the words of a name in capitals from A to Z. */
function wordsOf(name: string): string[] {
  if (typeof name !== "string" || name.length > 200) throw malformed();
  // All accents of Latin letters. Hermes knows no `\p{M}`.
  const plain = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[ßæœøłđðþıẞÆŒØŁĐÐÞ]/g, (letter) => spelled[letter.toLowerCase()] ?? letter)
    .toUpperCase();
  const words = plain.split(/[\s\-.'’‘ʼ,·‐‑–]/).filter((word) => word !== "");
  if (words.length === 0) throw malformed();
  if (!words.every((word) => /^[A-Z]+$/.test(word))) {
    throw new NumerologyNameError(
      "unknown-letter",
      "The name has a letter without a value. Write it in the letters A to Z, with or without accents, as its bearer does.",
    );
  }
  return words;
}

const spelled: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

function lettersOf(word: string, system: NameSystem, y: LetterY): NameLetter[] {
  return Array.from(word, (letter, index) => {
    const place = letter.charCodeAt(0) - 65;
    const value = system === "pythagorean" ? (place % 9) + 1 : Number(chaldean.charAt(place));
    return { letter, value: value as SingleDigit, isVowel: isVowel(word, index, y) };
  });
}

/** A to Z. */
const chaldean = "12345835112345781234666517";

function isVowel(word: string, index: number, y: LetterY): boolean {
  const letter = word.charAt(index);
  if (letter !== "Y") return anyVowel.test(letter);
  if (y !== "by-neighbors") return y === "vowel";
  return !anyVowel.test(word.charAt(index - 1) + word.charAt(index + 1));
}

const anyVowel = /[AEIOU]/;

function numberOf(letters: readonly NameLetter[], system: NameSystem): NameNumber {
  const values = letters.map(({ value }) => value);
  const working = addAndReduce(values, system === "pythagorean" ? toCore : toDigit);
  return {
    ...working,
    letters: letters.map(({ letter }) => letter).join(""),
    compound: values.reduce<number>((sum, value) => sum + value, 0),
  };
}

function malformed(): NumerologyNameError {
  return new NumerologyNameError(
    "malformed-name",
    "Give the name as a text with at least one letter, up to 200 characters.",
  );
}
