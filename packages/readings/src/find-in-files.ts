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
  const wanted = texts.map((text) => ({ text, letters: lettersOf(text) }));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const file = join(parentPath, name);
    const letters = lettersOf(readFileSync(file, "utf8"));
    return wanted.filter((each) => letters.includes(each.letters)).map(({ text }) => ({ file, text }));
  });
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
