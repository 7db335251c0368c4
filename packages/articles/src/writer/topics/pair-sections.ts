import {
  careerMatch,
  elementRelation,
  type MatchRule,
  relationsBetween,
  type SignId,
  signById,
  signForYear,
  signIds,
} from "@zodiac-at-work/zodiac";
import { elementContent } from "../content/element-content.ts";
import { momentContent } from "../content/moment-content.ts";
import { elementRelationContent, relationContent } from "../content/relation-content.ts";
import { signContent } from "../content/sign-content.ts";
import { type Moment, moments, type Temper } from "../content/sign-portrait.ts";
import { temperContent } from "../content/temper-content.ts";
import { boundaryStory } from "../examples.ts";
import type { Section } from "../plan.ts";
import { yearTable } from "../sections/dates.ts";
import { nameOf, nameOfYear, yearsOf } from "../sign-years.ts";
import { list, pairSlots, table } from "../words.ts";
import { headingWith } from "../writer-context.ts";
import { bothNames, type PairContext } from "./pair-context.ts";

type Draft = Omit<Section, "need">;

/** The score with its rules, as a table. */
export function scoreSection({ context, render, a, b, content, score }: PairContext): Section {
  const { reasons } = careerMatch(a, b);
  const further = relationsBetween(a, b).slice(1);
  const sum = reasons.map(({ points }, i) => (i === 0 ? `${points}` : `${points < 0 ? "−" : "+"} ${Math.abs(points)}`));
  return {
    need: 1,
    heading: headingWith(context, render, [
      `where ${score} points come from`,
      "the score, rule by rule",
      "what the old rules say",
      `why the score is ${score}`,
    ]),
    lead: [
      render(content.why),
      table(
        ["Pair", "Rule", "Points"],
        [
          ...reasons.map(({ rule, points }) => [
            bothNames({ a, b }),
            ruleNames[rule],
            `${points > 0 && rule !== "base" ? "+" : ""}${points}`,
          ]),
          [bothNames({ a, b }), "Score", `${score} of 100`],
        ],
      ),
    ],
    extra: [
      render(content.office),
      ...further.map(({ id }) =>
        render(`There is a second rule. ${context.chance.pickUnused(relationContent[id].why)}`),
      ),
      render(
        [
          "The rules are centuries old. Their weights are ours, because tradition ranks the rules without figures. For {A} and {B} the sum is {sum}.",
          "How do you get there? Every pair starts at 50, a harmony adds points, and a tension takes some away. With the elements, {A} and {B} end up at {score}: {sum}.",
          "You can redo the calculation for {A} and {B}: {sum}. The first number is the same for everyone, and each of the others stands for one rule.",
        ],
        { sum: sum.join(" ") },
      ),
      render(content.advice),
    ],
  };
}

/** The elements of both signs, and their polarity. */
export function elementsOfBoth({ context: { chance }, render, a, b }: PairContext): Section {
  const [x, y] = [signById(a).element, signById(b).element];
  const relation = elementRelation(x, y);
  const [mx, my] = [elementContent[x], elementContent[y]];
  const side = chance.pick(["office", "team", "money"] as const);
  const other = chance.pick(["plenty", "lack"] as const);
  return {
    need: 1,
    heading: render(
      x === y
        ? ["{A} and {B} share one element: {x}", "Two signs of {x}", "What it means that {A} and {B} are both {x}"]
        : [
            "{X} meets {y}: the elements of {A} and {B}",
            "The {A}’s {x} and the {B}’s {y}",
            "What {x} does to {y} at work",
          ],
    ),
    lead: [
      render(elementRelationContent[relation]),
      x === y
        ? render([`Picture ${mx.image}. Both the {A} and the {B} work like that. ${chance.pickUnused(mx[side])}`])
        : render([
            `Tradition pictures {x}, the element of the {A}, as ${mx.image}. The {y} of the {B} is ${my.image}. ${chance.pickUnused(mx[side])} ${chance.pickUnused(my[side])}`,
            `Two pictures may help: {x} as ${mx.image}, and {y} as ${my.image}. The {A} moves like the first and the {B} like the second. ${chance.pickUnused(mx[side])} ${chance.pickUnused(my[side])}`,
          ]),
    ],
    extra: [
      signById(a).polarity === signById(b).polarity
        ? render([
            `The {A} is ${signById(a).polarity}, and so is the {B}. Both push in the same direction, so somebody else has to bring the counterweight.`,
            `Both are ${signById(a).polarity} signs. {A} and {B} agree on when to act and when to wait, which is convenient and a little one-sided.`,
          ])
        : render([
            `The {A} is ${signById(a).polarity} and the {B} is ${signById(b).polarity}. In the old view, one acts and the other takes in, and together they make a whole day.`,
            `Polarity helps: the {A} is ${signById(a).polarity} and the {B} is ${signById(b).polarity}. What one of them starts, the other can hold.`,
          ]),
      render([
        `Watch the amount of {x} that comes with the {A}. ${chance.pickUnused(mx[other])}`,
        `The {x} of the {A} can be too much or too little. ${chance.pickUnused(mx[other])}`,
      ]),
      ...(x === y
        ? []
        : [
            render([
              `The same goes for the {y} of the {B}. ${chance.pickUnused(my[other])}`,
              `And the {y} of the {B}? ${chance.pickUnused(my[other])}`,
            ]),
          ]),
    ],
  };
}

