import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { boundaryStory } from "../examples.ts";
import { momentMatter } from "../matter/moment-matter.ts";
import { signMatter } from "../matter/sign-matter.ts";
import { moments } from "../matter/sign-portrait.ts";
import { type Desk, longArticle, type Plan, type Section, tellWith } from "../plan.ts";
import { nameOf, yearsOf } from "../sign-years.ts";
import { familySection } from "./family.ts";
import { hoursSection } from "./hours.ts";
import { kindsSection } from "./kinds.ts";
import { outlookSection } from "./outlook.ts";
import { fullSlots } from "./slots.ts";
import { sumsSection } from "./sums.ts";
import { tie } from "./ties.ts";

/** Returns the sections that fill a long article, without those that the plan already has. */
export function reserveSections(desk: Desk, plan: Plan): Section[] {
  const { chance } = desk;
  const { sign } = plan;
  if (sign === undefined) return signTours(desk, plan);
  const tell = tellWith(desk, fullSlots(chance, sign));
  const told = plan.sections.flatMap(({ lead, extra = [] }) => [...lead, ...extra]).join("\n");
  const others: SignId[] = chance.shuffle(
    signIds.filter((id) => id !== sign && !told.includes(`<strong>${nameOf(id)}.</strong>`)),
  );
  const long = (desk.request.targetWordCount ?? 2000) >= longArticle;
  const births = chance
    .shuffle(yearsOf(sign, 1936, 2010))
    .concat(chance.shuffle(yearsOf(sign, 1936, 2010)))
    .slice(0, long ? 14 : 4);
  const edges: Section = {
    need: 4,
    heading: tell([
      "More birthdays at the border of the {S} year",
      "{S} or not? Further cases from the calendar",
      "Close calls: birthdays beside {S} years",
    ]),
    lead: [
      tell([
        "Most mistakes happen with birthdays in January and February. Here are more cases, each checked against the exact day of a {S} year.",
        "If your birthday is in winter, look for a similar case. Each of these lies within days of the border of a {S} year.",
      ]),
      ...births.slice(0, 2).map((year) => boundaryStory(desk, year)),
    ],
    extra: births.slice(2).map((year) => boundaryStory(desk, year)),
  };
  const team: Section = {
    need: 4,
    heading: tell([
      "Other colleagues of the {S}, sign by sign",
      "{aS} and the rest of the office",
      "More signs that {aS} meets at work",
    ]),
    lead: [
      tell([
        "You work with more than one person. Here is the {S} beside other signs, with the rule and the score.",
        "An office has many signs. These are some that {aS} has to deal with as well.",
      ]),
      ...others.slice(0, 2).map((other) => tie(desk, sign, other)),
    ],
    extra: others.slice(2).map((other) => tie(desk, sign, other)),
  };
  const common: readonly (readonly [mark: string, section: () => Section])[] = [
    ["life path", () => sumsSection(desk, sign, tell, { need: 3, stories: long ? 6 : 3 })],
    ['<th scope="col">Hour of</th>', () => hoursSection(sign, tell, 3)],
    ["<strong>Quiet tension.</strong>", () => familySection(sign, tell, 3)],
    [", as in ", () => kindsSection(desk, sign, tell, 3)],
    [`>For the ${nameOf(sign)}<`, () => outlookSection(sign, 2027, tell, 3)],
  ];
  const missing = chance
    .shuffle(common.filter(([mark]) => !told.includes(mark)))
    .slice(0, long ? common.length : 1)
    .map(([, section]): Section => ({ ...section(), need: 4 }));
  // The composer takes the last first, and what differs most between two articles on one sign comes last.
  return [...missing, ...chance.shuffle([edges, ...(others.length < 3 ? [] : [team])])];
}

/** Sections that compare the twelve signs in one moment each, for articles that are not about a sign. */
function signTours({ chance, say }: Desk, { label = "" }: Plan): Section[] {
  return chance
    .shuffle(moments)
    .slice(0, 3)
    .map((moment) => {
      const [first = "", second = "", ...others] = chance
        .shuffle(signIds)
        .map((id) => `<strong>${nameOf(id)}.</strong> ${chance.pick(signMatter[id].moments[moment])}`);
      return {
        need: 4,
        heading: say(
          chance.pick([
            `Beside ${label}: the twelve signs and {moment}`,
            `The people around you, ${label} or not: {moment}`,
            `Twelve signs, ${label}, and {moment}`,
          ]),
          { moment: momentMatter[moment].label },
        ),
        lead: [
          say(
            chance.pick([
              "Your colleagues have signs as well. This is how the twelve compare on the subject of {moment}.",
              "To see how much people differ, look at the twelve signs and {moment}.",
              "Habits differ more than job titles do. Here are the twelve signs on the subject of {moment}.",
            ]),
            { moment: momentMatter[moment].label },
          ),
          first,
          second,
        ],
        extra: others,
      };
    });
}
