import type { CivilDate } from "@zodiac-at-work/zodiac";
import { shortDate, table } from "../words/words.ts";

/** Rows of every story that counts signs. */
export const signRows: readonly (readonly [what: string, value: string])[] = [
  ["Whose sign is counted", "Records whose date allows one sign only"],
  ["A limit of such counts", "Foundings cluster in boom years, and a boom year lifts its sign"],
];

/** Returns the section on sources and method of a story. */
export function methodNote(
  today: CivilDate,
  rows: readonly (readonly [what: string, value: string])[],
): readonly string[] {
  return [
    "<h2>Sources and method</h2>",
    table(
      ["Question", "Answer"],
      [
        ["Where the dates come from", "The catalog of this site, which is compared with published lists"],
        ...rows,
        ["Computed on", shortDate(today)],
      ],
    ),
  ];
}
