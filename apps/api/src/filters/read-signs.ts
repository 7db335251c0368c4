import type { SignId } from "@zodiac-at-work/zodiac";

/** Reads a list of signs from a query, each sign once. The contract's `signList` has checked the values. */
export function readSigns(list: string | undefined): readonly SignId[] | undefined {
  return list === undefined ? undefined : [...new Set(list.split(",") as SignId[])];
}