/** Which side of the temper a moment shows. */
const sideOf: Readonly<Record<Moment, keyof Temper>> = {
  meeting: "talk",
  deadline: "pace",
  money: "risk",
  conflict: "talk",
  feedback: "talk",
  morning: "pace",
  newcomer: "pace",
  boss: "talk",
  selling: "risk",
  rest: "pace",
  writing: "talk",
  choice: "risk",
};
const ranks = { quick: 0, even: 1, slow: 2, bold: 0, careful: 1, plain: 0, soft: 1, spare: 2 } as const;
const weekMoments: readonly Moment[] = ["meeting", "deadline", "feedback", "morning", "newcomer", "writing"];

/** Scenes of a week, each with what follows for both. */
export function weekSection(pair: PairContext): Section {
  const { context, render } = pair;
  const used = new Set<string>();
  const scenes = context.chance.shuffle(weekMoments).map((moment) => sceneOfBoth(pair, moment, used));
  return {
    need: 1,
    heading: render([
      "A working week with {aA} and {aB}",
      "{A} and {B} from Monday to Friday",
      "How {aA} and {aB} share an office",
      "What a week with {A} and {B} looks like",
    ]),
    lead: scenes.slice(0, 2),
    extra: scenes.slice(2, 6),
  };
}

function sceneOfBoth({ context: { chance }, render, a, b }: PairContext, moment: Moment, used: Set<string>): string {
  const side = sideOf[moment];
  const [first, second] = [signContent[a].temper[side], signContent[b].temper[side]];
  const verdicts = temperContent[side][first === second ? "same" : "different"];
  const verdict = chance.shuffle(verdicts).find((each) => !used.has(each));
  if (verdict !== undefined) used.add(verdict);
  const scenes = chance.shuffle([a, b]).map((sign) => chance.pickUnused(signContent[sign].moments[moment]));
  const swap = ranks[first] > ranks[second] ? pairSlots(b, a) : {};
  return `${render(momentContent[moment].pair)} ${scenes.join(" ")} ${verdict === undefined ? "" : render(verdict, swap)}`.trim();
}

