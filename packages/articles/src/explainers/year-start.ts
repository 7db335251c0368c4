import { compareDates, newYearOf, parseDate, signForYear, signOfDate, zodiacYearSpan } from "@zodiac-at-work/zodiac";
import type { FamilyContext, Matter } from "../types/family.ts";
import { elementOf, nameOf, nameOfYear } from "../words/sign-years.ts";
import { longDate, shortDate, table } from "../words/words.ts";
import type { Explainer } from "./explainer.ts";

/** When a zodiac year begins, and whose sign that changes. */
export const yearStarts: readonly Explainer[] = [
  {
    keyword: "when does the chinese zodiac year start",
    pattern: /^(?:when does|when do) (?:the |a )?(?:chinese )?zodiac years? (?:start|begin|change)$/,
    category: "zodiac",
    intent: "informational",
    write: start,
  },
  {
    keyword: "january and february birthdays in the chinese zodiac",
    pattern:
      /^(?:born in )?january (?:and|or) february (?:birthdays?|births?|born)?(?: in the)? ?chinese zodiac(?: sign)?$/,
    category: "zodiac",
    intent: "informational",
    write: winterBirthdays,
  },
  {
    keyword: "start of spring or chinese new year",
    pattern: /^(?:li ?chun|start of spring) (?:or|vs|versus) chinese new year$/,
    category: "astrology",
    intent: "informational",
    write: startOfSpring,
  },
  {
    keyword: "earliest and latest chinese new year",
    pattern: /^(?:the )?(?:earliest and latest|latest and earliest) chinese new year(?: dates?)?$/,
    category: "zodiac",
    intent: "informational",
    write: extremes,
  },
  {
    keyword: "how to find your chinese zodiac element",
    pattern: /^(?:how to find (?:your|my|the) )?chinese zodiac element(?: by (?:year|birth year|birthday))?$/,
    category: "astrology",
    intent: "informational",
    write: ownElement,
  },
];

function start({ today }: FamilyContext): Matter {
  const years = Array.from({ length: 12 }, (_, i) => today.year - 5 + i);
  return {
    title: "When Does the Chinese Zodiac Year Start?",
    description:
      "The rule behind the date, the exact first days of twelve years around today, and the two mistakes that calendars and apps make most often.",
    content: [
      `<p class="short-answer">It starts on Chinese New Year's Day, the day of a new moon between January 21 and February 20. In ${today.year} that ${compareDates(newYearOf(today.year), today) > 0 ? "is" : "was"} ${longDate(newYearOf(today.year))}. January 1 changes nothing: until the New Year's Day, the animal of the year before goes on.</p>`,
      "<h2>Twelve first days</h2>",
      table(
        ["Year", "Name", "First day"],
        years.map((year) => [String(year), nameOfYear(year), shortDate(newYearOf(year))]),
      ),
      "<h2>Why the day moves</h2>",
      "<p>Months of the Chinese calendar begin on the day of the new moon in Beijing. Twelve of them are eleven days short of a solar year, so the New Year slides back each year until a thirteenth month pushes it forward again. As a rule, it's the second new moon after the winter solstice.</p>",
      "<p>A year with the extra month lasts 383 to 385 days and the others 353 to 355. People who share a zodiac year can thus be more than a calendar year apart in age, and still no more than 384 days.</p>",
      "<h2>Two mistakes to look out for</h2>",
      "<ul><li>Tables that give one animal per calendar year. They are wrong for about every tenth birthday.</li><li>Software that reckons with the moon of another time zone. A new moon late in the evening in Beijing falls on the next day further east, and the table is off by one.</li></ul>",
      "<p>This site uses the published Chinese standard for the calendar, year by year, and compares the day itself.</p>",
    ].join("\n"),
  };
}

function winterBirthdays({ today }: FamilyContext): Matter {
  const years = Array.from({ length: 61 }, (_, i) => 1950 + i).filter((year) => year <= today.year);
  const days = years.map((year) => {
    const { month, day } = newYearOf(year);
    return (month - 1) * 31 + day - 1;
  });
  const average = Math.round(days.reduce((sum, each) => sum + each, 0) / days.length);
  const percent = Math.round((average / 365.25) * 1000) / 10;
  const shown = years.filter((year) => year % 5 === 0);
  return {
    title: "January and February Birthdays in the Chinese Zodiac",
    description:
      "Which birthdays belong to the animal of the year before, how many people that concerns, and a table of borders from 1950 to 2010.",
    content: [
      `<p class="short-answer">A birthday before Chinese New Year belongs to the animal of the year before. From 1950 to 2010 that was true of the first ${average} days of an average year, or ${percent} % of all birthdays. January 1 to 20 is always too early; February 21 and later is always safe.</p>`,
      "<h2>Where the border lies</h2>",
      table(
        ["The border", "Born earlier", "Born on that day or later"],
        shown.map((year) => [shortDate(newYearOf(year)), nameOf(signForYear(year - 1)), nameOf(signForYear(year))]),
      ),
      "<h2>An example, one day apart</h2>",
      "<p>Two nurses share a locker and a birth year. One was born on January 26, 1990, and is an Earth Snake. The other, born on January 27, 1990, is a Metal Horse. They found out at a birthday party, and the Snake had owned a horse pendant since she was nine.</p>",
      "<h2>What to do with a doubtful date</h2>",
      "<p>Find the border of your own birth year. If you know only the month, you may have two possible signs, and an honest table says so. The hour of birth doesn't help: at the New Year, the animal changes with the day.</p>",
    ].join("\n"),
  };
}

