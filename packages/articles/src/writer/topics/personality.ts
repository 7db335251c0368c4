import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { elementContent } from "../content/element-content.ts";
import { signContent } from "../content/sign-content.ts";
import type { Moment } from "../content/sign-portrait.ts";
import { hoursOf } from "../examples.ts";
import type { Plan, Section } from "../plan.ts";
import { datesSection } from "../sections/dates.ts";
import { elementAside } from "../sections/element.ts";
import { kindsSection } from "../sections/kinds.ts";
import { portraitSlots } from "../sections/portrait-slots.ts";
import { ranked, relationParagraph } from "../sections/relations.ts";
import { scenePicker } from "../sections/scene-picker.ts";
import { sumsSection } from "../sections/sums.ts";
import { nameOf } from "../sign-years.ts";
import { table } from "../words.ts";
import { headingWith, renderWith, type WriterContext } from "../writer-context.ts";

/** Plans an article about the character of a sign at work. */
export function planPersonality(context: WriterContext, sign: SignId): Plan {
  const { chance, forms } = context;
  const render = renderWith(context, portraitSlots(chance, sign));
  const picker = scenePicker(context, sign, render);
  const content = signContent[sign];
  const element = elementContent[signById(sign).element];
  const [best, second] = ranked(sign) as [SignId, SignId];
  const lore = chance.shuffle(content.lore);
  const [people, work, self] = [
    chance.shuffle<Moment>(["meeting", "conflict", "feedback", "writing"]),
    chance.shuffle<Moment>(["deadline", "morning", "newcomer", "selling"]),
    chance.shuffle<Moment>(["money", "choice", "rest", "boss"]),
  ];
  const later: readonly Section[] = chance.shuffle([
    {
      need: 2,
      heading: render([
        "Facts about the {S}: element, polarity, hour",
        "The {S} in the old books",
        "{E}, {pol} and a double hour: the {S} in numbers and words",
      ]),
      lead: [
        table(
          [render("The {S}"), render(["In tradition", "By the old books"])],
          [
            ["Element", render("The {S}'s element is {e}")],
            ["Polarity", render("The {S} is {pol}")],
            ["Double hour", render(`{S}: ${hoursOf(sign).from} to ${hoursOf(sign).to}`)],
            ["Chinese character", signById(sign).character],
          ],
        ),
        render([
          `People of {e} {habit}. ${elementAside(context, signById(sign).element)}`,
          `Think of ${element.image}. ${elementAside(context, signById(sign).element)}`,
        ]),
      ],
      extra: [lore[1] as string, chance.pickUnused(element.lead)],
    },
    {
      need: 2,
      heading: render([
        "How to get along with {aS}",
        "For people who work with {aS}",
        "If you love, manage or hire {aS}",
      ]),
      lead: [
        render([
          "Praise the thing itself, {gift}, and not only the result. When the weak side shows, which is {trap}, say so early. After that, leave the method to them.",
          "Three habits help. Ask for an opinion before you give yours. Name {gift} when you see it. And when the weak side shows, {trap}, mention it while it is small.",
        ]),
        relationParagraph(context, sign, best),
      ],
      extra: [relationParagraph(context, sign, second), ...picker.take(1, "around")],
    },
    {
      need: 2,
      heading: render([
        "Three stories about the {S}",
        "The {S} in legend and language",
        "What old tales say about the {S}",
      ]),
      lead: [lore[1] as string, lore[2] as string],
      extra: [
        render([
          "Stories of this kind are older than any personality test. They survived because people recognized a neighbor in them, with {gift} and with {trap}.",
          "You need not believe a legend to use it. Ask yourself which part of the story sounds like your last year as {aS}.",
        ]),
      ],
    },
    {
      need: 2,
      heading: render([
        "The {S} on a team: the role of the {role}",
        "Which role {aS} plays on a team",
        "{aS} as the {role}",
      ]),
      lead: [
        render([
          "In a team the {S} tends to become the {role}. The others rely on {gift2} and notice it only when it is missing.",
          "Every team has a {role}, and often it is the {S}. The role is useful as long as {aS} may leave it from time to time.",
        ]),
        picker.scene("boss"),
      ],
      extra: [
        render([
          "Ask your team which task they would give you first. If it is always the same one, {aS} should hand it over for a month and learn another.",
          "A role can become a cage. As {aS}, choose one project a year in which you are a beginner.",
        ]),
      ],
    },
    kindsSection(context, sign, render, 2),
    sumsSection(context, sign, render, { need: 2, stories: 4 }),
  ]);
  return {
    sign,
    titleTails: chance
      .shuffle([
        `The ${content.role} at Work`,
        "Strengths, Risks and Habits",
        "From Monday to Friday",
        "The Strong Side and the Cost",
        "Scenes From Everyday Life",
        "In Meetings, Money and Rest",
      ])
      .concat("A Portrait"),
    description: render([
      "The {S} at work: strengths, risks and what helps, with scenes from meetings, deadlines and money, and the five kinds by year.",
      "What {aS} is like at the office: how they talk, decide, spend and rest, where it helps, and what to do when it does not.",
    ]),
    intro: [
      render([
        `${chance.pick(forms.openings)} You bring {gift} and {gift2}. What it costs is {trap}. Both belong to the same person, and both can be steered.`,
        `${chance.pick(forms.openings)} The strong side of the {S} is {gift}. The costly side is {trap}. If you know only one of them, you know half.`,
        `${chance.pick(forms.openings)} In a few words, the {S} is the {role}: {gift}, {gift2}, and now and then {trap}.`,
      ]),
      render([
        `There is a story behind it. ${lore[0]} Keep it in mind for the scenes that follow.`,
        `Begin with a picture from tradition. ${lore[0]} You will recognize some of it at work.`,
        `${lore[0]} That is how tradition sees the {S}. The rest of this page is about the office.`,
      ]),
    ],
    sections: [
      {
        need: 1,
        heading: headingWith(context, render, [
          "how they treat people",
          "meetings, mail and conflict",
          "among colleagues",
          "scenes with other people",
        ]),
        lead: picker.labeled(people.slice(0, 2), "own"),
        extra: picker.labeled(people.slice(2), "own"),
      },
      {
        need: 1,
        heading: render([
          "The {S} and the work itself",
          "How {aS} gets things done",
          "Deadlines, mornings and first days: {Ss} at their desks",
        ]),
        lead: picker.labeled(work.slice(0, 2), "own"),
        extra: picker.labeled(work.slice(2), "own"),
      },
      {
        need: 2,
        heading: render([
          "How {aS} spends, decides and rests",
          "The private side of {aS}",
          "Money, choices and free time of {Ss}",
        ]),
        lead: picker.labeled(self.slice(0, 2), "own"),
        extra: picker.labeled(self.slice(2), "own"),
      },
      {
        need: 1,
        heading: render([
          "The strength of the {S}, and how to use it",
          "What {aS} does better than others",
          "{Ss} and their best tool",
        ]),
        lead: [
          render([
            "You do it without thinking, so you may not count it: {gift}. Once a week, write down where it changed something. After a year you have fifty proofs for the next salary talk.",
            "What comes easily to {aS} is rare elsewhere: {gift}. Offer it on purpose, to one person a week who did not ask.",
            "Others would pay for {gift}. As {aS} you should at least put it on your resume, with one example and one number.",
          ]),
        ],
        extra: [
          render([
            "Teach it to someone. Explaining {gift2} makes it sharper, and your student takes over the small cases.",
            "Your second strength is {gift2}. It shows under pressure, which is why colleagues know it better than you do.",
          ]),
          render([
            `It has the most room where there is {e} in the work, since the {S}'s own element is {e}. ${chance.pickUnused(element.office)}`,
          ]),
        ],
      },
      {
        need: 1,
        heading: render([
          "The weak side of {aS}, and a drill",
          "When {aS} goes wrong, and how to get back",
          "What trips {Ss} up",
        ]),
        lead: [
          render([
            "A weakness is often a strength without a brake. For {aS} it is {trap}. It comes when you are tired, rushed or ignored. The drill is short: {remedy}.",
            "Be fair to yourself. {Trap}: that is what a strength without a limit looks like. Try this for four weeks: {remedy}.",
            "You know what happens on such days: {trap}. Do not fight the character. Change the situation: {remedy}.",
          ]),
        ],
        extra: [
          render([
            "There is a second one, {trap2}. Against that it helps to {remedy2}.",
            "Tell one person about it. {Ss} keep a promise better with a witness. If your problem is the other one, {trap2}, then {remedy2}.",
          ]),
        ],
      },
      ...later.map((section, i): Section => ({ ...section, need: i < 3 ? 2 : 3 })),
      datesSection(context, sign, render, { need: 3, rows: 3, stories: 5 }),
    ],
    faqHeading: render([
      "What people want to know about {Ss}",
      "The {S} in short answers",
      "Questions about {aS} as a person",
    ]),
    faq: chance
      .shuffle([
        [
          "What is {aS} like as a person?",
          [
            "Someone with {gift} and {gift2}. On bad days, expect {trap}.",
            "Think of the {role}: {gift}, and on some days {trap}.",
          ],
        ],
        [
          "[What are the weak points of the {S}?|Where does {aS} go wrong?|What is hard for {aS}?]",
          [
            "Mainly {trap} and {trap2}. The first is cured by a habit: {remedy}.",
            "The strongest one is {trap}. It helps to {remedy}.",
          ],
        ],
        ["How does {aS} handle stress?", [picker.scene("conflict")]],
        ["Are {Ss} good with money?", [picker.scene("money")]],
        [
          "Who gets along best with {aS}?",
          [`By score, the ${nameOf(best)}, who brings ${chance.pickUnused(signContent[best].gifts)}.`],
        ],
        ["Is {aS} shy or outgoing?", [`See for yourself in a meeting. ${picker.scene("meeting")}`]],
        ["How do you recognize {aS} by email?", [picker.scene("writing")]],
        ["What kind of boss is {aS}?", [picker.scene("boss")]],
        ["How does {aS} relax?", [picker.scene("rest")]],
        [
          "[Which element is the {S}?|What element belongs to the {S}?]",
          [
            "The {S}'s element is {e}. Your birth year adds another one, so many {Ss} have two.",
            "By nature it is {e}. A person of the {S} also has the element of the birth year.",
            "The {S}'s fixed element is {e}, whatever the year.",
          ],
        ],
      ] as const)
      .map(([question, answers]) => [render(question), render(answers)] as const),
    closingHeading: render([
      "What to take from this portrait of the {S}",
      "One habit for {aS}",
      "The {S} in you: a next step",
    ]),
    closing: [
      render([
        "Keep two lines. Your strength: {gift}. Your drill: {remedy}. The rest of the {S} you know better than any book.",
        "Show a colleague one scene from this page and ask whether it is you. Laugh if it is. Then {remedy}.",
        "A portrait is not a verdict. Take {gift} to work tomorrow, and leave one habit at home: {trap}.",
      ]),
    ],
  };
}