/** Each of the two as the boss of the other. */
export function leadSections({ context: { chance }, render, a, b }: PairContext): Draft[] {
  const boss = (sign: SignId) => chance.shuffle(signContent[sign].moments.boss);
  const [bossA, bossB] = [boss(a), boss(b)];
  return [
    {
      heading: render([
        "When the {A} leads the {B}",
        "The {A} as the boss of {aB}",
        "If your boss is {aA} and you are {aB}",
      ]),
      lead: [
        `${bossA[0]} ${render([
          "If you are the {B}, remember what you get: {giftA}. There is a cost as well, which is {trapA}, so plan for it.",
          "For {aB} that means {giftA} at the top, and at times {trapA}. Report early and you see more of the first.",
          "As the {B}, bring questions rather than complaints. The {A} responds to those with {gift2A}.",
        ])}`,
      ],
      extra: [
        `${bossA[1]} ${render([
          "{aA} who leads {aB} should hand over whole tasks and name what is valued, which is {giftB}.",
          "The {A} should ask the {B} for an opinion before giving one. Otherwise {gift2B} stays unused.",
          "A useful line for the {B}: “Which part do you want to see first?” A useful line for the {A}: “What would you change?”",
        ])}`,
      ],
    },
    {
      heading: render([
        "When the {B} is in charge and the {A} reports",
        "The {B} as the boss of {aA}",
        "If {aB} leads and {aA} follows",
      ]),
      lead: [
        `${bossB[0]} ${render([
          "The {A} who reports to {aB} can expect {giftB}. On bad days there is {trapB}. Neither is personal.",
          "If you are the {A}, offer {giftA} before you are asked. It is what the {B} cannot do alone.",
          "For {aA} this is a change of style. Ask the {B} three things in the first week: what is urgent, what is forbidden, and what may cost money.",
        ])}`,
      ],
      extra: [
        `${bossB[1]} ${render([
          "A {B} gets the best out of {aA} by praising {gift2A} in front of others.",
          "Let the {A} choose the method. The {B} can set the goal and the date, and both keep their pride.",
          "If it gets tense, change the place. A walk does more for {aA} and {aB} than a third meeting in the same room.",
        ])}`,
      ],
    },
  ];
}

/** Lines for both to sign. */
export function pactSection({ context: { chance }, render }: PairContext): Draft {
  return {
    heading: render([
      "A short agreement for {A} and {B}",
      "Five lines for {aA} and {aB} to sign",
      "What {aA} and {aB} should put in writing",
    ]),
    lead: [
      render([
        "Before the work begins, sit down for twenty minutes and agree on these points. Memory is kinder to each of you than paper is.",
        "{A} and {B} save a lot of time with one page. It does not have to be formal. It has to be signed by both.",
        "Most quarrels between colleagues are about things that nobody had settled. {As} and {Bs} can settle these in one meeting:",
      ]),
      list(
        chance
          .shuffle(pacts)
          .slice(0, 4)
          .map((texts) => render(texts)),
      ),
    ],
    extra: [
      render([
        "Read the page again after three months. By then the {A} and the {B} know which line was missing.",
        "Keep the page where both can see it. For the {A}, add a reminder: {remedyA}. For the {B}: {remedyB}.",
      ]),
    ],
  };
}

const pacts = [
  [
    "<strong>Decisions.</strong> The {A} has the last word on people and the {B} on cost, and both read the list again each quarter.",
    "<strong>Decisions.</strong> The {B} decides about methods, the {A} about dates. Anything else is decided by both.",
  ],
  [
    "<strong>Bad news.</strong> It travels on the same day and by voice, from the {A} to the {B} and back.",
    "<strong>Bad news.</strong> The {B} hears it from the {A} before anyone else does, and the other way around.",
  ],
  [
    "<strong>A yes.</strong> For {aA} it may be a mood and for {aB} a promise. Add the date and the hour.",
    "<strong>A yes.</strong> When the {B} says yes, the {A} repeats what was agreed in one sentence.",
  ],
  [
    "<strong>Drafts.</strong> After a week the {B} sends the text, even if the {A} would like another day.",
    "<strong>Drafts.</strong> The {A} comments once and in full. After that the {B} is free to finish.",
  ],
  [
    "<strong>Clients.</strong> Each one has one name: the {A} for first calls, the {B} for those who stay.",
    "<strong>Clients.</strong> Nobody promises a price alone. The {A} and the {B} answer within a day.",
  ],
  [
    "<strong>Ties.</strong> If the {A} and the {B} cannot agree, a third person decides. Choose that person now.",
    "<strong>Ties.</strong> The {A} decides in odd months and the {B} in even ones. It sounds childish and it works.",
  ],
  [
    "<strong>Quiet.</strong> The {A} may close the door until ten, the {B} after four, and nobody has to explain.",
    "<strong>Quiet.</strong> One hour a day belongs to the {B} alone and another to the {A}. Calls wait.",
  ],
  [
    "<strong>Credit.</strong> Both names go on the work, whether the {A} had the idea or the {B} found the error.",
    "<strong>Credit.</strong> The {B} mentions the {A} first when speaking to others, and the {A} does the same for the {B}.",
  ],
] as const;

