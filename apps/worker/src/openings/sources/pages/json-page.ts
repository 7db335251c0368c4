import type { SourcePage, SourceResponse } from "../../source.ts";
import { isRecord } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { pageWithout } from "../source-page.ts";

/**
 * Reads a response that must be JSON. `read` returns null if the JSON lacks the expected structure. `expected`
 * describes it: "a list `jobs`".
 */
export function readJsonPage(
  { body }: SourceResponse,
  expected: string,
  read: (value: unknown) => SourcePage | null,
): SourcePage {
  const json = parseJson(body);
  if ("problem" in json) return pageWithout("changed", json.problem);
  return read(json.value) ?? pageWithout("changed", `The response has no ${expected}.${messageOf(json.value)}`);
}

/**
 * Returns the list `listName` of a record, or the record itself as the only item if it lacks the list and has all of
 * `postingKeys`: the address of a single posting was requested. Returns null if it is neither.
 */
export function readItems(
  value: unknown,
  listName: string,
  postingKeys: readonly string[],
): { record: Readonly<Record<string, unknown>>; items: readonly unknown[]; isSingle: boolean } | null {
  if (!isRecord(value)) return null;
  const isSingle = !(listName in value) && postingKeys.every((key) => key in value);
  const items = isSingle ? [value] : value[listName];
  return Array.isArray(items) ? { record: value, items, isSingle } : null;
}

/** Parses JSON, or returns the problem as a sentence. */
export function parseJson(body: string): { value: unknown } | { problem: string } {
  const text = body.replace(/^\uFEFF/, "").trim();
  if (text === "") return { problem: "The response is empty." };
  if (text.startsWith("<")) return { problem: "The response is HTML or XML, not JSON." };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: "The response is not valid JSON." };
  }
}

/** What an error body says. */
function messageOf(value: unknown): string {
  const message = isRecord(value) ? (readLine(value.error) ?? readLine(value.message)) : null;
  return message === null ? "" : ` It says "${message}".`;
}
