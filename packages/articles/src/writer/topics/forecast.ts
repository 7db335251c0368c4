import { withArticle } from "@zodiac-at-work/catalog/with-article";
import {
  elementRelation,
  relationsBetween,
  type SignId,
  signById,
  signForYear,
  zodiacYearSpan,
} from "@zodiac-at-work/zodiac";
import { sexagenaryYear } from "@zodiac-at-work/zodiac/sexagenary";
import { elementContent } from "../content/element-content.ts";
import { relationContent } from "../content/relation-content.ts";
import { signContent } from "../content/sign-content.ts";
import type { Plan, Section } from "../plan.ts";
import { datesSection } from "../sections/dates.ts";
import { elementSection } from "../sections/element.ts";
import { outlookSection } from "../sections/outlook.ts";
import { portraitSlots } from "../sections/portrait-slots.ts";
import { ranked, relationParagraph } from "../sections/relations.ts";
import { scenePicker } from "../sections/scene-picker.ts";
import { elementOf, nameOf, nameOfYear } from "../sign-years.ts";
import { capital, list, longDate, pairSlots } from "../words.ts";
import { headingWith, renderWith, type WriterContext } from "../writer-context.ts";
import { elementRelationLines, type Tone, toneAdvice, toneJobs, toneLines, toneTitles } from "./forecast-tones.ts";

