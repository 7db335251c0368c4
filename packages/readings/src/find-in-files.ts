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
  const { width, byStart } = indexOf(texts);
  const letters = lettersOf(file);
  const found = new Set<string>();
  for (let place = 0; place + width <= letters.length; place += 1) {
    for (const { text, wanted } of byStart.get(letters.slice(place, place + width)) ?? []) {
      if (letters.startsWith(wanted, place)) found.add(text);
    }
  }
  return texts.filter((text) => found.has(text));
}

/** Texts by their first letters. A search takes one pass over a file, however many texts there are. */
interface TextIndex {
  /** How many letters the shortest text has. */
  readonly width: number;
  readonly byStart: ReadonlyMap<string, readonly { readonly text: string; readonly wanted: string }[]>;
}

/** The same texts are searched for in many files. */
const indexes = new WeakMap<readonly string[], TextIndex>();

function indexOf(texts: readonly string[]): TextIndex {
  const known = indexes.get(texts);
  if (known) return known;
  const entries = texts.map((text) => ({ text, wanted: lettersOf(text) })).filter(({ wanted }) => wanted !== "");
  const width = Math.min(...entries.map(({ wanted }) => wanted.length));
  const index = { width, byStart: Map.groupBy(entries, ({ wanted }) => wanted.slice(0, width)) };
  indexes.set(texts, index);
  return index;
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
