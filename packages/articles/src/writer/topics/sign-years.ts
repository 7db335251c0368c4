import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { newYearOf, type SignId, zodiacYearSpan } from "@zodiac-at-work/zodiac";
import { sexagenaryYear } from "@zodiac-at-work/zodiac/sexagenary";
import { signContent } from "../content/sign-content.ts";
import { boundaryStory } from "../examples.ts";
import type { Plan, Section } from "../plan.ts";
import { yearTable } from "../sections/dates.ts";
import { familySection } from "../sections/family.ts";
import { kindsSection } from "../sections/kinds.ts";
import { portraitSlots } from "../sections/portrait-slots.ts";
import { scenePicker } from "../sections/scene-picker.ts";
import { sumsSection } from "../sections/sums.ts";
import { nameOfYear, yearsOf } from "../sign-years.ts";
import { listOf, longDate, table } from "../words.ts";
import { headingWith, renderWith, type WriterContext } from "../writer-context.ts";

/** Plans an article about the years of a sign. */
export function planSignYears(context: WriterContext, sign: SignId): Plan {
  const { chance, forms } = context;
  const years = yearsOf(sign, 1936, 2043);
  const births = years.filter((year) => year < 2014);
  const next = years.find((year) => year > 2026) as number;
  const byLength = [...births].sort((a, b) => zodiacYearSpan(a).days - zodiacYearSpan(b).days);
  const [shortest, longest] = [byLength[0] as number, byLength.at(-1) as number];
  const dayInYear = (year: number) => newYearOf(year).month * 31 + newYearOf(year).day;
  const byStart = [...births].sort((a, b) => dayInYear(a) - dayInYear(b));
  const [earliest, latest] = [byStart[0] as number, byStart.at(-1) as number];
  const render = renderWith(context, {
    ...portraitSlots(chance, sign),
    next: String(next),
    nextName: nameOfYear(next),
    nextFrom: longDate(zodiacYearSpan(next).from),
    recent: listOf(births.slice(-5).map(String)),
  });
  const picker = scenePicker(context, sign, render);
  const later: readonly Section[] = chance.shuffle([
    {
      need: 2,
      heading: render([
        "What to do in your own {S} year",
        "The year of your own animal: advice for {Ss}",
        "When the {S} year is yours",
      ]),
      lead: [
        render([
          "Every twelve years your own animal rules the year. The Chinese name for it is benmingnian. You might expect a celebration, and tradition advises care: take stock before you add anything.",
          "The year of your own sign has a name, benmingnian. Custom treats it as a test and not as a gift. {Ss} are told to finish old things and to begin few new ones.",
        ]),
        render([
          "Many people wear something red in that year, often underwear or a cord, given by somebody else. As {aS} you can also read it as a reminder to have a checkup and to pay old bills.",
          "Red is the color for it, as a belt, a thread or a pair of socks. A practical version for {aS} is a list of everything that is half finished.",
        ]),
      ],
      extra: [render(signContent[sign].lore), ...picker.take(1, "own")],
    },
    {
      need: 2,
      heading: render([
        "The Chinese names of {S} years",
        "Stem, branch and number: {S} years in the cycle of sixty",
        "{S} years by their old names",
      ]),
      lead: [
        render([
          "In the old calendar a year has two characters. The first is one of ten stems and gives the element. The second is the branch, which is the same for every {S}.",
          "Chinese books do not count years of the {S} by animal. They use pairs of characters that repeat after sixty years:",
        ]),
        table(
          ["Year", "Name", "In Chinese", "Place"],
          chance
            .shuffle(births)
            .slice(0, 5)
            .sort((a, b) => a - b)
            .map((year) => {
              const { number, pinyin, chinese } = sexagenaryYear(year);
              return [String(year), nameOfYear(year), `${pinyin} ${chinese}`, `${number} of 60`];
            }),
        ),
      ],
      extra: [
        render([
          "Look at the second character of each pair. It never changes, because it stands for the {S}. The first one decides which of the five kinds you are.",
          "You can use the number to find your twin years. Subtract or add sixty, and the same {S} returns with the same element.",
        ]),
      ],
    },
    {
      need: 2,
      heading: render([
        "What {Ss} of every age have in common",
        "The {S} at twenty-four and at sixty",
        "Beyond dates: what makes {aS}",
      ]),
      lead: [
        render([
          "Elements and ages differ, and the animal stays. In {Ss} of any generation you find {gift}. You also find the same weakness: {trap}.",
          "Ask three {Ss} of different ages about their work. You will hear about {gift}, and sooner or later about {trap}.",
        ]),
        ...picker.take(1, "own"),
      ],
      extra: picker.take(3, "own"),
    },
    familySection(sign, render, 2),
    sumsSection(context, sign, render, { need: 2, stories: 4 }),
  ]);
  return {
    sign,
    titleTails: chance
      .shuffle([
        "When Each Begins and Ends",
        "First and Last Days",
        `The Next Begins in ${next}`,
        "Elements and Exact Days",
        "A Check for Winter Birthdays",
      ])
      .concat("First and Last Days", "Exact Days"),
    description: render([
      "Every {S} year with its first and last day, the element of each, and worked examples for birthdays in January and February.",
      "When does a {S} year begin and end? The exact days, the five kinds of {S}, and what to do if you were born in winter.",
    ]),
    intro: [
      render([
        `${chance.pick(forms.openings)} A year of the {S} opens on Chinese New Year and lasts until the eve of the next one. Most {Ss} at work today were born in the {S} years {recent}.`,
        `${chance.pick(forms.openings)} The {S} takes over on Chinese New Year, somewhere between late January and the second half of February. The {S} years {recent} are the ones you meet in offices.`,
      ]),
      render([
        "The table gives the days. After it you find examples for difficult birthdays, the five kinds of {S}, and what the old calendar adds.",
        "If you only need a date, take it from the table. If you want to know why the dates move and what they mean, read on.",
        "Your sign depends on a single day in some cases. This page shows the day, and then what being {aS} is supposed to mean at work.",
      ]),
    ],
    sections: [
      {
        need: 1,
        heading: headingWith(context, render, [
          "first and last days",
          "the complete table",
          "when each year begins",
          "the days to check",
        ]),
        lead: [
          render([
            "Find your year, then compare your birthday with the days. If you were born before the first day, you have the sign that comes before the {S}.",
            "A birthday on the first day already counts as {S}. The day before it does not.",
          ]),
          yearTable(years),
        ],
        extra: [
          render([
            `Why do the days move? Chinese months follow the moon, and a leap month is added about every three years to keep up with the sun. The ${nameOfYear(shortest)} year ${shortest} had ${zodiacYearSpan(shortest).days} days, and the ${nameOfYear(longest)} year ${longest} had ${zodiacYearSpan(longest).days}.`,
            `No two rows look alike, since the year follows the moon. Of the {S} years in the table up to now, the shortest has ${zodiacYearSpan(shortest).days} days (${nameOfYear(shortest)}, ${shortest}) and the longest has ${zodiacYearSpan(longest).days} (${nameOfYear(longest)}, ${longest}).`,
          ]),
          render([
            `The earliest start was in the ${nameOfYear(earliest)} year ${earliest}: Chinese New Year fell on ${longDate(newYearOf(earliest))}. The latest was in the ${nameOfYear(latest)} year ${latest}, when Chinese New Year was on ${longDate(newYearOf(latest))}.`,
          ]),
        ],
      },
      {
        need: 1,
        heading: render([
          "Born in January or February? Cases for {Ss}",
          "{S} or not: real dates",
          "Winter birthdays that are often taken for {S}",
          "Am I {aS}? Examples close to the border",
        ]),
        lead: chance
          .shuffle(births)
          .slice(0, 2)
          .map((year) => boundaryStory(context, year)),
        extra: chance
          .shuffle(births)
          .slice(0, 5)
          .map((year) => boundaryStory(context, year)),
      },
      { ...kindsSection(context, sign, render, 1) },
      ...later.map((section, i): Section => ({ ...section, need: i < 3 ? 2 : 3 })),
      {
        need: 2,
        heading: render(["When the next {S} year begins", "The next {S} year", "Waiting for the {S}: the next start"]),
        lead: [
          render(
            [
              `The next {S} year is ${withArticle(nameOfYear(next))} year. Chinese New Year falls on {nextFrom}. If you would like to found a company under the {S}, register it on or after that day.`,
              `Chinese New Year will be on {nextFrom}, when {aNext} year begins. Children born from that day on will be {Ss}.`,
            ],
            { aNext: withArticle(nameOfYear(next)) },
          ),
        ],
        extra: [],
      },
    ],
    faqHeading: render([
      "Short answers on {S} years",
      "What people ask about the dates of the {S}",
      "{S} years: questions and answers",
    ]),
    faq: chance
      .shuffle([
        [
          "[I was born in January of a {S} year. Am I {aS}?|Does a January birthday count as {S}?|Born early in a {S} year: am I {aS}?]",
          [
            "In most cases you are not. Compare your birthday with the first day in the table. Before it, you have the sign that comes before the {S}.",
            "Only if Chinese New Year had already passed. The table gives the first day of each {S} year.",
            "Rarely. The {S} takes over at Chinese New Year, and that is often in February.",
          ],
        ],
        [
          "[How often is it the year of the {S}?|When does the {S} year come round?|How often does the {S} return?]",
          [
            "Every twelve years. With the same element, it takes sixty.",
            "Once in twelve years. Your exact kind of {S} comes back only when you turn sixty.",
          ],
        ],
        [
          "Do some schools count {S} years from early February?",
          [
            "Yes. Some begin with Start of Spring, a solar date in early February. This site uses Chinese New Year, as most people do for the {S}.",
            "A few astrologers let the {S} year start with spring, on a day of the sun. Most calendars use the new moon, and this page follows them.",
            "They do in birth charts that are cast by the hour. For the {S} as a birth sign, Chinese New Year is the usual border.",
          ],
        ],
        [
          "Which element belongs to my {S} year?",
          [
            `${chance.pick(["The second column of the table names it.", "The name of the year tells you.", "Look at the first half of the name."])} ${births
              .slice(-3)
              .map((year) => `${year} was ${withArticle(nameOfYear(year))} year.`)
              .join(" ")}`,
          ],
        ],
        [
          "Which time zone counts for {aS}?",
          [
            "The calendar is calculated for China. To see whether you are {aS}, compare the date on your birth certificate with the table.",
            "None in practice. Use your local birth date, since nobody shifts a {S} birthday by hours.",
            "The table shows the days in China. If you were born abroad within a day of the border, you may read about the {S} and its neighbor.",
          ],
        ],
        [
          "Are all people born in {S} years alike?",
          [
            "Of course not. A sign is a way of looking. It makes you search for {gift} in people who hide it.",
            "No. A full birth chart has four parts, and the {S} is only the part for the year.",
            "Hardly. One in twelve people is {aS}, and you know more than one kind.",
          ],
        ],
        ["What are people of the {S} like at work?", [picker.scene("meeting")]],
        ["Are {S} people good with money?", [picker.scene("money")]],
        ["How do {Ss} make decisions?", [picker.scene("choice")]],
        [
          "When is the next {S} year?",
          [`The next one opens on {nextFrom}, the day of Chinese New Year. Its full name is {nextName}.`],
        ],
      ] as const)
      .map(([question, answers]) => [render(question), render(answers)] as const),
    closingHeading: render([
      "Check one birthday: yours, then a {S} you know",
      "What to do with the {S} dates",
      "If you are {aS} after all",
    ]),
    closing: [
      render([
        "Check your own date first, then that of one colleague. If both of you are {Ss}, you have a topic for lunch. If not, you have found the neighbor in the calendar.",
        "If your birthday is inside the dates, you are {aS}, with {gift}. If it is not, read about the sign before it. Either way you know more than most calendars.",
        "Dates are the easy part. As {aS}, the harder part is this: {remedy}.",
      ]),
    ],
  };
}