/** Plans an article about a year for a sign. */
export function planForecast(context: WriterContext, sign: SignId, year: number): Plan {
  const { chance, forms } = context;
  const host = signForYear(year);
  const element = elementOf(year);
  const { from, to, days } = zodiacYearSpan(year);
  const relations = relationsBetween(sign, host);
  const tone: Tone =
    host === sign
      ? "own"
      : relations.some(({ kind }) => kind === "harmony")
        ? "friendly"
        : relations.length > 0
          ? "demanding"
          : "open";
  const name = nameOfYear(year);
  const { number: place, pinyin, chinese } = sexagenaryYear(year);
  const hostContent = signContent[host];
  const render = renderWith(context, {
    ...portraitSlots(chance, sign),
    ...pairSlots(sign, host),
    year: String(year),
    name,
    aName: withArticle(name),
    el: element,
    El: capital(element),
    yearImage: elementContent[element].image,
    from: longDate(from),
    to: longDate(to),
    days: String(days),
    host: nameOf(host),
    hostGift: chance.pick(hostContent.gifts),
    hostTrap: chance.pick(hostContent.traps),
    chinese: `${pinyin} (${chinese})`,
    place: String(place),
    next: nameOfYear(year + 1),
    last: nameOfYear(year - 1),
  });
  const picker = scenePicker(context, sign, render);
  const hostPicker = scenePicker(context, host, render);
  const content = elementContent[element];
  const relation = host === sign ? undefined : relationContent[relations[0]?.id ?? "none"];
  const later: readonly Section[] = chance.shuffle([
    {
      need: 2,
      heading: render([
        "What the {host} brings to offices in {year}",
        "The {host} sets the tone of {year}",
        "Working in a year of the {host}",
      ]),
      lead: [
        render([
          "The animal of a year colors it for everyone. A {host} year rewards {hostGift}, and it suffers from {hostTrap}.",
          "Think of the {host} as a guest who stays for a year. It brings {hostGift}. It also brings {hostTrap}.",
        ]),
        `${hostPicker.scene("boss")} ${render([
          "Some of that may come from the top this year, so {aS} should be ready for it.",
          "If your company acts like this in {year}, you know why people talk about the {host}.",
        ])}`,
      ],
      extra: [
        `${hostPicker.scene("meeting")} ${render(["Expect more of that in {year}.", "In {year} you will meet the habit in people of every sign."])}`,
        `${hostPicker.scene("money")} ${render(["Budgets may follow the same pattern.", "Keep that in mind when you plan the {year} budget."])}`,
      ],
    },
    {
      need: 2,
      heading: render([
        "A short list for {aS} in {year}",
        "{year} on one card, for {Ss}",
        "Do and leave: {aS} in {year}",
      ]),
      lead: [
        render(["Copy this list and look at it once a month.", "Five lines are enough for a year."]),
        list([
          render([`Do at once: {remedy}.`, "In the first month: {remedy}."]),
          render([
            "Before summer: put {gift} into one project that carries your name.",
            "By June: show {gift2} to somebody who decides about money.",
          ]),
          render([
            "All year: confirm in writing what was only said.",
            "Each quarter: compare your plan with what happened, for ten minutes.",
          ]),
          render(["Leave: any plan that depends on {hostTrap}.", "Leave: {trap}, for these twelve months at least."]),
          render(["Leave: last year's quarrel. It went out with the {last}.", "Leave: one committee. You know which."]),
        ]),
      ],
      extra: picker.take(1, "own"),
    },
    {
      need: 2,
      heading: render([
        "Money and {year}: what {aS} can plan",
        "{Ss}, cash and the {el} of {year}",
        "Earning and spending in {year} as {aS}",
      ]),
      lead: [
        `${picker.scene("money")} ${render([
          "That habit meets a year of {el}.",
          "In {year} the habit meets {el}, the element of the year.",
        ])} ${chance.pickUnused(content.money)}`,
      ],
      extra: [
        render([
          "A sound plan for {aS}: fix the costs in the first quarter, ask for more money in the second, and decide about large purchases after the fall.",
          "Choose one figure to watch in {year}, such as the reserve in months of costs. {Ss} do better with one number than with a spreadsheet.",
        ]),
        ...(chance.int(2) === 0 ? [`${picker.scene("selling")} ${render(toneJobs[tone])}`] : []),
      ],
    },
    {
      need: 2,
      heading: render([
        "Changing jobs in {year}, for {Ss}",
        "Jobs and promotions for {Ss} in {year}",
        "A career move in {year}, for {aS}",
      ]),
      lead: [
        render(toneJobs[tone]),
        `${picker.scene("choice")} ${render(["Keep that in mind when an offer comes.", "Offers in {year} will test exactly that."])}`,
      ],
      extra: [
        render([
          "If you apply, do it with a story about {gift}. In {aName} year, employers listen for it.",
          "Ask of each offer what it would look like in the {next} year. A job should outlast the year in which you took it.",
        ]),
        picker.scene("newcomer"),
      ],
    },
    {
      need: 2,
      heading: render([
        "Colleagues to turn to in {year}",
        "Who helps {aS} through {year}",
        "Good company for {aS} in the {host} year",
      ]),
      lead: [
        render([
          "A year is easier with allies. These relations of the {S} hold in {year} as in any other year.",
          "The year changes, and your colleagues stay. This is how {aS} gets on with some of them.",
        ]),
        relationParagraph(context, sign, ranked(sign)[0] as SignId),
      ],
      extra: chance
        .shuffle(ranked(sign).slice(1, 8))
        .slice(0, 3)
        .map((other) => relationParagraph(context, sign, other)),
    },
    outlookSection(sign, year, render, 2),
    elementSection(context, sign, render, 2),
  ]);
  return {
    sign,
    titleTails: chance
      .shuffle([
        ...toneTitles[tone],
        `The ${name} Year`,
        element === signById(sign).element
          ? `A Double Dose of ${capital(element)}`
          : `${capital(element)} Meets ${capital(signById(sign).element)}`,
      ])
      .concat("Season by Season", "What to Plan"),
    description: render([
      "What {year} means for {aS} at work: the dates of the {name} year, the rule behind the outlook, and a plan for each season.",
      "The {S} in {year}: first and last day of the {name} year, its tone and element, money, jobs and a short list.",
    ]),
    intro: [
      render([
        `${chance.pick(forms.openings)} The year ${year} is {aName} year and runs from {from} to {to}. One relation joins your animal and that of the year. The other joins two elements.`,
        `${chance.pick(forms.openings)} From {from} to {to} the calendar shows {aName} year. For {aS} the animal sets the tone, and the element, {el}, sets the task.`,
        `${chance.pick(forms.openings)} The dates come first: the {name} year opens on {from} and closes on {to}. What it means for {aS} follows from two old rules.`,
      ]),
      `${render(toneLines[tone])} ${render([
        "The sections below give the reason, the dates, and a plan for each season.",
        "You will find the reasons below, together with things to do. An outlook without a task is only gossip.",
        "That is the summary. The rest is about work, money and timing.",
      ])}`,
    ],
    sections: [
      {
        need: 1,
        heading: headingWith(context, render, [
          "the rule behind it",
          "what sets the tone",
          "why the year feels as it does",
          "animal meets animal",
        ]),
        lead: [
          relation === undefined
            ? render([
                "It is the year of your own animal, called benmingnian. That sounds like good luck, and custom calls it a test: finish what is open, and begin little.",
                "Once in twelve years the {S} hosts the year itself. Tradition advises {aS} to keep a low profile, wear something red, and put the house in order.",
              ])
            : render(relation.why),
          render(toneAdvice[tone]),
        ],
        extra: [
          ...relations.slice(1).map(({ id }) => render(relationContent[id].why)),
          render([
            "In the old calendar the year is called {chinese}, number {place} in the cycle of sixty. It has {days} days.",
            "The Chinese name of the {name} year {year} is {chinese}. It is number {place} of sixty and lasts {days} days.",
          ]),
        ],
      },
      {
        need: 1,
        heading: render([
          "{El} and {e}: what the element of {year} does to the {S}",
          "The {el} of {year} and the {S}'s own {e}",
          "How the {el} of {year} treats {aS}",
        ]),
        lead: [
          render([
            `The element of ${year} is {el}: {yearImage}. ${chance.pickUnused(elementRelationLines[elementRelation(element, signById(sign).element)])}`,
            `Each year has an element, and that of ${year} is {el}. Picture {yearImage}. ${chance.pickUnused(elementRelationLines[elementRelation(element, signById(sign).element)])}`,
          ]),
          chance.pickUnused(content.year),
        ],
        extra: [
          chance.pickUnused(content.office),
          chance.pick([...content.plenty, ...content.lack]),
          chance.pickUnused(content.lead),
        ],
      },
      {
        need: 1,
        heading: render([
          "A plan for {aS}, season by season",
          "Four seasons of {year} for the {S}",
          "When to do what: {aS} in {year}",
        ]),
        lead: [
          render([
            "<strong>Spring.</strong> The year opens on {from}. Start small, with something that can be repeated.",
            "<strong>Spring.</strong> It begins on {from}. Use the first weeks to look, and the next to plant one thing.",
            "<strong>Spring.</strong> From {from} on, begin one thing that you can finish by summer.",
            "<strong>Spring.</strong> On {from} the {last} year is over. Leave its problems there and meet new people.",
          ]).concat(` ${picker.scene("newcomer")}`),
          `${render([
            "<strong>Summer.</strong> By June the direction is visible, and a choice is due.",
            "<strong>Summer.</strong> Now you see which plan grows. Decide about the other one.",
            "<strong>Summer.</strong> The middle of the {name} year is for choices. Do not carry two plans into fall.",
            "<strong>Summer.</strong> Offers arrive when others are on vacation. Be reachable for one of them.",
          ])} ${picker.scene("choice")}`,
        ],
        extra: [
          `${render([
            "<strong>Fall.</strong> Count what came in. It is the season for contracts and salary talks.",
            "<strong>Fall.</strong> By October the {name} year has shown its character. Adjust the plan once, and then keep it.",
            "<strong>Fall.</strong> Ask for feedback on the first half, and for money if it was good.",
            "<strong>Fall.</strong> Bring in the results, on paper as well as in the account.",
          ])} ${picker.scene("deadline")}`,
          `${render([
            "<strong>Winter.</strong> The {name} year ends on {to}. Close what can be closed, and rest before the {next} year begins.",
            "<strong>Winter.</strong> Finish early, because the year goes on until {to}. The last weeks are for repairs.",
            "<strong>Winter.</strong> Before {to}, thank three people and close two files. The {last} year left enough behind.",
            "<strong>Winter.</strong> The calendar year is over, the {name} year is not. Use the weeks until {to} to rest.",
          ])} ${picker.scene("rest")}`,
        ],
      },
      ...later.map((section, i): Section => ({ ...section, need: i < 3 ? 2 : 3 })),
      datesSection(context, sign, render, { need: 3, rows: 3, stories: 5 }),
    ],
    faqHeading: render([
      "{Ss} ask about {year}",
      "The {S} and {year}: short answers",
      "What {aS} wants to know about {year}",
    ]),
    faq: chance
      .shuffle([
        [
          "When does the {name} year begin?",
          [
            "Chinese New Year is on {from}. The {name} year lasts until {to}.",
            "On {from}, the day of Chinese New Year.",
          ],
        ],
        ["Is {year} a good year for {aS}?", toneLines[tone]],
        ["Should {aS} change jobs in {year}?", toneJobs[tone]],
        [
          "What is the element of {year}?",
          [
            "The year {year} is {aName} year, so the element is {el}.",
            "It is {el}, since {year} is {aName} year. {Ss} meet it twelve months long.",
            "The name tells you: {aName} year carries {el}.",
          ],
        ],
        [
          "What should {aS} watch out for in {year}?",
          [
            "Two weaknesses can meet: yours, {trap}, and that of the year, {hostTrap}. If both turn up in one week, sign nothing.",
            "Mainly {trap}. A {host} year offers many occasions for it.",
          ],
        ],
        ["Will {aS} earn more in {year}?", [`No calendar can promise that. ${picker.scene("selling")}`]],
        ["How should {aS} rest in {year}?", [picker.scene("rest")]],
        [
          "Does {year} change my sign as {aS}?",
          [
            "No. You remain {aS}. The {host} is only the guest of the year.",
            "No, a sign is for life. The {host} of {year} concerns everybody alike.",
          ],
        ],
        [
          "[How will meetings feel for {aS} in {year}?|How should {aS} act in meetings in {year}?]",
          [picker.scene("meeting")],
        ],
        ["Which year comes after {year} for {aS}?", [`The {next} year. ${capital(describeNext(sign, year + 1))}`]],
      ] as const)
      .map(([question, answers]) => [render(question), render(answers)] as const),
    closingHeading: render([
      "Two dates for {aS} to note",
      "A first step into {year} for {aS}",
      "Before the {name} year begins: a note to {Ss}",
    ]),
    closing: [
      render([
        "Note two dates: {from}, when the {name} year opens, and {to}, when it ends. In between, {aS} needs one rule: {remedy}.",
        "Write down what you want to have finished by {to}. One line is enough. Then {remedy}, and look at the line again in summer.",
        "A year does nothing by itself. You do, with {gift}. Start on {from}, or start today.",
      ]),
    ],
  };
}

function describeNext(sign: SignId, year: number): string {
  const host = signForYear(year);
  if (host === sign) return "it is your own year, which is a time for taking stock.";
  const kind = relationsBetween(sign, host)[0]?.kind;
  if (kind === undefined) return "it leaves you a free hand.";
  return kind === "harmony" ? "it is a friendly one for you." : "it asks for more care.";
}
