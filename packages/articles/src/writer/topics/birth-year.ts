import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { elementRelation, newYearOf, signById, signForYear, zodiacYearSpan } from "@zodiac-at-work/zodiac";
import { sexagenaryYear } from "@zodiac-at-work/zodiac/sexagenary";
import { elementContent } from "../content/element-content.ts";
import { kindContent } from "../content/kind-content.ts";
import { signContent } from "../content/sign-content.ts";
import { boundaryStory, lifePathStory } from "../examples.ts";
import { longArticle, type Plan, type Section } from "../plan.ts";
import { yearTable } from "../sections/dates.ts";
import { elementAside } from "../sections/element.ts";
import { companiesOfYear } from "../sections/founded.ts";
import { portraitSlots } from "../sections/portrait-slots.ts";
import { ranked, relationParagraph, scoreTable } from "../sections/relations.ts";
import { scenePicker } from "../sections/scene-picker.ts";
import { elementOf, nameOf, nameOfYear } from "../sign-years.ts";
import { capital, longDate, plural, table } from "../words.ts";
import { headingWith, renderWith, type WriterContext } from "../writer-context.ts";

/** Plans an article about people who were born in a year. */
export function planBirthYear(context: WriterContext, year: number): Plan {
  const { chance, forms } = context;
  const sign = signForYear(year);
  const element = elementOf(year);
  const own = signById(sign).element;
  const { from, to, days } = zodiacYearSpan(year);
  const name = nameOfYear(year);
  const { number: place, pinyin, chinese } = sexagenaryYear(year);
  const content = signContent[sign];
  const elements = elementContent[element];
  const render = renderWith(context, {
    ...portraitSlots(chance, sign),
    year: String(year),
    name,
    aName: withArticle(name),
    names: `${capital(element)} ${plural(sign)}`,
    el: element,
    El: capital(element),
    yearImage: elements.image,
    yearHabit: elements.habit,
    from: longDate(from),
    to: longDate(to),
    days: String(days),
    before: nameOfYear(year - 1),
    beforeSign: nameOf(signForYear(year - 1)),
    chinese: `${pinyin} (${chinese})`,
    place: String(place),
    twin: String(year - 60),
    heir: String(year + 60),
  });
  const picker = scenePicker(context, sign, render);
  const [best, second] = ranked(sign) as [typeof sign, typeof sign];
  const mates = chance.shuffle([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5]).map((step) => signForYear(year + step));
  const jobs = chance.shuffle(content.jobs);
  const companies = companiesOfYear(context, year, render);
  const later: readonly Section[] = chance.shuffle<Section>([
    {
      need: 2,
      heading: render([
        "Work that suits people born in {year}",
        "Jobs for {aName}",
        "Where {names} do well",
        "Career ideas for the class of {year}",
      ]),
      lead: [
        render([
          "The first rows of the table come from the {S} and the last ones from the {el} of {year}. Read the reasons before the titles.",
          "A job fits when it uses {gift}. These examples do, and the last three also suit the {el} in your year.",
          "Look for the reason that describes you. The upper rows belong to the {S}, the lower ones to {el}.",
        ]),
        table(
          [render("Work for {aName}"), render(["Reason", "Why"])],
          [...jobs.slice(0, 3), ...chance.shuffle(elements.jobs).slice(0, 3)].map(([job, why]) => [job, why]),
        ),
      ],
      extra: [
        render([
          "In every interview, ask where {gift} would be needed. If nobody can say, you would be bored by the second year.",
          "People from {year} have seen some fashions in careers come and go. What stays is {gift}, so look for work that needs it.",
        ]),
        chance.pickUnused(elements.lead),
      ],
    },
    {
      need: 2,
      heading: render([
        "The life path of a {year} birthday",
        "Add up your {year} birthday",
        "{aName} also has a number",
        "Sign and sum: numerology for {year}",
      ]),
      lead: [
        render([
          "Numerology uses the whole date. Add month, day and year, then the digits, until one digit or 11 or 22 remains. People of one year have many numbers:",
          "Everyone born in the {S} months of {year} shares the animal. The life path differs from day to day, as these examples show.",
          "Besides the animal you have a life path, a sum of the full date. These {year} birthdays show how it is done.",
        ]),
        lifePathStory(context, [year]),
      ],
      extra: Array.from({ length: (context.request.targetWordCount ?? 2000) >= longArticle ? 6 : 3 }, () =>
        lifePathStory(context, [year]),
      ),
    },
    {
      need: 2,
      heading: render([
        "Classmates and coworkers: the signs around {year}",
        "How {aName} gets on with people of the same age",
        "The years next to {year}, and their signs",
      ]),
      lead: [
        render([
          "Most of your classmates have the same sign as you or the one next to it. At work you meet the neighbors too. Here are some scores for the {S}.",
          "Colleagues of about your age belong to a handful of signs. The table shows how the {S} gets along with some of them.",
        ]),
        scoreTable(sign, mates.slice(0, 4)),
      ],
      extra: mates.slice(4, 7).map((mate) => relationParagraph(context, sign, mate)),
    },
    {
      need: 2,
      heading: render([
        "The {S} years in the life of a {year} person",
        "When your animal returns after {year}",
        "Ages 12, 24, 36: the own years of {aName}",
      ]),
      lead: [
        render([
          "Every twelve years the {S} returns, and you have your own year, benmingnian. The full combination with {el} takes sixty years.",
          "Tradition calls the year of your own animal benmingnian and advises {Ss} to take stock in it. These are yours:",
        ]),
        yearTable([year + 12, year + 24, year + 36, year + 48, year + 60].filter((each) => each < 2100)),
      ],
      extra: [
        render([
          "Look back at the own years that you have behind you. Many {Ss} remember them as years of endings that turned out well.",
          "For the next one, {aName} should plan a checkup, a clear desk and no large loan.",
        ]),
        chance.pickUnused(content.lore),
      ],
    },
    {
      need: 2,
      heading: render([
        "A weak point of people born in {year}",
        "What {aName} should watch",
        "Where {names} trip, and what helps",
      ]),
      lead: [
        render([
          "The typical risk of the {S} is {trap}, and {el} can make it stronger or weaker. What helps is a habit: {remedy}.",
          "Ask people who know you well what they notice on bad days. The usual answer is {trap}. The cure is small: {remedy}.",
        ]),
        chance.pickUnused(elements.plenty),
      ],
      extra: [
        render([
          "A second risk is {trap2}. Against it, {remedy2}.",
          "Under stress there is also {trap2}. Then {remedy2}.",
        ]),
        ...picker.take(1, "around"),
      ],
    },
    {
      need: 2,
      heading: render(["Money and the {el} of {year}", "How {aName} earns and spends", "{names} and their money"]),
      lead: [`${picker.scene("money")} ${chance.pickUnused(elements.money)}`],
      extra: [
        render([
          "If the two habits contradict each other, you know the feeling from your own account. Make one rule for saving and leave the rest free.",
          "Someone from {year} does well with a fixed saving on payday and a free budget for the rest of the month.",
        ]),
        picker.scene("choice"),
      ],
    },
    ...(companies ? [companies] : []),
  ]);
  return {
    sign,
    titleTails: chance
      .shuffle([
        `The ${name}`,
        `The ${name}, From ${shortDay(from)} On`,
        `The ${name} at Work`,
        `The ${name} and Its Dates`,
        `${name}, With One Exception`,
        `${name} People at Work`,
      ])
      .concat(`The ${name}`, `Born in ${year}`, "Dates, Work and Money"),
    description: render([
      "Born in {year}? You are {aName}, unless your birthday came before {from}. Dates, element, work, money and partners.",
      "The {name} year {year} begins on {from}. What the sign and its element say about work, with dates and examples.",
    ]),
    intro: [
      render([
        `${chance.pick(forms.openings)} The {name} year begins on {from}, which is Chinese New Year, and lasts until {to}. If your birthday lies in between, you are {aName}. If you were born earlier in ${year}, you belong to the {before} year.`,
        `${chance.pick(forms.openings)} From {from} to {to} the calendar showed {aName} year. Anyone born in the weeks before that New Year has the sign of the {before} year.`,
        `${chance.pick(forms.openings)} Chinese New Year fell on {from}. From that day on, ${year} was {aName} year, and it ended on {to}. Earlier birthdays belong to the {before} year.`,
      ]),
      render([
        "As {aName} you combine {gift} with {el}, and people of {el} {yearHabit}. What that means for work is the subject of this page.",
        "So much for the calendar. What do {names} bring to work? In short, it is {gift}, colored by {el}.",
        "The {S} gives you {gift}. The {el} of your year adds a movement of its own: {yearImage}.",
      ]),
    ],
    sections: [
      {
        need: 1,
        heading: headingWith(context, render, [
          "check your day first",
          "the dates",
          "first and last day",
          "when the year began",
        ]),
        lead: [yearTable([year - 1, year, year + 1]), boundaryStory(context, year)],
        extra: [
          boundaryStory(context, year + 1),
          render([
            `The {name} year had {days} days. ${days > 360 ? "A leap month made it that long." : "Twelve moons make a short year."} In the old calendar it is called {chinese}, number {place} in the cycle of sixty.`,
            `Its Chinese name is {chinese}, and it is number {place} of sixty. With {days} days, the {name} year was ${days > 360 ? "a long one that contained a leap month" : "a short one of twelve moons"}.`,
          ]),
          boundaryStory(context, year),
        ],
      },
      {
        need: 1,
        heading: render(
          element === own
            ? [
                "{El} twice: what is special about {year}",
                "The double {e} of {aName}",
                "Why {year} made the {S} more intense",
              ]
            : ["What {el} does to the {S}", "{El} and {e}: the mix of {year}", "Two elements in {aName}"],
        ),
        lead: [kindContent[sign][element], render(mixes[elementRelation(element, own)])],
        extra: [
          chance.pickUnused(elements.team),
          render([
            `There is an easy way to see the element. ${chance.pickUnused(elements.office)}`,
            `On the amount of {el}: ${chance.pickUnused(elements.lack)}`,
            elementAside(context, element),
          ]),
        ],
      },
      {
        need: 1,
        heading: render([
          "A day at work with someone born in {year}",
          "{aName} from nine to five",
          "How {names} behave in an office",
        ]),
        lead: picker.take(2, "own"),
        extra: picker.take(3, "own"),
      },
      ...later.map((section, i): Section => ({ ...section, need: i < 4 ? 2 : 3 })),
    ],
    faqHeading: render([
      "Questions from people born in {year}",
      "Short answers about {year}",
      "What {names} want to know",
      "{year} and the {name}: questions",
    ]),
    faq: chance
      .shuffle([
        [
          `What Chinese zodiac sign is ${year}?`,
          [
            `The year ${year} is {aName} year. It began with Chinese New Year on {from}.`,
            `From Chinese New Year on {from} it is the {name}. Before that day, the {before} year was still running.`,
          ],
        ],
        [
          `I was born in January ${year}. What is my sign?`,
          [
            newYearOf(year).month === 1
              ? `It depends on the day. Chinese New Year fell on {from}. Before it you have the sign of the year before, the {beforeSign}, and from then on the {S}.`
              : `You have the sign of the year before, the {beforeSign}. Chinese New Year fell on {from}, so no January birthday belongs to the {S}.`,
          ],
        ],
        [
          `What element is ${year}?`,
          [
            "The element is {el}, so the full name is {name}.",
            "It is {el}. The Chinese name {chinese} contains it in the first character.",
            `It is {el}, as in ${year % 2 === 0 ? year + 1 : year - 1}. Elements rule for two years, and the {name} shares it with a neighbor.`,
          ],
        ],
        [
          "Which colleagues suit {aName}?",
          [
            `By score, the ${nameOf(best)} and the ${nameOf(second)}.`,
            `The ${nameOf(best)} comes first, with ${chance.pickUnused(signContent[best].gifts)}.`,
            `As for every {S}, it is the ${nameOf(best)}, followed by the ${nameOf(second)}.`,
          ],
        ],
        [
          "[What is the weak point of {aName}?|What should {aName} be careful about?|Where do {names} go wrong?]",
          ["It is {trap}, the risk of every {S}. With {el} in the year, it helps to {remedy}."],
        ],
        [
          "When was the last {name} year before {year}?",
          ["Sixty years earlier, in the {name} year {twin}. The next one is the {name} year {heir}."],
        ],
        ["[Is {aName} a good leader?|What kind of boss was born in {year}?]", [picker.scene("boss")]],
        ["[How does {aName} deal with conflict?|What do {names} do in a quarrel?]", [picker.scene("conflict")]],
        ["[What kind of email does {aName} write?|How do {names} write?]", [picker.scene("writing")]],
        ["[How do people born in {year} relax?|What does {aName} need after work?]", [picker.scene("rest")]],
      ] as const)
      .map(([question, answers]) => [render(question), render(answers)] as const),
    closingHeading: render([
      "A next step for {aName}",
      "If you were born in {year}, start here",
      "What {names} can do this month",
    ]),
    closing: [
      render([
        "Millions of people share your year. What sets you apart is what you do with {gift}. This month, {remedy}, and see who notices.",
        "Find someone at work who was born in the same year and compare. If both of you know the same weakness, {trap}, you have something to laugh about.",
        "Put your strength into one sentence: as {aName} I bring {gift}. Use it in the next interview. And {remedy}.",
      ]),
    ],
  };
}

