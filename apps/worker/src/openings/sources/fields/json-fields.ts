import { z } from "zod";
import { cleanText, readLine } from "./line.ts";

/**
 * The fields of a posting as boards send them. Only what a posting cannot do without is required; every other field is
 * null if it is missing or of another type.
 */

/** An id. Boards send it as a number or as text. */
export const id = required(readId);

export const requiredLine = required(readLine);

/** One line of text. */
export const line = optional(readLine);

/** HTML or text of several lines. */
export const prose = optional((value) => (typeof value === "string" && /\S/.test(value) ? value : null));

/** A value that a reader of its own interprets. */
export const raw = z.unknown().optional();

/** A boolean, also as text or as 0 and 1. */
export const flag = optional((value) => flags.get(value) ?? null);

/** The name of a thing. Boards send it as text or as an object with a `name` or `label`. */
export const name = optional((value) =>
  isRecord(value) ? (readLine(value.name) ?? readLine(value.label)) : readLine(value),
);

/** A list, without the items that do not fit. */
export function list<T>(item: z.ZodType<T>) {
  return optional((value) =>
    (Array.isArray(value) ? value : []).flatMap((each) => {
      const result = item.safeParse(each);
      return result.success ? [result.data] : [];
    }),
  );
}

/** An object whose fields are all optional. Anything else counts as an empty object. */
export function group<T>(schema: z.ZodType<T>) {
  return optional((value) => schema.parse(isRecord(value) ? value : {}));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function readId(value: unknown): string | null {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== "string") return null;
  const text = cleanText(value).trim();
  return text === "" || text.length > 500 ? null : text;
}

const flags = new Map<unknown, boolean>([
  [true, true],
  ["true", true],
  [1, true],
  [false, false],
  ["false", false],
  [0, false],
]);

function optional<T>(read: (value: unknown) => T) {
  return z.unknown().optional().transform(read);
}

function required<T>(read: (value: unknown) => T | null) {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      const result = read(value);
      if (result !== null) return result;
      context.addIssue({ code: "custom", message: value == null || value === "" ? "is missing" : "can't be read" });
      return z.NEVER;
    });
}