function startOfSpring(_: FamilyContext): Matter {
  const dates = ["1984-02-02", "1985-02-10", "1988-02-10", "1990-02-01", "1995-02-02", "2007-02-10", "2018-02-10"];
  return {
    title: "Start of Spring or Chinese New Year: Which One Counts?",
    description:
      "Two days can begin a zodiac year. Who uses which, how far they lie apart, and in which weeks your sign depends on the choice.",
    content: [
      '<p class="short-answer">For the animal that people ask about at a party, Chinese New Year counts. Start of Spring, on February 3, 4 or 5, is the border in the Four Pillars, the system of professional fortune tellers. The two differ for births between the one day and the other, a few weeks at most.</p>',
      "<h2>The same birthday by both rules</h2>",
      table(
        ["Birthday", "By the moon", "By the sun"],
        dates.map((text) => {
          const date = parseDate(text);
          const [moon, sun] = [signOfDate(date), signOfDate(date, { boundary: "start-of-spring" })];
          return [`Born on ${shortDate(date)}`, nameOf(moon.sign), nameOf(sun.sign)];
        }),
      ),
      "<h2>Where the second rule comes from</h2>",
      "<p>The Four Pillars divide the year by the sun: twenty-four points, each fifteen degrees apart. Start of Spring is the first of them. It's a moment, to the minute, and on that day the hour of a birth can decide the animal.</p>",
      "<h2>Which to use</h2>",
      "<p>Use the New Year if you talk with friends or read a horoscope in a paper, since that's what everybody means. If a practitioner of the Four Pillars gives you another animal for a birth around that time, neither of you is mistaken. Ask which border was used before you argue.</p>",
    ].join("\n"),
  };
}

function extremes(_: FamilyContext): Matter {
  const years = Array.from({ length: 201 }, (_unused, i) => 1900 + i);
  const place = (year: number) => newYearOf(year).month * 100 + newYearOf(year).day;
  const sorted = [...years].sort((a, b) => place(a) - place(b) || a - b);
  const earliest = sorted.slice(0, 6);
  const latest = sorted.slice(-6).reverse();
  const january = years.filter((year) => newYearOf(year).month === 1).length;
  const rows = (list: readonly number[]) =>
    list.map((year) => [String(year), nameOfYear(year), shortDate(newYearOf(year))]);
  return {
    title: "The Earliest and the Latest Chinese New Year",
    description:
      "From January 21 to February 20: the six earliest and the six latest first days from 1900 to 2100, and how often the New Year falls in January.",
    content: [
      `<p class="short-answer">From 1900 to 2100, no Chinese New Year is earlier than January 21 and none later than February 20. The earliest were and are in 1966, 2061 and 2099, the latest in 1920 and 1985. In ${january} of the 201 years it falls in January.</p>`,
      "<h2>The six earliest</h2>",
      table(["Year", "Name", "First day"], rows(earliest)),
      "<h2>The six latest</h2>",
      table(["Year", "Name", "First day"], rows(latest)),
      "<h2>What sets the limits</h2>",
      "<p>The sun does. The first month has to contain the point at which the sun reaches 330 degrees, around February 19. A new moon can't be more than about thirty days older than that point, and it may come on the very day. Hence the span of a month.</p>",
      "<h2>Why it matters for a birthday</h2>",
      "<p>Somebody born on January 22, 1966, is a Horse already. A person born on February 19, 1985, is a Rat. Both have heard the opposite from a calendar on a kitchen wall.</p>",
    ].join("\n"),
  };
}

function ownElement({ today }: FamilyContext): Matter {
  const rows = [
    ["0 or 1", "Metal"],
    ["2 or 3", "Water"],
    ["4 or 5", "Wood"],
    ["6 or 7", "Fire"],
    ["8 or 9", "Earth"],
  ];
  const { from, to } = zodiacYearSpan(today.year);
  return {
    title: "How to Find Your Chinese Zodiac Element",
    description:
      "Take the last digit of your zodiac year and look it up: five rows, one exception for winter birthdays, and the other element that each sign has.",
    content: [
      '<p class="short-answer">Take the last digit of your birth year: 0 or 1 is metal, 2 or 3 water, 4 or 5 wood, 6 or 7 fire, 8 or 9 earth. If you were born before that year\'s Chinese New Year, use the digit of the year before.</p>',
      "<h2>The five rows</h2>",
      table(["Last digit", "Element of the year"], rows),
      "<h2>An example with the exception</h2>",
      `<p>The year ${today.year} stands for ${elementOf(today.year)}. Its zodiac year runs from ${longDate(from)} to ${longDate(to)}. A child born in the January before has ${elementOf(today.year - 1)}, and a child born in the January inside it keeps ${elementOf(today.year)}.</p>`,
      "<h2>Why there are two answers</h2>",
      "<p>Each animal also has an element that never changes: the Rat is always water, the Horse always fire. Combined with the year, there are sixty names, from Wood Rat to Water Pig. When an article says “your element” without saying which, it usually means that of the year.</p>",
      "<h2>Where the rule comes from</h2>",
      "<p>Ten heavenly stems run beside the twelve animals, two for every element. Ten fits our decimal years exactly, so one digit is enough. For the animal you need a remainder by twelve, which is why nobody does that one in their head.</p>",
    ].join("\n"),
  };
}