/** What each brings, and what each can learn. */
export function strengthsSection({ render }: PairContext): Draft {
  return {
    heading: render([
      "What the {A} and the {B} bring to the table",
      "The {roleA} and the {roleB}: strengths and risks",
      "What {aA} can learn from {aB}, and back",
    ]),
    lead: [
      render([
        "The {A} brings {giftA}, {gift2A}, and {gift3A}. That is a lot to have in one colleague. The matching risk is {trapA}.",
        "In a team the {A} is the {roleA}. You can count on {gift2A} and on {gift3A}. Less welcome is {trapA}.",
      ]),
      render([
        "The {B} brings {giftB}, {gift2B}, and {gift3B}. The risk on this side is {trapB}.",
        "The {B} plays the {roleB}. Expect {gift2B} and {gift3B}, and keep an eye on {trapB}.",
      ]),
    ],
    extra: [
      render([
        "What can {aA} learn here? Mainly {gift2B}. And {aB} can learn {gift2A}, which is harder than it looks.",
        "Put next to each other, the lists fit better than the two people do on some days. Where the {A} tends toward {trap2A}, the {B} has {giftB}.",
        "A simple exercise: the {A} praises the {B} for one thing a week, and the {B} returns it. After two months both lists are longer.",
      ]),
    ],
  };
}

/** Money, risk and choices. */
export function moneySection(pair: PairContext): Draft {
  const { context, render } = pair;
  const used = new Set<string>();
  return {
    heading: render([
      "Money, risk and the {A} and {B}",
      "How {aA} and {aB} spend, save and decide",
      "One budget for {A} and {B}",
    ]),
    lead: [sceneOfBoth(pair, "money", used)],
    extra: [
      ...context.chance.shuffle(["choice", "selling"] as const).map((moment) => sceneOfBoth(pair, moment, used)),
      render([
        "A rule for a shared budget: the {A} may spend one day's revenue without asking, and so may the {B}. Beyond that, two signatures.",
        "If {aA} and {aB} start a company, agree on three figures first: the salary of each, the reserve, and the loss at which you stop.",
        "Hire a bookkeeper early. It costs less than the one quarrel about a receipt that {aA} and {aB} would otherwise have.",
      ]),
    ],
  };
}

/** How they quarrel, and how they make up. */
export function quarrelSection({ context: { chance }, render, a, b, content }: PairContext): Draft {
  const scene = (sign: SignId) => chance.pickUnused(signContent[sign].moments.conflict);
  return {
    heading: render([
      "When {A} and {B} fall out",
      "How {aA} and {aB} quarrel and make up",
      "A bad day for {A} and {B}, and how to end it",
    ]),
    lead: [
      `${scene(a)} ${scene(b)} ${render([
        "If both happen on the same day, postpone the subject until the next morning.",
        "You can see how a small matter between {aA} and {aB} becomes a large one.",
        "Neither way is wrong. They simply need different amounts of time, and the {A} and the {B} can agree on that beforehand.",
      ])}`,
    ],
    extra: [
      render(content.advice),
      render([
        "Three sentences repair most things: what happened, what it meant to me, what I would like next time. The {A} may find the second one hard, the {B} the third.",
        "Let the calmer one speak first. Often it was about {trapA} on one side and {trapB} on the other, and two short apologies settle that.",
        "Do not settle it by email. The {A} and the {B} read tone into each other's messages that was never there.",
      ]),
    ],
  };
}

