import {
  careerMatch,
  type Element,
  elementRelation,
  relationsBetween,
  type SignId,
  signById,
  signIds,
} from "@zodiac-at-work/zodiac";
import { boundaryStory, elementOf, nameOf, nameOfYear, yearsOf } from "../examples.ts";
import { elementMatter } from "../matter/element-matter.ts";
import { relationMatter } from "../matter/relation-matter.ts";
import { type Moment, moments, sceneOf, signMatter } from "../matter/sign-matter.ts";
import type { Desk, Section } from "../plan.ts";
import { capital, pairSlots, signSlots, table } from "../words.ts";
import { yearTable } from "./pair.ts";

/** Returns the slots of a sign with its gift, trap and remedy. */
export function fullSlots(sign: SignId) {
  const { gift, trap, remedy, moments } = signMatter[sign];
  const { image } = elementMatter[signById(sign).element];
  return { ...signSlots(sign), gift, trap, Trap: capital(trap), remedy, bossScene: moments.boss, image };
}

/** Deals scenes of a sign, each with a remark to the reader and none twice. */
export function sceneDeck({ chance, say }: Desk, sign: SignId): { take: (count: number) => string[] } {
  const rest = chance.shuffle(moments);
  return {
    take: (count) =>
      rest.splice(0, count).map((moment) => say(`${sceneOf(sign, moment)} ${remarks[moment]}`, fullSlots(sign))),
  };
}

const remarks: Readonly<Record<Moment, string>> = {
  meeting:
    "[If you run the room|If the chair is yours], [leave a gap near the end|ask once more before you close], [since a {S} often has the best line left|for the {S} may hold the best card].",
  deadline:
    "[Tell the planner|Tell whoever owns the calendar], [so that your way looks like a method and not like luck|and your {S} ways become a plan rather than a rumor].",
  money:
    "[Make one rule of it|Turn that into a rule], [and the {S} in you can stop thinking about it|then let the {S} off the hook].",
  conflict:
    "[Next time, wait a breath|When it next flares up], [and ask which of you is tired|name the thing and not the person]; [{aS} with that habit is hard to beat|that alone makes {aS} easy to work with].",
  feedback:
    "[Say so before the review|Tell your reviewer early], [as few guess how {aS} likes to be told|for nobody guesses what {aS} can hear].",
  morning:
    "[Build the day around that|Plan from there]: [put the work that matters|set your best task] [where your {S} hours are|in the hour when the {S} is awake].",
  newcomer:
    "[Say in the interview that you work so|You may say so in the interview], [and the slow or fast start will look like {aS} at work|then the start will read as {S} and not as doubt].",
  boss: "[Ask the people below you|Ask your own team] [if that rings true|which half of this is true], [and thank the one who laughs|for {Ss} see themselves late].",
  selling:
    "[If your trade has no customers|Even if you never sell], [you still sell ideas|each plan has a buyer], [and a {S} pitch works in the same way|and the {S} way works on bosses too].",
  rest: "[Book it|Put it on the calendar] [as you would a client|in ink], [since a tired {S} is half {aS}|for no one works well as a worn-out {S}].",
  writing:
    "[Read one aloud|Look at your last five] before you [hit send|post the next], and [add the line that {aS} forgets|ask if someone who is no {S} would get it].",
  choice:
    "[Write down how you chose|Keep a log of choices], [and in a year you will know how far to trust the {S} in you|for {Ss} learn most from their own record].",
};

/** Returns a section on the exact years of a sign. */
export function yearsSection(
  desk: Desk,
  sign: SignId,
  headings: string,
  need: 1 | 2 | 3,
  rows: number,
  stories: number,
): Section {
  const { chance, say } = desk;
  const years = yearsOf(sign, 1924, 2035);
  const start = chance.int(years.length - rows + 1);
  const slots = fullSlots(sign);
  const picked = years.slice(start, start + rows);
  return {
    need,
    heading: say(headings, slots),
    lead: [
      say(
        "[Be sure of the sign first|Check that you are {aS}]. [Each year of the {S} opens|A {S} year begins] on Chinese New Year, [a day that moves|which moves about] [between late January and late February|from year to year]. [Here are the exact days|The table has the days] [of some {S} years|for {Ss} of several ages]:",
        slots,
      ),
      yearTable(picked),
    ],
    extra: chance
      .shuffle(years.filter((year) => year > 1935 && year < 2012))
      .slice(0, stories)
      .map((year) => boundaryStory(desk, year)),
  };
}

