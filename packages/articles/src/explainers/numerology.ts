import { readNumerology } from "@zodiac-at-work/numerology";
import type { FamilyContext, Matter } from "../types/family.ts";
import { longDate, table } from "../words/words.ts";
import type { Explainer } from "./explainer.ts";

/** How the numbers of a birth date are added up. */
export const numerologyExplainers: readonly Explainer[] = [
  {
    keyword: "life path number calculation methods",
    pattern:
      /^(?:how to calculate (?:your |my |a |the )?)?life path numbers?(?: calculat(?:ion|or|e)s?)?(?: methods?)?$/,
    category: "astrology",
    intent: "informational",
    write: methods,
  },
  {
    keyword: "master numbers 11 22 and 33",
    pattern: /^(?:what are )?(?:the )?master numbers?(?: 11,? 22,?(?: and)? 33)?(?: in numerology| meaning)?$/,
    category: "astrology",
    intent: "informational",
    write: masterNumbers,
  },
  {
    keyword: "birthday number and life path number",
    pattern: /^birthday number (?:and|or|vs|versus) life path(?: number)?$/,
    category: "astrology",
    intent: "informational",
    write: birthdayNumber,
  },
];

const methodNames = { sum: "Whole numbers", parts: "Month, day and year apart", digits: "Digit by digit" } as const;

function methods(_: FamilyContext): Matter {
  const agreeing = { year: 1990, month: 1, day: 26 };
  const differing = firstThatDiffers();
  return {
    title: "Life Path Number: Three Calculation Methods, Side by Side",
    description:
      "Whole numbers, separate parts or single digits: how the three methods work, where they agree, and why a master number can come and go.",
    content: [
      '<p class="short-answer">There are three common methods: add month, day and year as whole numbers, reduce each of the three first, or add all digits one by one. They always end at the same single digit. Only a master number (11, 22 or 33) can appear in one and not in another.</p>',
      "<h2>A date on which they agree</h2>",
      `<p>Somebody born on ${longDate(agreeing)} gets the same result three times, so for this person the question is settled.</p>`,
      workings(agreeing),
      "<h2>A date on which they don't</h2>",
      `<p>A birth on ${longDate(differing)} shows the difference. One road passes a master number and stops there; another jumps over it.</p>`,
      workings(differing),
      "<h2>Why the digit is always the same</h2>",
      "<p>Adding digits never changes the remainder of a number by nine. Whatever the order, the remainder of the whole date stays put, and the last digit follows from it. Where you stop on the way is a convention.</p>",
      "<h2>Which one this site uses</h2>",
      "<p>Whole numbers first, since that's the rule most calculators name, and the other two beside it wherever they give something else. If a book calls you an 11 and our page calls you a 2, look at the working rather than at the author's fame.</p>",
    ].join("\n"),
  };
}

function masterNumbers(_: FamilyContext): Matter {
  const shares = sharesOfMasters();
  return {
    title: "Master Numbers 11, 22 and 33: Who Gets One",
    description:
      "What a master number is, how often each of the three comes up by the three methods of calculation, and why 33 is missing from one of them.",
    content: [
      `<p class="short-answer">A master number is an 11, 22 or 33 that numerologists leave standing instead of adding its digits. By the method of whole numbers, ${shares.sum[11]} % of birth dates from 1950 to 2009 reach 11, ${shares.sum[22]} % reach 22, and none can reach 33.</p>`,
      "<h2>How often each one comes up</h2>",
      table(
        ["Method", "11", "22", "33"],
        (["sum", "parts", "digits"] as const).map((method) => [
          methodNames[method],
          ...([11, 22, 33] as const).map((number) => `${shares[method][number]} %`),
        ]),
      ),
      "<h2>Where 33 has gone</h2>",
      "<p>Take any date of our time, add month, day and year, and the total has four digits. The digits of such a total never add up to 33; that would take something like 6,999. Only the methods that add smaller pieces can get there.</p>",
      "<h2>What the number is supposed to mean</h2>",
      "<p>Books of the twentieth century made masters of them: the 11 for intuition, the 22 for building, the 33 for service. A person with a plain 2, 4 or 6 isn't the smaller edition of anyone.</p>",
    ].join("\n"),
  };
}

function birthdayNumber(_: FamilyContext): Matter {
  const date = { year: 1984, month: 7, day: 19 };
  const reading = readNumerology(date);
  return {
    title: "Birthday Number and Life Path Number: The Difference",
    description:
      "One takes the day of the month, the other the whole date. What each is called, how they are worked out, and what to do when they disagree.",
    content: [
      '<p class="short-answer">The birthday number uses only the day of the month; the life path number uses the whole date. Everybody born on a 19th shares the first. The second they share with roughly one person in nine.</p>',
      "<h2>Both for one date</h2>",
      table(
        ["Number", "Working"],
        [
          ["Birthday number", reading.birthDay.text],
          ["Life path", reading.lifePath.text],
        ],
      ),
      `<p>The example is a birth on ${longDate(date)}. Nothing about the day is special.</p>`,
      "<h2>What each is said to describe</h2>",
      "<p>In the usual reading, the day stands for a talent you can show at once, and the life path for the road you take with it. A 1 by birthday likes to begin things, for instance, even if the path is one of patience.</p>",
      "<h2>When they disagree</h2>",
      "<p>They mostly will; there are nine of each and no rule ties them together. Treat them as two questions about yourself, and answer the one that is useful this week. Neither has been shown to predict anything.</p>",
    ].join("\n"),
  };
}

function workings(date: { year: number; month: number; day: number }): string {
  const { lifePath, otherMethods } = readNumerology(date);
  return table(
    ["Method", "Working"],
    [lifePath, ...otherMethods].map(({ method, text }) => [methodNames[method], text]),
  );
}

/** The first date of 1990 on which the methods differ. */
function firstThatDiffers() {
  for (let month = 1; month <= 12; month++) {
    for (let day = 1; day <= 28; day++) {
      const date = { year: 1990, month, day };
      if (!readNumerology(date).methodsAgree) return date;
    }
  }
  throw new Error("The methods agree on every date of 1990.");
}

type Shares = Record<"sum" | "parts" | "digits", Record<11 | 22 | 33, string>>;
let known: Shares | undefined;

/** Counts the master numbers of all dates from 1950 to 2009, in percent. It takes a while, so it is done once. */
function sharesOfMasters(): Shares {
  if (known) return known;
  const counts = { sum: { 11: 0, 22: 0, 33: 0 }, parts: { 11: 0, 22: 0, 33: 0 }, digits: { 11: 0, 22: 0, 33: 0 } };
  let total = 0;
  for (let time = Date.UTC(1950, 0, 1); time < Date.UTC(2010, 0, 1); time += 86_400_000) {
    const { lifePath, otherMethods } = readNumerology(new Date(time).toISOString().slice(0, 10));
    total++;
    for (const { method, value } of [lifePath, ...otherMethods]) {
      if (value === 11 || value === 22 || value === 33) counts[method][value]++;
    }
  }
  const percent = (count: number) => ((count / total) * 100).toFixed(1);
  const of = (each: Record<11 | 22 | 33, number>) => ({
    11: percent(each[11]),
    22: percent(each[22]),
    33: percent(each[33]),
  });
  known = { sum: of(counts.sum), parts: of(counts.parts), digits: of(counts.digits) };
  return known;
}
