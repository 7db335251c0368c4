import { jsonrepair } from "jsonrepair";
import { decodeEntities } from "../fields/entities.ts";

/**
 * Parses the JSON that pages embed. It is often not quite JSON: control characters and raw line breaks in strings,
 * unescaped quotes, comments, CDATA, entities of HTML, trailing commas, single quotes, missing values, missing or
 * additional brackets, or a JSON text within a string. Texts around the JSON are left out. Several values become a list. Returns undefined if nothing can be read.
 */
export function parseLenientJson(text: string): unknown {
  let json = text;
  for (let level = 0; level < 2 && escapedStart.test(json); level++) json = decodeEntities(json);
  const strict = parseObject(json) ?? parseObject(textWithin(json));
  if (strict !== undefined) return strict;
  json = json.replace(/^[\s/*]*<!\[CDATA\[/i, "");
  const values: unknown[] = [];
  let start = json.search(/[{[]/);
  while (start !== -1 && values.length < maxValues) {
    const { value, end } = parseValue(json, start);
    if (value !== undefined) values.push(value);
    const rest = json.slice(end).search(/[{[]/);
    start = rest === -1 ? -1 : end + rest;
  }
  return values.length > 1 ? values : values[0];
}

/** Returns the end of the JavaScript object or array that starts at `start`, behind its last bracket. */
export function findValueEnd(script: string, start: number): number {
  return mendValue(script, start, false).end;
}

const maxValues = 50;
/** Repairing takes time by the square of the length. */
const maxRepair = 150_000;

/** The quotes of the structure are escaped, not only those in strings. */
const escapedStart = /^[^"']{0,200}?[{[]\s*[{[]?\s*&(?:amp;)*(?:quot|#0*34|#x0*22);/i;

/** Takes every unescaped quote for the end of its string; if that gives no JSON, guesses which of them are. */
function parseValue(json: string, start: number): { value: unknown; end: number } {
  const exact = mendValue(json, start, false);
  const value = parseObject(exact.mended);
  if (value !== undefined) return { value, end: exact.end };
  const guessed = mendValue(json, start, true);
  return { value: parseObject(guessed.mended) ?? repair(guessed.mended), end: guessed.end };
}

function parseObject(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the value of a text that is one string of JSON; empty if it is something else. */
function textWithin(json: string): string {
  if (!/^\s*"/.test(json)) return "";
  try {
    return String(JSON.parse(json));
  } catch {
    return "";
  }
}

function repair(json: string): unknown {
  if (json.length > maxRepair) return undefined;
  try {
    return parseObject(jsonrepair(json));
  } catch {
    return undefined;
  }
}

/**
 * Copies the value that starts at `start` up to its last bracket, with strings that JSON accepts, with null for missing
 * values, and without comments and trailing commas.
 */
function mendValue(source: string, start: number, guessesQuotes: boolean): { mended: string; end: number } {
  const brackets: string[] = [];
  let mended = "";
  let isKey = false;
  /** The last character of the structure; `"` for a string. */
  let last = "";
  let at = start;
  while (at < source.length) {
    const char = source[at] ?? "";
    const isEnd = char === "}" || char === "]";
    if (last === ":" && (char === "," || isEnd)) mended += "null";
    // A comma waits for what it separates.
    if (last === "," && !isEnd && char !== "," && char !== "/" && /\S/.test(char)) mended += ",";
    if (/\S/.test(char) && char !== "/") last = char;
    if (char === '"') {
      const end = guessesQuotes
        ? guessStringEnd(source, at, isKey ? keyEnd : brackets.at(-1) === "[" ? listEnd : valueEnd)
        : findQuote(source, at);
      mended += mendString(source.slice(at + 1, end));
      at = end + 1;
      continue;
    }
    if (char === "'" || char === "`") {
      const end = findQuote(source, at);
      mended += source.slice(at, end + 1);
      at = end + 1;
      continue;
    }
    const comment = char === "/" ? findCommentEnd(source, at) : at;
    if (comment > at) {
      at = comment;
      continue;
    }
    if (char === "{" || char === "[") brackets.push(char);
    if (char === "{" || char === ",") isKey = brackets.at(-1) === "{";
    if (char === ":") isKey = false;
    if (char !== ",") mended += char;
    at++;
    if (isEnd) {
      brackets.pop();
      if (brackets.length === 0) break;
    }
  }
  return { mended, end: at };
}

/** Returns the place of the first quote that `end` follows, or the length of the source. */
function guessStringEnd(source: string, start: number, end: RegExp): number {
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === '"') {
      end.lastIndex = at + 1;
      if (end.test(source)) return at;
    }
  }
  return source.length;
}

// What stands behind the end of a name, of a string in a list, and of the value of a name.
const keyEnd = /\s*:/y;
const listEnd = /\s*(?:$|\]|,\s*(?:["'{[\]\d-]|true|false|null))/y;
const valueEnd = /\s*(?:$|[}\]]|\/[/*]|,\s*(?:$|\}|\/[/*]|["'][^"'\n]{1,80}["']\s*:|[\w$]{1,40}\s*:))/y;

function findQuote(source: string, start: number): number {
  const quote = source[start];
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === quote) return at;
  }
  return source.length;
}

function findCommentEnd(source: string, start: number): number {
  const [open, close] = source.startsWith("/*", start) ? ["/*", "*/"] : ["//", "\n"];
  if (!source.startsWith(open, start)) return start;
  const end = source.indexOf(close, start + 2);
  return end === -1 ? source.length : end + close.length;
}

/** Writes the content of a string as JSON writes it. */
function mendString(content: string): string {
  const mended = content.replace(wrongInString, (found) => {
    if (found === '"') return '\\"';
    if (found.startsWith("\\")) {
      const isEscape = /^\\(?:["\\/bfnrt]|u[\da-f]{4})/i.test(found);
      return isEscape ? found : found === "\\" ? "\\\\" : found === "\\'" ? "'" : `\\${found}`;
    }
    return found === "\n" ? "\\n" : found === "\t" ? "\\t" : "";
  });
  return `"${mended}"`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what strings must not contain
const wrongInString = /\\(?:u[\da-fA-F]{0,4}|[\s\S]|$)|["\u0000-\u001f]/g;
