import { careerMatch, type SignId } from "@zodiac-at-work/zodiac";
import { signContent } from "../content/sign-content.ts";
import { ranked } from "../sections/relations.ts";
import { nameOf, nameOfYear, yearsOf } from "../sign-years.ts";
import type { PairContext } from "./pair-context.ts";

/** Returns questions about two signs with their answers, in random order. */
export function pairFaq({
  context: { chance },
  render,
  a,
  b,
  content,
  score,
}: PairContext): (readonly [string, string])[] {
  const scene = (sign: SignId, moment: keyof (typeof signContent)["rat"]["moments"]) =>
    chance.pickUnused(signContent[sign].moments[moment]);
  const best = (sign: SignId, other: SignId) => ranked(sign).find((each) => each !== other) as SignId;
  const [bestA, bestB] = [best(a, b), best(b, a)];
  const birth = chance.pick(yearsOf(a, 1960, 1999));
  return chance
    .shuffle([
      [
        "Can {aA} and {aB} start a business together?",
        score >= 56
          ? [
              "Yes, and the start will be pleasant. {As} and {Bs} should use it to settle shares, salaries and the way out.",
              "The signs speak for it. Have a lawyer read the contract all the same, because {A} and {B} will tend to leave things open.",
            ]
          : [
              "They can, with a contract that deserves the name. The {A} and the {B} should agree on roles, a referee and the way out.",
              "Yes, if each has a separate field. {aA} and {aB} who do the same work side by side will compare too much.",
            ],
      ],
      [
        "Who should be the boss, {A} or {B}?",
        [
          "Let the task decide. The {A} should lead where the job needs {giftA}, and the {B} where it needs {giftB}.",
          "In a crisis, whoever has done it before. On normal days {aA} leads well with {gift2A}, while {aB} leads well with {gift2B}.",
        ],
      ],
      [
        "Is {score} of 100 a good score for {A} and {B}?",
        [
          score >= 56
            ? "[It is above the neutral 50, so the rules favor the match. {A} and {B} still have to do the work.|Yes. Fifty is neutral, and {A} and {B} are above it.|It is a good one. More of the rules speak for {A} and {B} than against them.]"
            : score >= 45
              ? "[It is about average. Most of what happens between {A} and {B} is up to them.|Average, since 50 is neutral. {A} and {B} start even.]"
              : "[It is below the neutral 50. For {A} and {B} that means more agreements and fewer assumptions.|It is a low one. {A} and {B} need clear roles, and many good teams do.]",
        ],
      ],
      [
        "[Does the birth year matter for {A} and {B}?|Does the year of birth change the score of {A} and {B}?|Does it matter in which year {aA} was born?]",
        [
          `The animals set the relation, and the year adds an element. Someone from the ${nameOfYear(birth)} year ${birth} has the same score with the {B} as any other {A}.`,
          "The score depends on the animals alone. Two {As} from different years can still get along with the same {B} in different ways.",
          "For the score of {A} and {B} it does not. For the tone it does, because each year adds an element to the {A} and to the {B}.",
        ],
      ],
      [
        "What annoys {aA} most about {aB}?",
        [
          "Usually it is {trapB}. The {A} sees it early, because the {A} would never do it. {aA} has other weaknesses.",
          `It begins with {trap2B}. Seen from the other side, {trap2A} is just as trying.`,
        ],
      ],
      [
        "How should {aA} write to {aB}?",
        [
          `${scene(b, "writing")} The {A} should write in a way that fits.`,
          `${scene(b, "writing")} For {aA} that means adapting a little, and the {B} will answer sooner.`,
          scene(b, "writing"),
        ],
      ],
      [
        "How do you praise {aB} if you are {aA}?",
        [`${scene(b, "feedback")} For the {A} that may be unusual, and it works.`],
      ],
      ["How does {aA} like to hear criticism from {aB}?", [`${scene(a, "feedback")} The {B} can use that.`]],
      [
        "[Who suits the {A} better than the {B}?|Is there a better match for {aA} than {aB}?]",
        [
          `By score it is the ${nameOf(bestA)}. ${nameOf(a)} and ${nameOf(bestA)} reach ${careerMatch(a, bestA).score} of 100. Trust between {A} and {B} may still be worth more.`,
          `The ${nameOf(bestA)} stands higher on paper, since ${nameOf(a)} and ${nameOf(bestA)} score ${careerMatch(a, bestA).score} of 100. A {B} who knows you well can make up for that.`,
        ],
      ],
      [
        "[Which sign suits the {B} best, apart from the {A}?|Who works better with {aB} than {aA} does?]",
        [
          `The ${nameOf(bestB)}: ${nameOf(b)} and ${nameOf(bestB)} score ${careerMatch(b, bestB).score} of 100. The {A} can learn from how those two work together.`,
          `Tradition would send the ${nameOf(bestB)}, because ${nameOf(b)} and ${nameOf(bestB)} reach ${careerMatch(b, bestB).score} of 100. Most of us get the colleague we get, {A} or not.`,
        ],
      ],
      ["What should {aA} and {aB} do first?", content.advice],
      [
        "Do {aA} and {aB} become friends outside of work?",
        [
          `${scene(a, "rest")} ${scene(b, "rest")}`,
          `It depends on the evenings. ${scene(a, "rest")} ${scene(b, "rest")}`,
          `Some do. ${scene(b, "rest")} ${scene(a, "rest")}`,
        ],
      ],
    ] as const)
    .map(([question, answers]) => [render(question), render(answers)] as const);
}
