import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { newYearOf, type SignId, signForYear, signIds } from "@zodiac-at-work/zodiac";
import { momentContent } from "../content/moment-content.ts";
import { signContent } from "../content/sign-content.ts";
import { type Moment, moments } from "../content/sign-portrait.ts";
import { boundaryStory, lifePathStory } from "../examples.ts";
import type { Plan, Section } from "../plan.ts";
import { yearTable } from "../sections/dates.ts";
import { companyOfEachSign } from "../sections/founded.ts";
import { ranked, relationParagraph } from "../sections/relations.ts";
import { nameOf, nameOfYear } from "../sign-years.ts";
import { longDate, table } from "../words.ts";
import { headingWith, renderWith, type WriterContext } from "../writer-context.ts";

/** Plans an article about all twelve signs. */
export function planGuide(context: WriterContext): Plan {
  const { chance, forms } = context;
  const order: readonly SignId[] = chance.shuffle(signIds);
  const [theme, second, third, fourth] = chance.shuffle(moments) as [Moment, Moment, Moment, Moment];
  const year = 1960 + chance.int(40);
  const render = renderWith(context, {
    theme: momentContent[theme].label,
    second: momentContent[second].label,
    third: momentContent[third].label,
    fourth: momentContent[fourth].label,
    year: String(year),
  });
  const lines = (moment: Moment) =>
    chance
      .shuffle(order)
      .map((id) => `<strong>${nameOf(id)}.</strong> ${chance.pickUnused(signContent[id].moments[moment])}`);
  const [first, next, last, more] = [lines(theme), lines(second), lines(third), lines(fourth)];
  const companies = companyOfEachSign(context, render);
  const later: readonly Section[] = chance.shuffle<Section>([
    ...(companies ? [companies] : []),
    {
      need: 2,
      heading: render([
        "The twelve signs and {fourth}",
        "{fourth}, told for each of the twelve signs",
        "How the signs handle {fourth}",
      ]),
      lead: more.slice(0, 3),
      extra: more.slice(3),
    },
    {
      need: 2,
      heading: render([
        "Which Chinese zodiac signs work well together?",
        "Pairs of signs worth knowing",
        "Five pairs of the Chinese zodiac",
      ]),
      lead: [
        render([
          "Old rules connect the signs. Some pairs help each other, others need clear agreements. A few examples with our score:",
          "Not every combination is equally easy. The rules are classical, and the score is ours. Fifty is neutral.",
        ]),
        relationParagraph(context, order[0] as SignId, ranked(order[0] as SignId)[0] as SignId).replace(
          "<strong>",
          `<strong>${nameOf(order[0] as SignId)} and `,
        ),
      ],
      extra: [1, 2, 3, 4].map((i) => {
        const sign = order[i] as SignId;
        return relationParagraph(context, sign, chance.pick(ranked(sign))).replace(
          "<strong>",
          `<strong>${nameOf(sign)} and `,
        );
      }),
    },
    {
      need: 2,
      heading: render([
        "A job idea for each Chinese zodiac sign",
        "Twelve signs, twelve jobs",
        "Where the twelve signs might work",
      ]),
      lead: [
        render([
          "One idea for each sign, with the reason. Your own may be a different one, so look at the reasons.",
          "The table gives every sign one job. It is meant as an example of how strengths lead to work.",
        ]),
        table(
          ["Sign", "Job", "Reason"],
          order.map((id) => {
            const [job, why] = chance.pickUnused(signContent[id].jobs);
            return [nameOf(id), job, why];
          }),
        ),
      ],
      extra: order
        .slice(0, 4)
        .map((id) => `<strong>The ${nameOf(id)}.</strong> ${chance.pickUnused(signContent[id].lore)}`),
    },
    {
      need: 2,
      heading: render([
        "What each sign brings to a team",
        "Twelve signs, twelve roles on a team",
        "The roles of the twelve signs",
      ]),
      lead: [
        render([
          "A team needs different strengths. This is what tradition expects of each sign.",
          "Read the list with your team in mind, and see which role is missing among the twelve.",
        ]),
        table(
          ["Sign", "Role", "Strength"],
          order.map((id) => [nameOf(id), signContent[id].role, chance.pickUnused(signContent[id].gifts)]),
        ),
      ],
      extra: order
        .slice(4, 8)
        .map(
          (id) =>
            `<strong>${nameOf(id)}.</strong> The risk is ${signContent[id].traps[0]}. What helps: ${signContent[id].remedies[0]}.`,
        ),
    },
    {
      need: 2,
      heading: render([
        "Sign and life path: two numbers from one birthday",
        "Beyond the sign: adding up a birthday",
        "What numerology adds to the twelve signs",
      ]),
      lead: [
        render([
          "Numerology uses the same birthday in another way. Add month, day and year, then the digits, until one digit or 11 or 22 remains.",
          "The sign needs only the year. The life path needs the full date, and you can calculate it on paper:",
        ]),
        lifePathStory(context, [year]),
      ],
      extra: [0, 1, 2].map((i) => lifePathStory(context, [year + i * 3 + 1])),
    },
    {
      need: 2,
      heading: render([
        "The twelve signs and {third}",
        "Sign by sign: {third}",
        "How the twelve signs differ in {third}",
      ]),
      lead: last.slice(0, 3),
      extra: last.slice(3),
    },
    {
      need: 2,
      heading: render([
        "How to use the zodiac at work without harm",
        "Rules for talking about signs at work",
        "What signs are good for in an office, and what not",
      ]),
      lead: [
        render([
          "Use signs to ask questions about yourself. Do not use them to hire, promote or judge. It would be unfair, and in many places illegal.",
          "A sign is a conversation starter. It ends where somebody feels put in a box, so ask before you tell a colleague about theirs.",
        ]),
        render([
          "A good exercise for a team: everyone reads the text on their own sign and marks one line that is true and one that is not. Talk about the second.",
          "Try it with praise. Look up the strength of a colleague's sign, and watch for it during one week.",
        ]),
      ],
      extra: [
        render([
          "If it turns into teasing, stop. Twelve animals are enough for fun and too few for real people.",
          "Keep birth dates private unless people offer them. The year alone is enough for the sign in most cases.",
        ]),
      ],
    },
  ]);
  return {
    sign: undefined,
    label: "the calendar",
    titleTails: chance
      .shuffle([
        "All Twelve, Side by Side",
        "The Twelve Compared",
        "Twelve Animals in One Office",
        "Rules, Dates and Limits",
        "Find Your Animal to the Day",
      ])
      .concat("What It Can Tell You"),
    description: render([
      "All twelve signs of the Chinese zodiac at work: {theme}, {second}, how to find your own sign, and what to do in winter.",
      "How to find your Chinese zodiac sign to the day, and how the twelve signs differ in {theme} and {second}.",
    ]),
    intro: [
      render([
        `${chance.pick(forms.openings)} You have one of twelve signs, and so has everyone you work with. This page compares them in {theme} and {second}.`,
        `${chance.pick(forms.openings)} The twelve signs differ most where habits show: in {theme}, for example, or in {second}. Both are described below.`,
      ]),
      render([
        "None of it is fate. The signs are old pictures of people, and they are good at one thing: they make you look at a colleague again.",
        "Read it as a set of observations. You will recognize some people and disagree about others, which is a good start for a conversation.",
      ]),
    ],
    sections: [
      {
        need: 1,
        heading: headingWith(context, render, [
          "the twelve signs and {theme}",
          "{theme}, sign by sign",
          "how the signs differ in {theme}",
        ]),
        lead: first.slice(0, 3),
        extra: first.slice(3),
      },
      {
        need: 1,
        heading: render([
          "Find your Chinese zodiac sign by date",
          "Which of the twelve signs are you?",
          "The days that decide your Chinese zodiac sign",
        ]),
        lead: [
          render([
            `Signs change on Chinese New Year and not on January 1. Take ${year} as an example: Chinese New Year fell on ${longDate(newYearOf(year))}. The table shows one full round of twelve.`,
            `The zodiac year follows the moon. In ${year}, Chinese New Year fell on ${longDate(newYearOf(year))}, so earlier birthdays of that winter belong to the sign before. Here are twelve years:`,
          ]),
          yearTable(Array.from({ length: 12 }, (_, i) => year + i)),
        ],
        extra: chance.shuffle([1, 3, 5, 7, 9]).map((step) => boundaryStory(context, year + step)),
      },
      {
        need: 1,
        heading: render([
          "The twelve signs and {second}",
          "Sign by sign: {second}",
          "What {second} shows about the signs",
        ]),
        lead: next.slice(0, 3),
        extra: next.slice(3),
      },
      ...later.map((section, i): Section => ({ ...section, need: i < 2 ? 2 : 3 })),
    ],
    faqHeading: render([
      "Questions about the Chinese zodiac at work",
      "The twelve signs: short answers",
      "What readers ask about the Chinese zodiac",
    ]),
    faq: chance
      .shuffle([
        [
          "How do I find my Chinese zodiac sign?",
          [
            "Compare your birthday with the Chinese New Year of your birth year. If you were born before it, you have the sign of the year before.",
            "Look up your year, then check the day on which it began. The free sample on this site does both for you.",
          ],
        ],
        [
          "Which Chinese zodiac sign is the most successful?",
          [
            "None. Each sign has a strength and a matching weakness, and every company needs several of them.",
            "No list of rich people has ever favored one animal. It depends on the job and on the person.",
            "It depends on the task. A launch needs another sign than an audit does.",
          ],
        ],
        [
          "Why does my Chinese zodiac sign differ between websites?",
          [
            `Many lists use the calendar year and forget the New Year of the moon. In ${year}, Chinese New Year fell on ${longDate(newYearOf(year))}.`,
            `Because some sites skip the exact day. The year ${year} is an example: Chinese New Year fell on ${longDate(newYearOf(year))}, and earlier birthdays belong to the sign before.`,
            "They probably count from January 1. For most of the year this makes no difference, and in winter it does.",
          ],
        ],
        [
          "May I use Chinese zodiac signs to hire people?",
          [
            "Please do not. It is unfair, and in many places it breaks the law.",
            "No. Use the signs to understand your own habits, and hire by ability.",
            "Never. A birth date says nothing about skill, and asking for it can be illegal.",
          ],
        ],
        [
          "Do the five elements matter for the Chinese zodiac?",
          [
            `Yes. Every year has one: ${year} was ${withArticle(nameOfYear(year))} year. Each animal has a fixed one too.`,
          ],
        ],
        [
          "Are two Chinese zodiac signs ever a hopeless match?",
          [
            "No. The hardest pairs need clear roles and written agreements.",
            "No pair is hopeless. A low score means more preparation.",
            "Some pairs need a referee. With one, they often see more than friends do.",
          ],
        ],
        [
          "Does the hour of birth change the Chinese zodiac sign?",
          [
            "It adds an animal of its own and leaves the sign alone.",
            "No. The hour has its own animal, and the year keeps the main part.",
            "Only in a full birth chart, where year, month, day and hour each have a part.",
          ],
        ],
        [
          "Can a company have a Chinese zodiac sign?",
          [
            "By its founding date, yes. It is a game, and a good opening line for an interview.",
            "Yes, if you count the day of its registration as a birthday.",
            "If you know the exact founding date, you can look it up in the same table.",
          ],
        ],
      ] as const)
      .map(([question, answers]) => [render(question), render(answers)] as const),
    closingHeading: render([
      "A five-minute exercise with the twelve signs",
      "What to do with your Chinese zodiac sign today",
      "Start with one sign",
    ]),
    closing: [
      render([
        `Choose one coworker and find the sign. Read that entry again. If it makes you smile, you have learned something about the ${nameOf(signForYear(year))} or the eleven others.`,
        "Read your own sign first and mark what is wrong with it. That is usually the more interesting half.",
        "Take one sign a day for twelve days. Look for one scene from this page, and write down who was in it.",
      ]),
    ],
  };
}
