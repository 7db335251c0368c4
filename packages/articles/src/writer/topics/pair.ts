import { careerMatch, relationsBetween, type SignId } from "@zodiac-at-work/zodiac";
import { relationContent } from "../content/relation-content.ts";
import { signContent } from "../content/sign-content.ts";
import type { Plan, Section } from "../plan.ts";
import { portraitPairSlots } from "../sections/portrait-slots.ts";
import { renderWith, type WriterContext } from "../writer-context.ts";
import { pairFaq } from "./pair-faq.ts";
import {
  datesOfBoth,
  elementsOfBoth,
  leadSections,
  moneySection,
  pactSection,
  quarrelSection,
  scoreSection,
  strengthsSection,
  thirdSection,
  timingSection,
  weekSection,
} from "./pair-sections.ts";

/** Plans an article about two signs that work together. */
export function planPair(context: WriterContext, a: SignId, b: SignId): Plan {
  const { chance, forms } = context;
  const { score } = careerMatch(a, b);
  const content = relationContent[relationsBetween(a, b)[0]?.id ?? "none"];
  const [roleA, roleB] = [signContent[a].role, signContent[b].role];
  const slots = {
    ...portraitPairSlots(chance, a, b),
    score: String(score),
    verdict: chance.pickUnused(content.verdict),
  };
  const render = renderWith(context, slots);
  const pair = { context, render, a, b, content, score };
  const later = chance.shuffle([
    ...leadSections(pair),
    pactSection(pair),
    strengthsSection(pair),
    moneySection(pair),
    quarrelSection(pair),
    thirdSection(pair),
    timingSection(pair),
  ]);
  return {
    sign: chance.pick([a, b]),
    titleTails: chance
      .shuffle([
        ...content.tags,
        `The ${roleA} and the ${roleB}`,
        "Who Should Lead?",
        "What to Agree On First",
        "The Rule and the Score",
      ])
      .concat("In the Office", "Who Should Lead?", "What Helps"),
    description: render([
      "{A} and {B} score {score} of 100 at work. See the rule behind the number, scenes from the office, and what to put in writing first.",
      "How {aA} and {aB} work together: the score with its reasons, who should lead, money, conflict, and a short agreement for both.",
      "{verdict}: that is how tradition sees {A} and {B}. Read why, how a week with both looks, and which habits help.",
    ]),
    intro: [
      render([
        `${chance.pick(forms.openings)} Tradition sees {A} and {B} as {verdict}. You bring {giftA} if you are the {A}; your colleague, the {B}, brings {giftB}. This page shows what becomes of that on ordinary days.`,
        `${chance.pick(forms.openings)} In short: {A} and {B} are {verdict}. The {A} contributes {giftA}. The {B} contributes {giftB}.`,
        `${chance.pick(forms.openings)} One of you is the {roleA}, with {giftA}. The other is the {roleB}, with {giftB}. By the old rules, {A} and {B} are {verdict}.`,
      ]),
      `${render(scoreLines)} ${render(scoreComments(score))}`,
    ],
    sections: [
      scoreSection(pair),
      weekSection(pair),
      elementsOfBoth(pair),
      ...later.map((section, i): Section => ({ ...section, need: i < 4 ? 2 : 3 })),
      datesOfBoth(pair),
    ],
    faqHeading: render([
      "Questions that {As} and {Bs} ask",
      "{A} and {B}: short answers",
      "What people want to know about {A} and {B}",
      "More about {aA} and {aB} in one office",
    ]),
    faq: pairFaq(pair),
    closingHeading: render([
      "A first step for {aA} and {aB}",
      "What {A} and {B} can do this week",
      "One thing for {As} and {Bs} to remember",
    ]),
    closing: [`${render(content.closing)} ${render(closingSteps)}`],
  };
}

const scoreLines = [
  "The score for {A} and {B} is {score} of 100.",
  "On a scale of 100, {A} and {B} score {score} points.",
  "Together, {A} and {B} reach {score} of 100.",
] as const;
const closingSteps = [
  "This week, ask the other one question: what should I do more of? If you are the {A}, {remedyA}. If you are the {B}, {remedyB}.",
  "Pick one line from this page and try it for five days. For {aA}, a good one is this: {remedyA}. For {aB}: {remedyB}.",
  "Begin with yourself. As {aA}, {remedyA}. As {aB}, {remedyB}. After a month, compare notes over lunch.",
  "Show this page to the other person and ask what is wrong with it. {As} and {Bs} who can laugh about it have solved half of the problem.",
] as const;

function scoreComments(score: number) {
  if (score >= 75) {
    return [
      "A score of that size is rare. Still, an easy start does not replace clear agreements, so the later sections deal with roles, money and bad days.",
      "Few pairs on the wheel score higher. The question for {aA} and {aB} is less whether they get along than what they do with it.",
      "You can expect a smooth beginning. Read the parts on leadership and conflict all the same, because {A} and {B} will need them in the second year.",
    ] as const;
  }
  if (score >= 56) {
    return [
      "That is a little better than the middle, which is 50. {A} and {B} have an advantage that is easy to lose and easy to build on.",
      "Fifty would be neutral, so {A} and {B} start on the friendly side. What they make of it depends on a handful of habits.",
      "A figure above 50 means that more rules speak for {A} and {B} than against them. You will find each rule below.",
    ] as const;
  }
  if (score >= 45) {
    return [
      "That is close to the neutral 50. For {A} and {B}, habits decide more than the stars, and habits can be changed.",
      "The number says: an even start. What {aA} and {aB} make of it is decided in meetings, budgets and emails, and that is what this page is about.",
      "Neither warning nor promise, then. {A} and {B} have to find their own way, and a few observations help.",
    ] as const;
  }
  return [
    "A low score is a warning and not a verdict. {A} and {B} can work together well, as long as they leave less to chance than other pairs do.",
    "The rules expect friction between {A} and {B}. Friction also polishes, so this page is mainly about agreements.",
    "You may feel that number on some Mondays. Many good teams have a low one. They have clear roles as well, and {A} and {B} can do the same.",
  ] as const;
}
