import { newYearOf, type SignId, signById, signOfDate } from "@zodiac-at-work/zodiac";
import { signReason, springReason } from "../sign/sign-reason.ts";
import { formatDay, formatMonth } from "../text/date.ts";
import { countedInside } from "../text/number-in-words.ts";
import { type Founding, spansOf } from "./founding.ts";

/**
 * Returns why a founding date has its sign, in one or two sentences. They name the New Year that decides, and say if the
 * date allows two signs.
 *
 * @example
 * foundingReason({ year: 1990, month: 1, day: null }, "snake");
 * // ["Only the month is known: Jan 1990. Chinese New Year was on Jan 27, 1990. The 26 days before it are Snake, and the
 * //   five days from then on are Horse.", "It is listed under Snake, which has most of those days."]
 */
export function foundingReason(founding: Founding | undefined, onRecord: SignId): readonly string[] {
  if (!founding) return ["The founding year is unknown. The sign is the one on record."];
  const { year, month, day } = founding;
  const spans = spansOf(founding);
  if (!spans) {
    return [
      `Our calendar begins in 1600. Before that, a calendar year has one sign: ${year} is a year of the ${name(onRecord)}.`,
    ];
  }
  if (month !== null && day !== null) {
    const answer = signOfDate({ year, month, day });
    return [signReason({ year, month, day }, answer), springReason(answer)].filter(
      (sentence) => sentence !== undefined,
    );
  }
  const newYear = `Chinese New Year was on ${formatDay(newYearOf(year))}`;
  const [first, second] = spans;
  if (month !== null && first && !second) {
    const still = first.zodiacYear < year ? "still " : "";
    return [`${newYear}, so all of ${formatMonth({ year, month })} is ${still}${name(first.sign)}.`];
  }
  const known =
    month === null ? `Only the year is known: ${year}.` : `Only the month is known: ${formatMonth({ year, month })}.`;
  return [
    `${known} ${newYear}. ${daysBefore(first?.days ?? 0)} ${name(first?.sign ?? onRecord)}, and ${daysFrom(second?.days ?? 0)} ${name(second?.sign ?? onRecord)}.`,
    `It is listed under ${name(onRecord)}, which has most of those days.`,
  ];
}

function daysBefore(days: number): string {
  return days === 1 ? "The day before it is" : `The ${countedInside(days, "day")} before it are`;
}

function daysFrom(days: number): string {
  return days === 1 ? "that day itself is" : `the ${countedInside(days, "day")} from then on are`;
}

function name(sign: SignId): string {
  return signById(sign).name;
}
