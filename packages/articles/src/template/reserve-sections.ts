import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { boundaryStory, lifePathStory, nameOf, yearsOf } from "./examples.ts";
import type { Desk, Plan, Section } from "./plan.ts";
import { tie } from "./topics/sign-parts.ts";
import { signSlots } from "./words.ts";

/** Returns the sections that fill a long article: colleagues of the other signs, and worked birthdays. */
export function reserveSections(desk: Desk, plan: Plan): Section[] {
  const { chance, say } = desk;
  const { sign } = plan;
  const slots = signSlots(sign);
  const told = plan.sections.flatMap(({ lead, extra = [] }) => [...lead, ...extra]).join("\n");
  const others: SignId[] = chance.shuffle(
    signIds.filter((id) => id !== sign && !told.includes(`<strong>${nameOf(id)}.</strong>`)),
  );
  // More than a few sums in a row are filler, except in an article that has to be long.
  const births = chance
    .shuffle([...yearsOf(sign, 1936, 2010), ...yearsOf(sign, 1936, 2010)])
    .slice(0, (desk.request.targetWordCount ?? 2000) < 2400 ? 4 : 14);
  const sums: Section = {
    need: 4,
    heading: say("[{S} birthdays as sums|The number that goes with {aS}|A few {S} birthdays, added up]", slots),
    lead: [
      say(
        "[A sign says nothing of your number|Sign and number are two things], so [add yours|work it out]: month, day and year, then the digits. [These people|The next few] were all born [as {Ss}|in {S} years, or just before one], and [their paths differ|no two need agree]:",
        slots,
      ),
    ],
    extra: births.map((year) => lifePathStory(desk, [year])),
  };
  const edges: Section = {
    need: 4,
    heading: say(
      "[More birthdays at the edge of the {S} year|On the edge: birthdays beside {S} years|{S} or not? Further cases]",
      slots,
    ),
    lead: [
      say(
        "[The edge is where mistakes are made|Mistakes happen at the edge]. [Here are more cases|More cases follow], each [checked against the calendar|worked from the exact day] of [its own|one] {S} year:",
        slots,
      ),
    ],
    extra: births.map((year) => boundaryStory(desk, year)),
  };
  if (others.length < 3) return [edges, sums];
  const team: Section = {
    need: 4,
    heading: say(
      "[The rest of the office, seen by {aS}|{aS} looks around the office|Other signs, as {aS} meets them]",
      slots,
    ),
    lead: [
      say(
        "[No one works with one sign only|You will meet all twelve]. [Here is the {S} beside some others|Some others, seen from the {S}], with the rule and the score:",
        slots,
      ),
    ],
    extra: others.map((other) => tie(desk, sign, other)),
  };
  return [edges, sums, team];
}