function shortDay({ month, day }: { readonly month: number; readonly day: number }): string {
  return `${month === 1 ? "January" : "February"} ${day}`;
}

/** What the element of the year does to that of the sign, for a whole life. */
const mixes = {
  same: [
    "The year has the same element as the sign. The {S}'s own element is {e}, and you received it twice, so what is typical of {Ss} is stronger in you.",
    "Nothing balances the {e} of the {S} here, because the year repeats it. You are easy to recognize, and you profit from colleagues of another kind.",
  ],
  generates: [
    "In the generating cycle, {el} feeds {e}. The year supports the animal, and help has probably found you early in life.",
    "The {S}'s own element is {e}, and {el} feeds {e}. It is a favorable mix: you have reserves that other {Ss} lack.",
  ],
  "generated-by": [
    "In the generating cycle, {e} feeds {el}. The animal works for the year, so you give a great deal and should learn to charge for it.",
    "The {S}'s own element is {e}, and {e} feeds {el}. You produce more than other {Ss}, and you need more sleep.",
  ],
  controls: [
    "In the controlling cycle, {el} checks {e}. The year holds the animal back. You may have hated it at school and learned to value it at work.",
    "The {S}'s own element is {e}, and {el} checks {e}. That makes for a disciplined {S}, who thinks twice.",
  ],
  "controlled-by": [
    "In the controlling cycle, {e} checks {el}. The animal steers the year, which takes effort and gives results.",
    "The {S}'s own element is {e}, and {e} checks {el}. You can direct what other people only put up with.",
  ],
} as const;