/** Signs that get along with both. */
export function thirdSection({ context: { chance, renderTemplate }, render, a, b }: PairContext): Draft {
  const thirds = signIds
    .filter((each) => each !== a && each !== b)
    .map((sign) => ({ sign, low: Math.min(careerMatch(a, sign).score, careerMatch(b, sign).score) }))
    .sort((x, y) => y.low - x.low)
    .slice(0, 3)
    .map(({ sign }) => sign);
  const texts = thirds.map((third) => {
    const c = nameOf(third);
    return renderTemplate(
      `<strong>The ${c}.</strong> With the ${nameOf(a)}, the ${c} scores ${careerMatch(a, third).score} of 100. With the ${nameOf(b)}, the ${c} scores ${careerMatch(b, third).score} of 100. The ${c} brings ${chance.pickUnused(signContent[third].gifts)}. ${chance.pickUnused(signContent[third].moments[chance.pick(moments)])}`,
      {},
    );
  });
  return {
    heading: render([
      "A third colleague for {A} and {B}",
      "Who completes a team of {A} and {B}",
      "The sign that {aA} and {aB} both get along with",
    ]),
    lead: [
      render([
        "A pair becomes a team when a third person joins. If you can choose, look for somebody whom both the {A} and the {B} trust.",
        "Some problems between {aA} and {aB} disappear once a third chair is filled. These signs score well with both:",
        "Who should referee between {aA} and {aB}? The scores suggest a few signs.",
      ]),
      texts[0] as string,
    ],
    extra: texts.slice(1),
  };
}

/** The years ahead for both. */
export function timingSection({ context: { chance }, render, a, b }: PairContext): Draft {
  const first = chance.pick([2026, 2027, 2028]);
  const years = Array.from({ length: 5 }, (_, i) => first + i);
  const tone = (sign: SignId, year: number) => {
    const host = signForYear(year);
    if (host === sign) return "own year";
    return { harmony: "friendly", tension: "demanding", none: "open" }[relationsBetween(sign, host)[0]?.kind ?? "none"];
  };
  return {
    heading: render([
      "Good years for {A} and {B}",
      "When should {aA} and {aB} start something?",
      "The calendar of {A} and {B}",
    ]),
    lead: [
      render([
        "Each year has an animal as well, and it treats the {A} and the {B} differently. Plan joint projects for years that neither of you finds demanding.",
        "If you can choose the date of a joint start, look at the next years. The table gives the tone for each sign.",
      ]),
      table(
        ["Year", "Name", `For the ${nameOf(a)}`, `For the ${nameOf(b)}`],
        years.map((year) => [String(year), nameOfYear(year), tone(a, year), tone(b, year)]),
      ),
    ],
    extra: [
      render([
        "In a year that is demanding for one and friendly for the other, let the lucky one carry the outside work. The {A} and the {B} can change roles later.",
        "An own year is a year for taking stock. If it is the {A}'s turn, the {B} should make fewer demands, and the other way around.",
        "Do not wait for a perfect year. {As} and {Bs} who start in an open one decide for themselves how it goes.",
      ]),
    ],
  };
}

/** The exact years of both signs. */
export function datesOfBoth({ context, render, a, b }: PairContext): Section {
  const { chance } = context;
  const years = chance.shuffle([...yearsOf(a, 1956, 2008), ...yearsOf(b, 1956, 2008)]);
  return {
    need: 3,
    heading: render([
      "Are you sure that you are {aA} or {aB}?",
      "Which birthdays count as {A} or {B}",
      "{A} or {B}? Check the date first",
      "Birth years of {As} and {Bs}, to the day",
    ]),
    lead: [
      render([
        "None of this helps if the sign is wrong. A zodiac year runs from one Chinese New Year to the eve of the next, so a birthday in January or early February may belong to the year before.",
        "Check both birthdays before you judge the match of {A} and {B}. The year of a sign begins in January or February, on a day that changes.",
        "People who were born in January often have the wrong sign in mind. These are some of the exact dates for {As} and {Bs}:",
      ]),
      yearTable(years.slice(0, 5)),
    ],
    extra: chance
      .shuffle(years)
      .slice(0, 5)
      .map((year) => boundaryStory(context, year)),
  };
}

const ruleNames: Readonly<Record<MatchRule, string>> = {
  base: "Every pair starts here",
  liuhe: "Six harmonies",
  sanhe: "Three harmonies",
  liuchong: "Six clashes",
  liuhai: "Six harms",
  xing: "Punishment",
  po: "Six breaks",
  generating: "Generating cycle",
  controlling: "Controlling cycle",
  "same-element": "Same element",
  polarity: "Yin and yang balance",
};
