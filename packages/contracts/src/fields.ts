import { signIds } from "@zodiac-at-work/zodiac";
import { z } from "zod";

/**
 * Text that PostgreSQL can hold. It refuses the character U+0000, which reaches a path or query as `%00` and a JSON
 * body as `\u0000`; without this check the database's refusal would surface as a failure of ours.
 */
export function text(maxLength: number) {
  return textOrNone(maxLength).min(1, "must not be empty");
}

/** Text as `text`, or none. */
export function textOrNone(maxLength: number) {
  return z
    .string()
    .max(maxLength, `must not be longer than ${maxLength} characters`)
    .refine((value) => !value.includes("\u0000"), "must not contain the character U+0000");
}

/** A number of things, within PostgreSQL's `integer`. */
export const count = z.int32().min(0);

/** A user's id at the identity provider (Firebase: 1 to 128 characters). */
export const uid = text(128);

/**
 * An e-mail address. Its exact form is the identity provider's business, which has checked it: a second opinion here
 * could only lock out somebody who has an account.
 */
export const email = text(320).includes("@");

/** A row's number, within PostgreSQL's `integer`. */
export const id = z.int32().min(1);

/** A row's number in a path, where everything is text. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, { error: "must be a whole number from 1", abort: true })
  .refine((value) => Number(value) <= 2_147_483_647, "is larger than any id");

/** One of the twelve, by its lower-case name. */
export const sign = oneOf(signIds);

/** How many records stand under each sign, in the order of the twelve; a sign with none is 0. */
export const signCounts = z.array(z.object({ sign, count }));

/** One of a list of values; the error names them. */
export function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, `must be one of ${values.join(", ")}`);
}

/** A page number in a query, from 1. */
export const page = wholeNumber(1, 1_000_000);

/** How many records a page holds, from 1 to 100. */
export const limit = wholeNumber(1, 100);

/** A whole number in a query, where everything is text: the server's own text, checked, not transformed. */
function wholeNumber(from: number, to: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,6}$/, { error: `must be a whole number from ${from} to ${to}`, abort: true })
    .refine((value) => Number(value) <= to, `must be a whole number from ${from} to ${to}`)
    .optional();
}
