import { type SignId, zodiacYearSpan } from "@zodiac-at-work/zodiac";
import { boundaryStory } from "../examples.ts";
import type { Section } from "../plan.ts";
import { nameOfYear, yearsOf } from "../sign-years.ts";
import { shortDate, table } from "../words.ts";
import type { Render, WriterContext } from "../writer-context.ts";

/** A table of zodiac years with their names and exact days. */
export function yearTable(years: readonly number[]): string {
  return table(
    ["Year", "Name", "First and last day"],
    [...new Set(years)]
      .sort((p, q) => p - q)
      .map((year) => {
        const { from, to } = zodiacYearSpan(year);
        return [String(year), nameOfYear(year), `${shortDate(from)} to ${shortDate(to)}`];
      }),
  );
}

/** Returns a section on the exact years of a sign. */
export function datesSection(
  context: WriterContext,
  sign: SignId,
  render: Render,
  { need, rows, stories }: { readonly need: 1 | 2 | 3; readonly rows: number; readonly stories: number },
): Section {
  const { chance } = context;
  const years = yearsOf(sign, 1936, 2031);
  const start = chance.int(years.length - rows + 1);
  return {
    need,
    heading: render([
      "Are you really {aS}? Check the day",
      "{S} years, with first and last day",
      "Which birthdays count as {S}",
      "The dates that make you {aS}",
      "Born in winter? How to be sure that you are {aS}",
    ]),
    lead: [
      render([
        "All of this applies only if the sign is right. A {S} year begins on Chinese New Year, which falls between January 21 and February 20, and ends on the eve of the next one.",
        "Before you trust a text about the {S}, check your birthday. The zodiac year follows the moon, so it begins on a different day each time.",
        "Many calendars give the {S} a whole calendar year. That is wrong for birthdays in January and for some in February. These are the exact days:",
        "The sign changes on Chinese New Year and not on January 1. The table shows when the {S} took over and when it made way.",
      ]),
      yearTable(years.slice(start, start + rows)),
    ],
    extra: chance
      .shuffle(years.filter((year) => year > 1940 && year < 2012))
      .slice(0, stories)
      .map((year) => boundaryStory(context, year)),
  };
}
