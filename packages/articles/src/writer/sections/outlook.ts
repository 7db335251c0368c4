import { relationsBetween, type SignId, signForYear } from "@zodiac-at-work/zodiac";
import type { Section } from "../plan.ts";
import { nameOf, nameOfYear } from "../sign-years.ts";
import { listOf, table } from "../words.ts";
import type { Render } from "../writer-context.ts";

/** Returns the section on the years ahead of a sign, from the first year on. */
export function outlookSection(sign: SignId, first: number, render: Render, need: 2 | 3): Section {
  const years = Array.from({ length: 6 }, (_, i) => first + i);
  const friendly = years.filter((year) => relationsBetween(sign, signForYear(year))[0]?.kind === "harmony");
  const tense = years.filter((year) => relationsBetween(sign, signForYear(year))[0]?.kind === "tension");
  const named = (list: readonly number[]) => listOf(list.map((year) => `${nameOfYear(year)} (${year})`));
  return {
    need,
    heading: render([
      "The {S} in the years ahead",
      "Which years suit {aS}, and which ask for care",
      "Six years of the calendar, seen by {aS}",
      "A calendar for {Ss} with long plans",
    ]),
    lead: [
      render([
        "Every year has an animal, and the {S} has a relation to each of them. The table helps you to time a move.",
        "The rules that join two people also join a sign and a year. For the {S} the next years look like this:",
        "If you plan a change that takes several years, look at the animals on the way. This is the list for the {S}:",
      ]),
      table(
        ["Year", "Name", "For the {S}".replace("{S}", nameOf(sign))],
        years.map((year) => {
          const host = signForYear(year);
          const relations = relationsBetween(sign, host);
          const rule =
            host === sign
              ? `${nameOf(sign)}: its own year`
              : `${nameOf(sign)} and ${nameOf(host)}: ${relations.map(({ name }) => name.toLowerCase()).join(", ") || "no classical rule"}`;
          return [String(year), nameOfYear(year), rule];
        }),
      ),
    ],
    extra: [
      ...(friendly.length > 0
        ? [
            render(
              [
                "The friendly part for {Ss} is {list}. Put the step that depends on other people there: an application, a partnership, a first client.",
                "As {aS}, save requests for {list}. A yes comes more easily when the year is on your side.",
              ],
              { list: named(friendly) },
            ),
          ]
        : []),
      ...(tense.length > 0
        ? [
            render(
              [
                "More care is needed in {list}. {aS} should enter it with a reserve, clear contracts and one plan fewer.",
                "For {Ss} the demanding stretch is {list}. It is a good time for training and repairs and a poor one for a quarrel.",
              ],
              { list: named(tense) },
            ),
          ]
        : []),
    ],
  };
}
