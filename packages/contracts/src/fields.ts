import { z } from "zod";

/**
 * Text that PostgreSQL can hold. It refuses the character U+0000, which reaches a path or query as `%00` and a JSON
 * body as `\u0000`; without this check the database's refusal would surface as a failure of ours.
 */
export function text(maxLength: number) {
  return z
    .string()
    .min(1)
    .max(maxLength)
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