/** Returns the five kinds of a sign by the element of the birth year. */
export function kinds({ chance, say }: Desk, sign: SignId): string[] {
  const own = signById(sign).element;
  return chance.shuffle(yearsOf(sign, 1948, 2007)).map((year) => {
    const element = elementOf(year);
    const matter = elementMatter[element];
    return say(
      `<strong>${nameOfYear(year)}, as in ${year}.</strong> ${kindOpeners} ${kindRelations[elementRelation(element, own)]} ${capital(matter[chance.pick(["office", "team", "money"] as const)])}`,
      {
        ...fullSlots(sign),
        el: element,
        El: capital(element),
        habit: matter.habit,
        image: matter.image,
        birth: matter.birth,
      },
    );
  });
}

const kindOpeners =
  "[{El} is {image}, and {Ss} of such a year {habit}.|Born in such a year, you {birth}.|{Ss} of this kind {habit}.|Think of {image}, and put {aS} beside it.]";
const kindRelations = {
  same: "The {el} of the year meets your sign's own {e}, [so the trait comes twice|a double dose].",
  generates: "{El} feeds {e}, so the year [helps|backs] the {S} [from behind|like a good parent].",
  "generated-by": "{E} feeds {el}, so the {S} [gives more than it gets|spends itself freely] [here|in this form].",
  controls:
    "{El} checks {e}: [a firm hand on the {S}|the {S} with a bridle], [which may be what it needs|for better or worse].",
  "controlled-by":
    "{E} checks {el}: the {S} [steers the year|has the upper hand], [and has to mind its grip|with effort].",
};

/** Returns a short portrait of the tie between a sign and another. */
export function tie(desk: Desk, sign: SignId, other: SignId): string {
  const { say } = desk;
  const relations = relationsBetween(sign, other);
  const { score } = careerMatch(sign, other);
  const matter = relationMatter[relations[0]?.id ?? "none"];
  const [p, q] = [nameOf(sign), nameOf(other)];
  const middle =
    relations.length > 0
      ? `${p} and ${q}: ${clauses[relations[0]?.id ?? "liuhe"]}.`
      : `[No old rule|None of the six rules] joins ${p} and ${q}.`;
  return say(
    `<strong>${q}.</strong> ${middle} ${p} and ${q} score ${score} of 100. ${desk.chance.int(2) === 0 ? aside(desk, other) : matter.advice}`,
    pairSlots(sign, other),
  );
}

/** Returns one of the things that can be said of a sign: its gift or a scene. */
export function aside({ chance }: Desk, sign: SignId): string {
  const { gift, trap } = signMatter[sign];
  return chance.pick([
    `[What you get from them|Their gift to you|What they bring]: ${gift}.`,
    `[Mind one thing|Be warned]: ${trap}.`,
    ...moments.map((moment) => sceneOf(sign, moment)),
  ]);
}

/** Returns one of the things that can be said of an element. */
export function elementAside({ chance }: Desk, element: Element): string {
  const { plenty, lack, office, team, money } = elementMatter[element];
  return chance.pick([plenty, lack, office, team, money]);
}

const clauses = {
  liuhe: "one of the six harmonies, [the closest tie|the warmest rule] [there is|on the wheel]",
  sanhe: "[partners|allies] in the three harmonies, [with one aim|pulling one way]",
  liuchong: "one of the six clashes, [face to face across the wheel|at opposite ends of the dial]",
  liuhai: "one of the six harms, [a slow and quiet one|where hurt comes sideways]",
  xing: "a punishment, [which is about manners|a matter of form]",
  po: "one of the six breaks, [the mildest strain|a loose knot]",
} as const;

/** Returns the table of scores of a sign with the others. */
export function scoreTable(sign: SignId, others: readonly SignId[]): string {
  return table(
    ["Pair", "Rule", "Score"],
    others.map((other) => {
      const relations = relationsBetween(sign, other);
      return [
        `${nameOf(sign)} and ${nameOf(other)}`,
        relations.map(({ name }) => name).join(", ") || "No classical rule",
        `${careerMatch(sign, other).score} of 100`,
      ];
    }),
  );
}

/** Returns the other signs, best match first. */
export function ranked(sign: SignId): SignId[] {
  return signIds
    .filter((each) => each !== sign)
    .sort((a, b) => careerMatch(sign, b).score - careerMatch(sign, a).score);
}
