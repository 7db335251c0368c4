import type { HtmlPage } from "./html-page.ts";
import { findValueEnd, parseLenientJson } from "./lenient-json.ts";

/** Data that a page holds for its own scripts. */
export interface EmbeddedJson {
  /** The id of the script, or the variable that the data is assigned to; empty for an attribute. */
  name: string;
  value: unknown;
}

/**
 * Reads the data that a page holds for its own scripts: in scripts of a JSON type (`__NEXT_DATA__`), assigned to a
 * variable (`window.__INITIAL_STATE__ = {…}`, also with `JSON.parse("…")`), pushed to Next.js, and in attributes.
 */
export function readEmbeddedJson(page: HtmlPage): EmbeddedJson[] {
  const found: EmbeddedJson[] = [];
  const add = (name: string, json: string) => {
    const value = parseLenientJson(json);
    if (value !== undefined) found.push({ name, value });
  };
  for (const { type, id, text } of page.scripts) {
    if (/[/+]json$/.test(type) || (type === "" && /^\s*[{[]/.test(text))) add(id, text);
    else if (scriptTypes.test(type)) for (const { name, json } of assignments(text)) add(name, json);
  }
  for (const json of page.jsonAttributes) add("", json);
  const pushed = pushedByNext(page);
  if (pushed.length > 0) found.push({ name: "__next_f", value: pushed });
  return found;
}

const scriptTypes = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;
const maxAssignments = 300;
const minLength = 10;

/** `name = {`, `name["key"] = [`, `name = JSON.parse("`. */
const assignment =
  /(?<![\w$])([\w$]+(?:\.[\w$]+|\[\s*(?:"[^"\n]*"|'[^'\n]*')\s*\]){0,8})\s*=\s*(?:(?=[{[])|JSON\.parse\(\s*(?=["'`]))/g;

function* assignments(script: string): Generator<{ name: string; json: string }> {
  let after = 0;
  for (let count = 0; count < maxAssignments; count++) {
    assignment.lastIndex = after;
    const match = assignment.exec(script);
    if (match === null) return;
    const start = match.index + match[0].length;
    const isText = /["'`]/.test(script[start] ?? "");
    const end = isText ? endOfText(script, start) : findValueEnd(script, start);
    after = end > start ? end : start + 1;
    const json = isText ? textOfLiteral(script.slice(start, end)) : script.slice(start, end);
    if (json !== null && json.length >= minLength) yield { name: match[1] ?? "", json };
  }
}

function endOfText(script: string, start: number): number {
  for (let at = start + 1; at < script.length; at++) {
    if (script[at] === "\\") at++;
    else if (script[at] === script[start]) return at + 1;
  }
  return script.length;
}

/** Returns the value of a string literal of JavaScript, whose escapes are more than those of JSON. */
function textOfLiteral(literal: string): string | null {
  const content = literal
    .slice(1, -1)
    .replace(/\\x([\da-f]{2})|\\u\{([\da-f]{1,6})\}|\\(['`$/])|\\\n|\\[\s\S]|"/gi, (found, x, u, mark) => {
      if (x || u) return `\\u${(Number.parseInt(x ?? u, 16) & 0xffff).toString(16).padStart(4, "0")}`;
      return mark ?? (found === '"' ? '\\"' : found === "\\\n" ? "" : found);
    });
  const value = parseStrictly(`"${content}"`);
  return typeof value === "string" ? value : null;
}

/** Next.js sends its data in pieces of text: lines of an id, a colon and JSON. */
function pushedByNext({ scripts }: HtmlPage): unknown[] {
  const pieces = scripts.flatMap(({ text }) => {
    const [, list] = /self\.__next_f\.push\((\[[\s\S]*\])\)\s*;?\s*$/.exec(text) ?? [];
    const pushed = list === undefined ? null : parseStrictly(list);
    return Array.isArray(pushed) && typeof pushed[1] === "string" ? pushed[1] : [];
  });
  return pieces
    .join("")
    .split("\n")
    .map((line) => parseStrictly(line.replace(/^[\da-f]*:[A-Z]?/, "")))
    .filter((value) => typeof value === "object" && value !== null);
}

function parseStrictly(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
