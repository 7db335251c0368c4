import { type SignId, signById } from "@zodiac-at-work/zodiac";

/** Returns `Rat`, or `Rat or Ox` for a date that allows two signs. */
export function signNames(possible: readonly SignId[]): string {
  return possible.map((sign) => signById(sign).name).join(" or ");
}
