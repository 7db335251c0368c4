import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { compareDates, type SignId, signIds, zodiacYearSpan } from "@zodiac-at-work/zodiac";
import type { FamilyContext, Matter } from "../types/family.ts";
import { elementOf, nameOf, nameOfYear, yearsOf } from "../words/sign-years.ts";
import { capital, listOf, longDate, shortDate, table } from "../words/words.ts";
import type { Explainer } from "./explainer.ts";

/** What an article on the years of one sign says. Slots are filled by `valuesOf`. */
interface SignYearsText {
  readonly answer: string;
  readonly early: string;
  readonly late: string;
  readonly next: string;
}

const texts: Readonly<Record<SignId, SignYearsText>> = {
  rat: {
    answer:
      "Rat years are {years}. None of them starts on January 1: the Rat takes over on Chinese New Year's Day, between late January and the middle of February, and a birth in the weeks before belongs to the Pig.",
    early:
      "The earliest start in the table is {earlyDay}. Whoever was born that January has only a short stretch of days to check.",
    late: "In {lateYear} it's the other way around: the Pig kept the calendar until {lateEve}, so half of that winter's babies are not Rats, whatever the restaurant's place mat says.",
    next: "The cycle comes back on {next}, with {nextElement} as its element.",
  },
  ox: {
    answer:
      "You're an Ox if you were born in {years}, provided your birthday falls on or after that year's New Year's Day. Before it, the year of the Rat was still going on.",
    early:
      "Look at {earlyYear} first. That New Year came on {earlyDay}, so nearly the whole calendar year counts as Ox.",
    late: "The least reliable year is {lateYear}, in which the Rat stayed through {lateEve}.",
    next: "Parents who are hoping for an Ox can plan for {next}; it's {nextName} that begins then.",
  },
  tiger: {
    answer:
      "The Tiger years of the last decades are {years}. Each runs from one Chinese New Year to the eve of the next, so January birthdays usually go to the Ox, and February ones need a look at the table.",
    early: "Of all these starts, {earlyDay} comes soonest after January 1.",
    late: "By contrast, the Ox held on until {lateEve}, which turns a good many supposed Tigers into patient workers.",
    next: "Wait for {next} if you want to see a {nextElement} Tiger.",
  },
  rabbit: {
    answer:
      "Born in {years}? Then you're a Rabbit, unless your birthday came before Chinese New Year. In that case the Tiger is your sign. The table gives the first and the last day of every Rabbit year.",
    early: "With a start on {earlyDay}, the year {earlyYear} leaves the Tiger less of January than any other.",
    late: "People of {lateYear} should be more careful, because the switch did not happen until {lateDay}.",
    next: "A new Rabbit year opens on {next}.",
  },
  dragon: {
    answer:
      "Dragon years fall every twelve years: {years}. The exact border is Chinese New Year's Day. Birthdays in January, and sometimes in the first half of February, still belong to the Rabbit.",
    early:
      "Many families planned for a Dragon and missed it. In {earlyYear} they needed a birth on or after {earlyDay}, the earliest border here.",
    late: "In {lateYear} they had to hold out until {lateDay}. A baby that came the evening before is a Rabbit for life.",
    next: "The next opportunity, as hospitals in several countries know, starts on {next}.",
  },
  snake: {
    answer:
      "Snakes were born in {years}, from Chinese New Year on. The weeks before it are the tail of the Dragon year, and they catch about one birthday in ten.",
    early: "On {earlyDay} one of these years was already under way, the earliest of them all.",
    late: "And once the Dragon stayed until {lateEve}; a February birthday of that year proves nothing.",
    next: "The Snake returns on {next} under the element {nextElementLower}.",
  },
  horse: {
    answer:
      "The years of the Horse are {years}. They begin on Chinese New Year rather than on January 1. Somebody born earlier in the same calendar year is a Snake.",
    early: "The Horse year of {earlyYear} had the quickest start: {earlyDay}.",
    late: "The slowest was {lateYear}. All of January, and February up to the eve of the New Year on {lateDay}, went to the Snake.",
    next: "After the years in the table comes {nextName}, from {next}.",
  },
  goat: {
    answer:
      "Goat years, also called years of the Sheep, are {years}. Chinese has one word for both animals. Check the first day: whoever was born before it carries the Horse instead.",
    early: "Of all these years, {earlyYear} turned soonest, on {earlyDay}.",
    late: "The year {lateYear} made people wait until {lateDay}; six weeks of birthdays there are Horses.",
    next: "For a child of the next Goat year, the first possible birthday is {next}.",
  },
  monkey: {
    answer:
      "If your birth year is one of {years}, your sign is the Monkey, with one exception: birthdays before Chinese New Year. They belong to the Goat, the animal of the year before.",
    early: "In {earlyYear} the exception is small, since the Monkey arrived on {earlyDay}.",
    late: "It's large in {lateYear}. Up to and including {lateEve}, newborns were Goats.",
    next: "Monkeys to come will have birthdays from {next} on.",
  },
  rooster: {
    answer:
      "Rooster years are {years}. Don't trust the number alone. A January child of any of them is almost always a Monkey, because the Rooster's year waits for the second new moon after the winter solstice.",
    early: "The shortest wait was until {earlyDay}, the longest until {lateDay}.",
    late: "Between those two extremes lie the ambiguous weeks. Whoever was born in them should find the own year in the table and compare the day.",
    next: "{nextName} is next, and it starts on {next}.",
  },
  dog: {
    answer:
      "The Dog has {years}. Its year begins with the Chinese New Year's Day in the third column below. Anyone born in the same calendar year but before that day is a Rooster.",
    early: "Dog people of {earlyYear} have it easy: from {earlyDay} on there's no doubt.",
    late: "Those of {lateYear} need to know whether they were born before or after {lateDay}.",
    next: "It will be {next} before another Dog year opens.",
  },
  pig: {
    answer:
      "Pig years close the cycle of twelve: {years}. They end when the Rat begins the next round. A birthday ahead of Chinese New Year's Day falls into the Dog year before.",
    early: "Among them, {earlyYear} got going first; its opening day was {earlyDay}.",
    late: "At the other end stands {lateYear} with {lateDay}. Some people of that winter have celebrated the wrong animal for decades.",
    next: "The round closes again with the year that begins on {next}.",
  },
};

