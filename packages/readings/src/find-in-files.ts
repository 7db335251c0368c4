import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A text and the file that contains it. */
export interface Finding {
  readonly file: string;
  readonly text: string;
}

/**
 * Searches every file below a folder for texts. Escapes of JavaScript, JSON and HTML, quotes, tags and line breaks make
 * no difference: texts are compared by their letters.
 */
export function findInFiles(folder: string, texts: readonly string[]): Finding[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const file = join(parentPath, name);
    return findInText(readFileSync(file, "utf8"), texts).map((text) => ({ file, text }));
  });
}

/** Returns those of the texts that a file contains, compared like `findInFiles`. */
export function findInText(file: string, texts: readonly string[]): string[] {
  const letters = lettersOf(file);
  return texts.filter((text) => letters.includes(wantedLettersOf(text)));
}

const wantedLetters = new Map<string, string>();

/** The same texts are searched for in many files. */
function wantedLettersOf(text: string): string {
  const letters = wantedLetters.get(text) ?? lettersOf(text);
  wantedLetters.set(text, letters);
  return letters;
}

/** The letters of a text in lower case, without escapes, tags, digits, spaces and punctuation. */
function lettersOf(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})|\\u\{([0-9a-f]+)\}|&#x([0-9a-f]+);/gi, (_, four, braced, entity) =>
      String.fromCodePoint(Number.parseInt(four ?? braced ?? entity, 16)),
    )
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/\\[nrt]|&\w+;|<[^<>]{0,200}>/g, " ")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, "");
}
