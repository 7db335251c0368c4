import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { boundaryStory, nameOf, yearsOf } from "../examples.ts";
import { type Desk, type Plan, type Section, tellWith } from "../plan.ts";
import { familySection } from "./family.ts";
import { hoursSection } from "./hours.ts";
import { fullSlots } from "./slots.ts";
import { sumsSection } from "./sums.ts";
import { tie } from "./ties.ts";

/** Returns the sections that fill a long article, without those that the plan already has. */
export function reserveSections(desk: Desk, plan: Plan): Section[] {
  const { chance } = desk;
  const { sign } = plan;
  const tell = tellWith(desk, fullSlots(chance, sign));
  const told = plan.sections.flatMap(({ lead, extra = [] }) => [...lead, ...extra]).join("\n");
  const others: SignId[] = chance.shuffle(
    signIds.filter((id) => id !== sign && !told.includes(`<strong>${nameOf(id)}.</strong>`)),
  );
  const births = chance.shuffle(yearsOf(sign, 1936, 2010));
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
    ],
    extra: births.map((year) => boundaryStory(desk, year)),
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
    ],
    extra: others.map((other) => tie(desk, sign, other)),
  };
  return chance.shuffle([
    edges,
    ...(others.length < 3 ? [] : [team]),
    ...(told.includes('<th scope="col">Hour of</th>') ? [] : [{ ...hoursSection(sign, tell, 3), need: 4 as const }]),
    ...(told.includes("<strong>Quiet tension.</strong>")
      ? []
      : [{ ...familySection(sign, tell, 3), need: 4 as const }]),
    ...(told.includes("life path") ? [] : [sumsSection(desk, sign, tell, { need: 4, stories: 6 })]),
  ]);
}
