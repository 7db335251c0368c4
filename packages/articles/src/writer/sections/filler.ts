import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { momentContent } from "../content/moment-content.ts";
import { signContent } from "../content/sign-content.ts";
import { moments } from "../content/sign-portrait.ts";
import { boundaryStory } from "../examples.ts";
import { longArticle, type Plan, type Section } from "../plan.ts";
import { nameOf, yearsOf } from "../sign-years.ts";
import { renderWith, type WriterContext } from "../writer-context.ts";
import { familySection } from "./family.ts";
import { hoursSection } from "./hours.ts";
import { kindsSection } from "./kinds.ts";
import { outlookSection } from "./outlook.ts";
import { portraitSlots } from "./portrait-slots.ts";
import { relationParagraph } from "./relations.ts";
import { sumsSection } from "./sums.ts";

/** Returns the sections that fill a long article, without those that the plan already has. */
export function fillerSections(context: WriterContext, plan: Plan): Section[] {
  const { chance } = context;
  const { sign } = plan;
  if (sign === undefined) return signTours(context, plan);
  const render = renderWith(context, portraitSlots(chance, sign));
  const taken = plan.sections.flatMap(({ lead, extra = [] }) => [...lead, ...extra]).join("\n");
  const others: SignId[] = chance.shuffle(
    signIds.filter((id) => id !== sign && !taken.includes(`<strong>${nameOf(id)}.</strong>`)),
  );
  const long = (context.request.targetWordCount ?? 2000) >= longArticle;
  const births = chance
    .shuffle(yearsOf(sign, 1936, 2010))
    .concat(chance.shuffle(yearsOf(sign, 1936, 2010)))
    .slice(0, long ? 14 : 4);
  const edges: Section = {
    need: 4,
    heading: render([
      "More birthdays at the border of the {S} year",
      "{S} or not? Further cases from the calendar",
      "Close calls: birthdays beside {S} years",
    ]),
    lead: [
      render([
        "Most mistakes happen with birthdays in January and February. Here are more cases, each checked against the exact day of a {S} year.",
        "If your birthday is in winter, look for a similar case. Each of these lies within days of the border of a {S} year.",
      ]),
      ...births.slice(0, 2).map((year) => boundaryStory(context, year)),
    ],
    extra: births.slice(2).map((year) => boundaryStory(context, year)),
  };
  const team: Section = {
    need: 4,
    heading: render([
      "Other colleagues of the {S}, sign by sign",
      "{aS} and the rest of the office",
      "More signs that {aS} meets at work",
    ]),
    lead: [
      render([
        "You work with more than one person. Here is the {S} beside other signs, with the rule and the score.",
        "An office has many signs. These are some that {aS} has to deal with as well.",
      ]),
      ...others.slice(0, 2).map((other) => relationParagraph(context, sign, other)),
    ],
    extra: others.slice(2).map((other) => relationParagraph(context, sign, other)),
  };
  const common: readonly (readonly [mark: string, section: () => Section])[] = [
    ["life path", () => sumsSection(context, sign, render, { need: 3, stories: long ? 6 : 3 })],
    ['<th scope="col">Hour of</th>', () => hoursSection(sign, render, 3)],
    ["<strong>Quiet tension.</strong>", () => familySection(sign, render, 3)],
    [", as in ", () => kindsSection(context, sign, render, 3)],
    [`>For the ${nameOf(sign)}<`, () => outlookSection(sign, 2027, render, 3)],
  ];
  const missing = chance
    .shuffle(common.filter(([mark]) => !taken.includes(mark)))
    .slice(0, long ? common.length : 1)
    .map(([, section]): Section => ({ ...section(), need: 4 }));
  // The composer takes the last first, and what differs most between two articles on one sign comes last.
  return [...missing, ...chance.shuffle([edges, ...(others.length < 3 ? [] : [team])])];
}

/** Sections that compare the twelve signs in one moment each, for articles that are not about a sign. */
function signTours({ chance, renderTemplate }: WriterContext, { label = "" }: Plan): Section[] {
  return chance
    .shuffle(moments)
    .slice(0, 3)
    .map((moment) => {
      const [first = "", second = "", ...others] = chance
        .shuffle(signIds)
        .map((id) => `<strong>${nameOf(id)}.</strong> ${chance.pick(signContent[id].moments[moment])}`);
      return {
        need: 4,
        heading: renderTemplate(
          chance.pick([
            `Beside ${label}: the twelve signs and {moment}`,
            `The people around you, ${label} or not: {moment}`,
            `Twelve signs, ${label}, and {moment}`,
          ]),
          { moment: momentContent[moment].label },
        ),
        lead: [
          renderTemplate(
            chance.pick([
              "Your colleagues have signs as well. This is how the twelve compare on the subject of {moment}.",
              "To see how much people differ, look at the twelve signs and {moment}.",
              "Habits differ more than job titles do. Here are the twelve signs on the subject of {moment}.",
            ]),
            { moment: momentContent[moment].label },
          ),
          first,
          second,
        ],
        extra: others,
      };
    });
}
