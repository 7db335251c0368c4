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

/** The zodiac year that goes on, and the one after it. Both know the day of writing. */
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
  const days = daysBetween(today, from);
  const own = ownYearsBefore(year);
  return {
    title: `The Next Chinese Zodiac Year: ${year}, ${nameOfYear(year)}`,
    description: `When the ${nameOfYear(year)} year begins and ends, whose own year it is, and which signs stand close to the ${nameOf(sign)} or across from it.`,
    content: [
      `<p class="short-answer">The next Chinese zodiac year is that of the ${nameOfYear(year)}. It begins on ${longDate(from)}, ${days === 1 ? "tomorrow" : `in ${days} days`}, and ends on ${longDate(to)}. Until then the ${nameOfYear(year - 1)} year goes on, for newborns as well.</p>`,
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
  const gone = daysBetween(from, today) + 1;
  const length = daysBetween(from, to) + 1;
  const own = ownYearsBefore(year);
  return {
    title: `The Current Chinese Zodiac Year: ${nameOfYear(year)}`,
    description: `Which zodiac year it is today, how much of it is over, what the same year was sixty years ago, and when the animal changes.`,
    content: [
      `<p class="short-answer">Today, on ${longDate(today)}, it is the year of the ${nameOfYear(year)}. Its first day was ${longDate(from)} and its last is ${longDate(to)}. A child born today is a ${nameOf(sign)}, and so is everybody else who is born through that last day.</p>`,
      "<h2>How far the year is</h2>",
      table(
        ["What", "Value"],
        [
          ["Day of the zodiac year", `${gone} of ${length}`],
          ["Days left", String(length - gone)],
          ["Next animal", nameOf(signForYear(year + 1))],
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
