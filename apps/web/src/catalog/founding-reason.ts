import { newYearOf, type SignId, signById, signOfDate } from "@zodiac-at-work/zodiac";
import { formatDayOfYear, formatMonth } from "../sign/format-day.ts";
import { numberInWords } from "../sign/number-in-words.ts";
import { signReason, springReason } from "../sign/sign-reason.ts";
import { type Founding, spansOf } from "./founding.ts";

/**
 * Why a founding date has its sign: one or two sentences, which name the New Year that decides and say where the date
 * leaves two signs open.
 *
 * @example
 * foundingReason({ year: 1990, month: 1, day: null }, "snake");
 * // ["Only the month is known, January 1990. New Year fell on 27 January: the 26 days before it are Snake, the five
 * //   from then on are Horse.", "It stands under Snake, which has most of those days."]
 */
export function foundingReason(founding: Founding | undefined, onRecord: SignId): readonly string[] {
  if (!founding) return ["Its founding year is not known here. The sign is the one on record."];
  const { year, month, day } = founding;
  const spans = spansOf(founding);
  if (!spans)
    return [
      `The calendar here begins in 1600. Before it, ${year} as a whole counts as a year of the ${name(onRecord)}.`,
    ];
  if (month !== null && day !== null) {
    const answer = signOfDate({ year, month, day });
    return [signReason({ year, month, day }, answer), springReason(answer)].filter(
      (sentence) => sentence !== undefined,
    );
  }
  const newYear = formatDayOfYear(newYearOf(year));
  const [first, second] = spans;
  if (month !== null && first && !second) {
    const still = first.zodiacYear < year ? "still " : "";
    return [
      `New Year ${year} fell on ${newYear}, so all of ${formatMonth({ year, month })} is ${still}${name(first.sign)}.`,
    ];
  }
  const known =
    month === null ? `Only the year is known, ${year}.` : `Only the month is known, ${formatMonth({ year, month })}.`;
  return [
    `${known} New Year fell on ${newYear}: ${daysBefore(first?.days ?? 0)} ${name(first?.sign ?? onRecord)}, ${daysFrom(second?.days ?? 0)} ${name(second?.sign ?? onRecord)}.`,
    `It stands under ${name(onRecord)}, which has most of those days.`,
  ];
}

function daysBefore(days: number): string {
  return days === 1 ? "the day before it is" : `the ${numberInWords(days)} days before it are`;
}

function daysFrom(days: number): string {
  return days === 1 ? "that day itself is" : `the ${numberInWords(days)} from then on are`;
}

function name(sign: SignId): string {
  return signById(sign).name;
}
