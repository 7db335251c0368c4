import { careerMatch, relationsBetween, type SignId, signIds } from "@zodiac-at-work/zodiac";
import { relationContent } from "../content/relation-content.ts";
import { signContent } from "../content/sign-content.ts";
import { moments } from "../content/sign-portrait.ts";
import { nameOf } from "../sign-years.ts";
import { pairSlots, table } from "../words.ts";
import type { WriterContext } from "../writer-context.ts";

/** Returns a short portrait of the relation between a sign and another. */
export function relationParagraph({ chance, renderTemplate }: WriterContext, sign: SignId, other: SignId): string {
  const relation = relationsBetween(sign, other)[0]?.id ?? "none";
  const content = relationContent[relation];
  const { score } = careerMatch(sign, other);
  const { gifts, traps, role } = signContent[other];
  const about = chance.pick([
    `The {B} brings ${chance.pick(gifts)}.`,
    `From the {B} you can expect ${chance.pick(gifts)}. The price is, now and then, ${chance.pick(traps)}.`,
    `In a team the {B} is the ${role.toLowerCase()}, with ${chance.pick(gifts)}.`,
    chance.pickUnused(signContent[other].moments[chance.pick(moments)]),
  ]);
  const rule = chance.pickUnused(ruleLines[relation]);
  const end = chance.pick([content.advice, content.office].flat());
  return renderTemplate(
    `<strong>${nameOf(other)}.</strong> ${rule} ${scoreLines[chance.int(scoreLines.length)]} ${about} ${end}`,
    { ...pairSlots(sign, other), score: String(score) },
  );
}

const scoreLines = [
  "{A} and {B} score {score} of 100.",
  "The score for {A} and {B} is {score} of 100.",
  "Together, {A} and {B} reach {score} of 100.",
] as const;
const ruleLines = {
  liuhe: [
    "{A} and {B} are partners in the six harmonies.",
    "The six harmonies join {A} and {B}, which is the closest relation of all.",
  ],
  sanhe: ["{A} and {B} share a trine and with it a goal.", "{A} and {B} are allies in the three harmonies."],
  liuchong: ["{A} and {B} clash across the wheel.", "{A} and {B} stand opposite each other, one of the six clashes."],
  liuhai: ["{A} and {B} belong to the six harms.", "Between {A} and {B} stand the six harms, a quiet tension."],
  xing: [
    "A punishment links {A} and {B}, so manners matter.",
    "{A} and {B} stand in a punishment, a rule about conduct.",
  ],
  po: ["{A} and {B} are one of the six breaks.", "{A} and {B} fall under the six breaks, the mildest tension."],
  none: ["No classical rule joins {A} and {B}.", "For {A} and {B} there is no classical rule."],
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
