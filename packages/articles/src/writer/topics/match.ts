import { matchPoints, type SignId } from "@zodiac-at-work/zodiac";
import { signContent } from "../content/sign-content.ts";
import type { Plan, Section } from "../plan.ts";
import { datesSection } from "../sections/dates.ts";
import { familySection, theSigns } from "../sections/family.ts";
import { outlookSection } from "../sections/outlook.ts";
import { portraitSlots } from "../sections/portrait-slots.ts";
import { ranked, relationParagraph, scoreTable } from "../sections/relations.ts";
import { scenePicker } from "../sections/scene-picker.ts";
import { nameOf } from "../sign-years.ts";
import { headingWith, renderWith, type WriterContext } from "../writer-context.ts";

/** Plans an article about how a sign gets on with the others. */
export function planMatch(context: WriterContext, sign: SignId): Plan {
  const { chance, forms } = context;
  const order = ranked(sign);
  const [best, second, third] = order as [SignId, SignId, SignId];
  const last = order.at(-1) as SignId;
  const render = renderWith(context, {
    ...portraitSlots(chance, sign),
    best: nameOf(best),
    second: nameOf(second),
    last: nameOf(last),
  });
  const picker = scenePicker(context, sign, render);
  const [middle, hard] = [order.slice(3, 8), order.slice(8)];
  const later: readonly Section[] = chance.shuffle([
    {
      need: 2,
      heading: render([
        "The middle of the list, where most coworkers are",
        "Neither easy nor hard: the {S} with five other signs",
        "Signs that {aS} meets on equal terms",
      ]),
      lead: [
        render([
          "Most of the people you work with belong here. No strong rule decides, so manners and habits do.",
          "With these signs, {aS} starts at zero. That is a chance, because the first impression counts fully.",
          "Nothing pulls {aS} toward these colleagues and nothing pushes them away. Small things tip the balance.",
        ]),
        relationParagraph(context, sign, middle[0] as SignId),
      ],
      extra: middle.slice(1).map((other) => relationParagraph(context, sign, other)),
    },
    {
      need: 2,
      heading: render([
        "How the {S} comes across to others",
        "What colleagues see when they look at {aS}",
        "{aS} through the eyes of the team",
      ]),
      lead: picker.labeled(chance.shuffle(["meeting", "writing", "conflict"] as const).slice(0, 2), "around"),
      extra: picker.labeled(chance.shuffle(["deadline", "feedback", "rest", "morning"] as const).slice(0, 3), "around"),
    },
    {
      need: 2,
      heading: render(["Two {Ss} in one office", "{S} and {S}: the same sign twice", "When {aS} meets {aS}"]),
      lead: [
        render([
          "Two {Ss} understand each other without many words. The strength counts double: {gift}. So does the weakness, which is {trap}. Agree on who says stop.",
          "The same sign on two desks doubles the strength, {gift}, and the weakness, {trap}. Divide the work by client or by subject.",
        ]),
      ],
      extra: [
        render([
          "A difference in age helps. {aS} who is twelve years older has made the mistake already and can say so without sounding like a rival.",
          "Different birth years bring different elements, and that makes two {Ss} less alike than the animal suggests.",
        ]),
      ],
    },
    {
      need: 2,
      heading: render([
        "Building a team around {aS}",
        "A team of three with {aS} in it",
        "Whom {aS} should hire first",
      ]),
      lead: [
        render([
          "A team needs what {aS} lacks. Look for someone who balances its weakness, {trap}, and for someone who enjoys the work that the {S} puts off.",
          "If you can hire only one person, take the opposite of your weakness. For {aS} the weakness is {trap}.",
        ]),
        render(
          [
            "On paper, {best} and {second} are strong choices. The {best} brings {bestGift}. The {second} brings {secondGift}.",
            "By the scores you would choose the {best} for {bestGift} and the {second} for {secondGift}.",
          ],
          {
            bestGift: chance.pickUnused(signContent[best].gifts),
            secondGift: chance.pickUnused(signContent[second].gifts),
          },
        ),
      ],
      extra: [
        render([
          "Do not build a team of friends only. Among {Ss} and their allies nobody asks the unpleasant question, so invite one sign from the end of the list.",
          "Signs are a way to think about a team. They are no reason to hire or reject anyone, and in many places that would be illegal.",
        ]),
        ...picker.take(1, "around"),
      ],
    },
    familySection(sign, render, 2),
    outlookSection(sign, chance.pick([2026, 2027, 2028]), render, 2),
  ]);
  return {
    sign,
    titleTails: chance
      .shuffle([
        "All Twelve Signs Ranked",
        render("From {best} to {last}"),
        render("{best} First, {last} Last"),
        "Best and Hardest Colleagues",
        render("Why the {best} Wins"),
        "Every Score Explained",
      ])
      .concat("Scores and Reasons", "Who and Why"),
    description: render([
      "The best and hardest colleagues for {aS}, by classical rule: every score with its reason, and advice for the difficult ones.",
      "Who works well with {aS}? The {best} leads the list. See all scores, the rule behind each, and what helps with the {last}.",
    ]),
    intro: [
      render([
        `${chance.pick(forms.openings)} At the top stands the {best}, with a score that few pairs reach. At the end of the list is the {last}. You can learn something from both.`,
        `${chance.pick(forms.openings)} For {aS} it is the {best} that comes out first. The {last} comes last. The reasons follow, and so does advice.`,
        `${chance.pick(forms.openings)} The short answer for {aS} is the {best}. The longer answer has eleven parts, and most of your coworkers are somewhere in it.`,
      ]),
      render([
        "The scores describe tendencies. You work with people, and nobody is only a sign. Still, it helps {aS} to know where cooperation comes easily and where a written note is wise.",
        "Use the list to understand what happens rather than to choose friends. {aS} who knows where friction comes from can deal with it.",
        "What you bring is the same with everyone: {gift}. How it is received depends on the other sign.",
      ]),
    ],
    sections: [
      {
        need: 1,
        heading: headingWith(context, render, [
          "all eleven scores",
          "the full list",
          "every sign in one table",
          "the table",
        ]),
        lead: [
          render([
            "Every pair starts at 50. Harmonies add points, tensions take some away, and the elements of both signs have a small say.",
            "The rules are classical and their weights are ours, because tradition ranks the rules without figures. Fifty is neutral.",
            "Read the table from the top. The middle column names the rule that decides for the {S}.",
          ]),
          scoreTable(sign, order),
        ],
        extra: [
          render([
            `The steps differ in size. A clash costs the {S} ${-matchPoints.liuchong} points, and the six harmonies bring ${matchPoints.liuhe}. Elements move the score by ${matchPoints.generating} at most.`,
            `How large are the steps? The six harmonies add ${matchPoints.liuhe} and the three harmonies ${matchPoints.sanhe}, while a clash takes ${-matchPoints.liuchong} away. A shared element is worth ${matchPoints["same-element"]} for {aS}, and a supporting one ${matchPoints.generating}.`,
            "No number here is a verdict. The best sign in the table can be a poor colleague of {aS}, and the last one a good friend.",
          ]),
        ],
      },
      {
        need: 1,
        heading: render([
          "The three easiest colleagues for {aS}",
          "Who makes work lighter for {aS}",
          "{Ss} and their natural allies",
        ]),
        lead: [relationParagraph(context, sign, best)],
        extra: [
          relationParagraph(context, sign, second),
          relationParagraph(context, sign, third),
          render([
            "Comfort can make careless. Let the {S} and such a friend agree on one hour a month for doubts.",
            "Ease has a price. Friends forgive each other a bad plan, so let somebody from the end of the list read it first.",
            "With people like these, {aS} relaxes. Keep the standards up by asking one outsider for an opinion.",
          ]),
        ],
      },
      {
        need: 1,
        heading: render([
          "The hard pairs, and what {aS} can do",
          "Where {aS} should put things in writing",
          "{Ss} and the signs that test them",
        ]),
        lead: [relationParagraph(context, sign, last)],
        extra: hard.slice(0, -1).map((other) => relationParagraph(context, sign, other)),
      },
      ...later.map((section, i): Section => ({ ...section, need: i < 3 ? 2 : 3 })),
      datesSection(context, sign, render, { need: 3, rows: 4, stories: 5 }),
    ],
    faqHeading: render([
      "Short answers about {Ss} and other signs",
      "What {Ss} ask about coworkers",
      "{S} compatibility: questions and answers",
    ]),
    faq: chance
      .shuffle([
        [
          "[Who is the best colleague for {aS}?|Which sign suits {aS} best?|Who is the natural partner of {aS}?]",
          [
            `The {best}, by score. Together you have {gift} on one side and ${chance.pickUnused(signContent[best].gifts)} on the other.`,
          ],
        ],
        [
          "[Who is the hardest colleague for {aS}?|Which sign asks for the most patience from {aS}?|With whom does {aS} have trouble?]",
          [
            `The {last} has the lowest score. {aS} can still learn from it: ${chance.pickUnused(signContent[last].gifts)}.`,
            `By score it is the {last}. With written agreements, {aS} benefits from ${chance.pickUnused(signContent[last].gifts)}.`,
            `The rules say the {last}. Meet with a clear agenda, and {aS} gets to know ${chance.pickUnused(signContent[last].gifts)}.`,
          ],
        ],
        [
          "Should {aS} turn down a job because of the boss's sign?",
          [
            "No. Take the job, ask for clear terms in the first week, and show {gift} early.",
            "Never for that alone. A difficult boss teaches {aS} more than an easy one, if the contract is good.",
          ],
        ],
        [
          "Do the scores of {aS} change with the year?",
          [
            "The relation between two animals never changes. What changes is the animal of the year, which treats {aS} well or badly.",
            "They stay. Only the mood around {aS} changes, because each year has its own animal.",
            "No. {aS} has the same score with a coworker for life, in good years and in difficult ones.",
          ],
        ],
        [
          "Is the match of {aS} with another sign the same in both directions?",
          [
            "The score is the same. The view may differ, since one element can feed the other and {aS} may be the one who gives.",
            "As a number, yes. In daily life {aS} may feel a tension that the other one hardly notices.",
            "Yes, the rules work both ways. The elements do not, and there {aS} may give more or get more.",
          ],
        ],
        [
          `Why do {aS} and the {second} get along?`,
          [
            `You get ${chance.pickUnused(signContent[second].gifts)}, and the {second} gets {gift}. Both of you come out ahead.`,
          ],
        ],
        [
          "Are there signs that {aS} should avoid?",
          [`None. ${theSigns(hard.slice(-2)).replace(/^t/, "T")} ask for more patience, and patience can be learned.`],
        ],
        ["How does {aS} behave in a quarrel?", [picker.scene("conflict")]],
        ["What does {aS} need from a colleague?", [`${picker.scene("feedback")} The rest is politeness.`]],
        ["Does {aS} make friends at work?", [picker.scene("rest")]],
      ] as const)
      .map(([question, answers]) => [render(question), render(answers)] as const),
    closingHeading: render([
      "One colleague, one step: a plan for {aS}",
      "What {aS} can do with this list",
      "Start with one name, {S}",
    ]),
    closing: [
      render([
        "Think of one coworker and find the sign. Read that entry again and do one thing that it suggests. You have a good tool for it: {gift}.",
        "Choose the colleague whom you understand least. Look up the sign, and ask one question instead of giving one answer. And {remedy}.",
        "Make a list of five people whom you depend on, with their signs. For each, write down what {aS} gives and what {aS} gets.",
      ]),
    ],
  };
}
