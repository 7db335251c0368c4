import { isSignId, signIds } from "@zodiac-at-work/zodiac";
import { z } from "zod";

/**
 * Text that PostgreSQL can store. PostgreSQL refuses the character U+0000 (`%00` in a path or query, `\u0000` in
 * JSON) and half a surrogate pair in JSON. Without this check, its error would become a 500.
 */
export function text(maxLength: number) {
  return textOrNone(maxLength).min(1, "must not be empty");
}

/** Text like `text`, or the empty string. */
export function textOrNone(maxLength: number) {
  return z
    .string()
    .max(maxLength, `must not be longer than ${maxLength} characters`)
    .refine((value) => !value.includes("\u0000"), "must not contain the character U+0000")
    .refine((value) => value.isWellFormed(), "must be well-formed Unicode");
}

/** Text like `text`, without the spaces around it, and not only spaces. */
export function trimmed(maxLength: number) {
  return text(maxLength).trim().min(1, "must not be blank");
}

/** A number of items, within PostgreSQL's `integer`. */
export const count = z.int32().min(0);

/** A user's id at the identity provider. Firebase's have 1 to 128 characters. */
export const uid = text(128);

/**
 * An email address. The identity provider has checked its form. A stricter check could only refuse somebody who has an
 * account.
 */
export const email = text(320).includes("@");

/** A row's id, within PostgreSQL's `integer`. */
export const id = z.int32().min(1);

/** A row's id in a path, as text. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, { error: "must be a whole number from 1", abort: true })
  .refine((value) => Number(value) <= 2_147_483_647, "is larger than any id");

/** The id of a sign: its lower-case name. */
export const sign = oneOf(signIds);

/** Sign ids in a query, separated by commas: `rooster,monkey,rat`. */
export const signList = z
  .string()
  .refine((value) => value.split(",").every(isSignId), `must be a list of ${signIds.join(", ")}`);

/** The order of a list by name, or in the order of the signs in the query, each with its best known names first. */
export const sortByNameOrSigns = oneOf(["name", "signs"]);

/** A moment as ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** The number of records of each sign, in the order of the cycle. Signs without records are included. */
export const signCounts = z.array(z.object({ sign, count }));

/** One of a list of values; the error names them. */
export function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, `must be one of ${values.join(", ")}`);
}

/** A page number in a query, from 1. */
export const page = wholeNumber(1, 1_000_000);

/** The number of items on a page, from 1 to 100. */
export const limit = wholeNumber(1, 100);

/** A whole number in a query, or nothing. It stays text, because schemas have no transforms. */
export function wholeNumber(from: number, to: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,6}$/, { error: `must be a whole number from ${from} to ${to}`, abort: true })
    .refine((value) => Number(value) >= from && Number(value) <= to, `must be a whole number from ${from} to ${to}`)
    .optional();
}
