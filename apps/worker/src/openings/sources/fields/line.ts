import { MarkupParser } from "../markup-parser.ts";

const maxLength = 500;

/**
 * Reads a value as one line of text, for titles, places and names: entities decoded, markup, control characters and
 * line breaks gone, at most 500 characters. Returns null for anything that is no text, and for text without a letter or
 * digit.
 */
export function readLine(value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const raw = String(value).slice(0, maxLength * 10);
  const line = cleanText(/[<&]/.test(raw) ? textOf(raw) : raw)
    .replace(/\s+/g, " ")
    .trim();
  return /[\p{L}\p{N}]/u.test(line) ? cut(line, maxLength) : null;
}

/**
 * Removes what has no place in text: control characters except line breaks and tabs (PostgreSQL refuses some of them),
 * characters that reverse the direction of text, invisible spaces, and halves of surrogate pairs.
 */
export function cleanText(text: string): string {
  return unwanted.test(text) ? text.toWellFormed().replace(unwantedAll, "") : text;
}

/** Cuts a text to a length, with an ellipsis at the end, and never within a character. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** Decodes entities, and removes tags. A `<` that begins no tag stays. */
function textOf(raw: string): string {
  const text = withoutMarkup(raw);
  // Many sites escape twice: "R&amp;amp;D".
  return /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i.test(text) ? withoutMarkup(text) : text;
}

function withoutMarkup(raw: string): string {
  let text = "";
  const parser = new MarkupParser({
    ontext: (data) => {
      text += data;
    },
    onopentagname: () => {
      text += " ";
    },
  });
  parser.parse(raw);
  return text;
}

const characters =
  "\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u0084\\u0086-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069\\uFEFF\\uFFFE\\uFFFF";
const unwanted = new RegExp(`[${characters}\\uD800-\\uDFFF]`);
const unwantedAll = new RegExp(`[${characters}]`, "g");
