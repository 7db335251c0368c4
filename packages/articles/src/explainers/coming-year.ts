import {
  daysBetween,
  relationsBetween,
  type SignId,
  signById,
  signForYear,
  signIds,
  signOfDate,
  zodiacYearSpan,
} from "@zodiac-at-work/zodiac";
import type { FamilyContext, Matter } from "../types/family.ts";
import { elementOf, nameOf, nameOfYear } from "../words/sign-years.ts";
import { capital, listOf, longDate, plural, shortDate, table } from "../words/words.ts";
import type { Explainer } from "./explainer.ts";

/** The zodiac year that goes on, and the one after it. Both change when a zodiac year ends. */
export const comingYears: readonly Explainer[] = [
  {
    keyword: "next chinese zodiac year",
    pattern: /^(?:what is )?(?:the )?(?:next|coming) (?:chinese )?(?:zodiac|new) year(?: animal)?$/,
    category: "astrology",
    intent: "informational",
    write: next,
  },
  {
    keyword: "current chinese zodiac year",
    pattern: /^(?:what is )?(?:the )?(?:current|this) (?:chinese )?zodiac year(?: animal)?$/,
    category: "astrology",
    intent: "informational",
    write: current,
  },
];

function next({ today }: FamilyContext): Matter {
  const year = signOfDate(today).zodiacYear + 1;
  const { from, to } = zodiacYearSpan(year);
  const { sign } = signOfDate(from);
  const own = ownYearsBefore(year);
  return {
    title: `The Next Chinese Zodiac Year: ${year}, ${nameOfYear(year)}`,
    description: `When the ${nameOfYear(year)} year begins and ends, whose own year it is, and which signs stand close to the ${nameOf(sign)} or across from it.`,
    content: [
      `<p class="short-answer">The next Chinese zodiac year is that of the ${nameOfYear(year)}. It begins on ${longDate(from)}, and ends on ${longDate(to)}. Until then the ${nameOfYear(year - 1)} year goes on, for newborns as well.</p>`,
      "<h2>The year in figures</h2>",
      table(
        ["What", "Value"],
        [
          ["First day", shortDate(from)],
          ["Last day", shortDate(to)],
          ["Length in days", String(daysBetween(from, to) + 1)],
          ["Element of the year", capital(elementOf(year))],
          ["Own element of the sign", capital(signById(sign).element)],
        ],
      ),
      `<h2>Who stands where in a ${nameOf(sign)} year</h2>`,
      `<p>Each sign has a relation to the animal of the year. Old almanacs are built on this table, and so are most horoscopes that will appear in the coming months. What they add to it is the astrologer's own. ${plural(sign)}, born in ${listOf(own)}, have their own year.</p>`,
      relationTable(sign),
      "<h2>What you can do with it</h2>",
      `<p>Put the first day into your calendar if you have customers or colleagues who celebrate: in China, Korea, Vietnam and elsewhere offices close for about a week around it. Place your orders before it. That's the one prediction for the year that never fails.</p>`,
    ].join("\n"),
  };
}

function current({ today }: FamilyContext): Matter {
  const year = signOfDate(today).zodiacYear;
  const { from, to } = zodiacYearSpan(year);
  const { sign } = signOfDate(from);
  const following = signForYear(year + 1);
  const own = ownYearsBefore(year);
  return {
    title: `The Current Chinese Zodiac Year: ${nameOfYear(year)}`,
    description: `Which zodiac year it is, when it began and when the animal changes, whose own year it is, and what the same year was sixty years ago.`,
    content: [
      `<p class="short-answer">It is the year of the ${nameOfYear(year)}. It began on ${longDate(from)}, and ends on ${longDate(to)}. A child born on one of these days or between them is a ${nameOf(sign)}; the next day, the ${plural(following)} begin.</p>`,
      "<h2>The year in dates</h2>",
      table(
        ["What", "Value"],
        [
          ["First day", shortDate(from)],
          ["Last day", shortDate(to)],
          ["Length in days", String(daysBetween(from, to) + 1)],
          ["Next animal", nameOf(following)],
        ],
      ),
      "<h2>Who has their own year now</h2>",
      `<p>${plural(sign)} do, which means people born in ${listOf(own)}, apart from the early weeks of those years. By custom they wear something red and avoid large beginnings until the year is over.</p>`,
      "<h2>The same year, two generations back</h2>",
      `<p>Animal and element meet every sixty years. The ${nameOfYear(year)} of today had a predecessor in ${year - 60}; whoever was born in that one completes a full cycle, and in much of East Asia that birthday is the big one.</p>`,
    ].join("\n"),
  };
}

/** Returns the five years before with the same animal, the latest first. */
function ownYearsBefore(year: number): string[] {
  return [1, 2, 3, 4, 5].map((step) => String(year - step * 12));
}

function relationTable(sign: SignId): string {
  return table(
    ["Pair", "Rule"],
    signIds
      .filter((each) => each !== sign)
      .map((each) => [
        `${nameOf(each)} and ${nameOf(sign)}`,
        relationsBetween(each, sign)
          .map(({ name }) => name)
          .join(", ") || "No classical rule",
      ]),
  );
}