const titles: Readonly<Record<SignId, string>> = {
  rat: "Year of the Rat Dates: When Each Year Starts and Ends",
  ox: "Year of the Ox Dates, With the Exact First Day",
  tiger: "Year of the Tiger Dates: The Table and Its Exceptions",
  rabbit: "Year of the Rabbit Dates, First Day to Last",
  dragon: "Year of the Dragon Dates, and Who Misses Them",
  snake: "Year of the Snake Dates: From New Year to Eve",
  horse: "Year of the Horse Dates, From 1930 to Today",
  goat: "Year of the Goat (Sheep) Dates, Day by Day",
  monkey: "Year of the Monkey Dates and the January Exception",
  rooster: "Year of the Rooster Dates: Check Before You Print",
  dog: "Year of the Dog Dates, Year by Year",
  pig: "Year of the Pig Dates: The Last of the Twelve",
};

/** One article for each sign: its years, to the day. */
export const signYears: readonly Explainer[] = signIds.map((sign) => ({
  keyword: `year of the ${sign} dates`,
  pattern: new RegExp(
    `^(?:(?:what|which) years are |all |when is the |dates of the |list of )?(?:chinese zodiac )?(?:(?:year|years) of the ${sign}|${sign} (?:birth )?years?)(?: dates| list| chart| birth years| in the chinese zodiac| chinese zodiac)*$`,
  ),
  category: "zodiac",
  intent: "informational",
  write: (context) => write(sign, context),
}));

function write(sign: SignId, { today }: FamilyContext): Matter {
  const text = texts[sign];
  const years = yearsOf(sign, 1930, today.year + 12).filter(
    (year, i, all) => compareDates(zodiacYearSpan(all[i - 1] ?? year).from, today) <= 0,
  );
  const values = valuesOf(sign, today.year, years, today);
  const fill = (template: string) => capital(template.replace(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? slot));
  return {
    title: titles[sign],
    description: `First and last day of every ${nameOf(sign)} year since 1930, the element of each, and which January and February birthdays belong to another sign.`,
    content: [
      `<p class="short-answer">${fill(text.answer)}</p>`,
      `<h2>The years of the ${nameOf(sign)}, to the day</h2>`,
      table(
        ["Year", "Name", "First day", "Last day"],
        years.map((year) => {
          const { from, to } = zodiacYearSpan(year);
          return [String(year), nameOfYear(year), shortDate(from), shortDate(to)];
        }),
      ),
      `<h2>Born in January or February</h2>`,
      `<p>${fill(text.early)} ${fill(text.late)}</p>`,
      `<h2>When ${withArticle(nameOf(sign))} year comes again</h2>`,
      `<p>${fill(text.next)}</p>`,
    ].join("\n"),
  };
}

function valuesOf(
  sign: SignId,
  thisYear: number,
  years: readonly number[],
  today: FamilyContext["today"],
): Readonly<Record<string, string>> {
  const place = (year: number) => {
    const { month, day } = zodiacYearSpan(year).from;
    return month * 100 + day;
  };
  const begun = years.filter((year) => compareDates(zodiacYearSpan(year).from, today) <= 0);
  const byStart = [...begun].sort((a, b) => place(a) - place(b));
  const early = byStart[0] as number;
  const late = byStart.at(-1) as number;
  const next = yearsOf(sign, thisYear, thisYear + 13).find(
    (year) => compareDates(zodiacYearSpan(year).from, today) > 0,
  ) as number;
  return {
    years: listOf(begun.slice(-6).map(String)),
    earlyYear: String(early),
    earlyDay: longDate(zodiacYearSpan(early).from),
    lateYear: String(late),
    lateDay: longDate(zodiacYearSpan(late).from),
    lateEve: longDate(zodiacYearSpan(late - 1).to),
    next: longDate(zodiacYearSpan(next).from),
    nextName: `the ${nameOfYear(next)} year`,
    nextElement: capital(elementOf(next)),
    nextElementLower: elementOf(next),
  };
}
