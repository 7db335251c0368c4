import {
  elementRelation,
  type RelationId,
  relationsBetween,
  type SignId,
  signById,
  signIds,
} from "@zodiac-at-work/zodiac";
import type { Section } from "../plan.ts";
import { nameOf } from "../sign-years.ts";
import { capital, list, listOf } from "../words.ts";
import type { Render } from "../writer-context.ts";

/** Returns the section that names the relatives of a sign by each rule. */
export function familySection(sign: SignId, render: Render, need: 1 | 2 | 3): Section {
  const name = nameOf(sign);
  const by = (id: RelationId) =>
    signIds.filter((other) => other !== sign && relationsBetween(sign, other).some((relation) => relation.id === id));
  const [partner] = by("liuhe") as [SignId];
  const [opposite] = by("liuchong") as [SignId];
  const [harm] = by("liuhai") as [SignId];
  const [first, second] = by("sanhe") as [SignId, SignId];
  return {
    need,
    heading: render([
      "Friends, allies and opposites of the {S}",
      "Where the {S} stands on the wheel of twelve",
      "The {S} and its relatives on the wheel",
      "Six rules, and what they say about the {S}",
    ]),
    lead: [
      render([
        "Chinese astrology has six rules for two signs. Four of them matter most for the {S}:",
        "To find the relatives of the {S}, count places around the circle. The main ones are these:",
      ]),
      list([
        `<strong>Partner.</strong> ${name} and ${nameOf(partner)} are joined by the six harmonies. ${render(familyLines.liuhe)}`,
        `<strong>Allies.</strong> The trine of the ${name} has two more members, the ${nameOf(first)} and the ${nameOf(second)}. ${render(familyLines.sanhe)}`,
        `<strong>Opposite.</strong> ${name} and ${nameOf(opposite)} are one of the six clashes. ${render(familyLines.liuchong)}`,
        `<strong>Quiet tension.</strong> ${name} and ${nameOf(harm)} belong to the six harms. ${render(familyLines.liuhai)}`,
      ]),
    ],
    extra: [
      render(
        [
          "Elements add a layer. The {S}'s element is {e}. {Fed} feeds {e}, so people of {fed} support you. In turn {checked} checks {e}, so people of {checked} slow you down.",
          "Then there are the elements. The {S}'s own element is {e}, and {e} feeds {feeds}. {Ss} therefore do well as suppliers and mentors of {feeds} people.",
        ],
        elementSlots(sign),
      ),
    ],
  };
}

function elementSlots(sign: SignId) {
  const own = signById(sign).element;
  const all = ["wood", "fire", "earth", "metal", "water"] as const;
  const find = (relation: string) => all.find((each) => elementRelation(own, each) === relation) as string;
  const fed = find("generated-by");
  return { fed, Fed: capital(fed), checked: find("controlled-by"), feeds: find("generates") };
}

const familyLines = {
  liuhe: [
    "Ask this colleague for a second opinion.",
    "What you lack is often found on that desk.",
    "Cooperation here needs little preparation.",
  ],
  sanhe: ["You want the same result and use different tools.", "Bring them in when a project needs allies."],
  liuchong: [
    "Divide the work clearly and you see twice as much.",
    "Agree on borders first, then enjoy the other view.",
  ],
  liuhai: [
    "Talk directly, since trouble comes by way of third persons.",
    "Small misunderstandings should be cleared up the same day.",
  ],
} as const;

/** Returns the names of signs as running text has them: `the Rat, the Ox and the Tiger`. */
export function theSigns(ids: readonly SignId[]): string {
  return listOf(ids.map((id) => `the ${nameOf(id)}`));
}
