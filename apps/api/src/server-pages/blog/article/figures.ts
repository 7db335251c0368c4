import type { CivilDate } from "@zodiac-at-work/zodiac";
import { addDays } from "@zodiac-at-work/zodiac/calendar";
import { type Html, html } from "../../shared/html.ts";
import { relationWheel } from "../../shared/relation-wheel.ts";
import { dayText, namedYear } from "./calendar.ts";
import { bornTable, newYearFigure, yearTable } from "./new-year-figure.ts";
import type { Subject } from "./subject.ts";

/** The drawings and tables that the page adds to an article, after its first section and at its end. */
export interface Figures {
  readonly early: Html | undefined;
  readonly late: Html | undefined;
}

/** Returns the figures that show the subject. A table that the text already has is left out. */
export function figuresOf(subject: Subject, content: string, today: CivilDate): Figures {
  switch (subject.kind) {
    case "year":
      return { early: newYearFigure(subject.year), late: bornTable(subject.year, (newYear) => addDays(newYear, -1)) };
    case "pair":
      return { early: relationWheel(...subject.signs), late: undefined };
    case "sign": {
      const table = signYears(subject.sign, today.year);
      const isInText = table.filter(({ first }) => content.includes(dayText(first))).length >= 3;
      const late = html`<section class="born"><h2 id="years">The years, from first day to last</h2>${yearTable(table)}</section>`;
      return { early: relationWheel(subject.sign), late: isInText ? undefined : late };
    }
    case "none":
      return { early: undefined, late: undefined };
  }
}

/** The years of a sign from 1930 to the next one after today. */
function signYears(sign: string, today: number) {
  return Array.from({ length: today + 13 - 1930 }, (_, index) => namedYear(1930 + index)).filter(
    (year) => year.sign === sign,
  );
}
