import { relationsBetween, type SignId } from "@zodiac-at-work/zodiac";
import { hoursOf } from "../examples.ts";
import type { Section } from "../plan.ts";
import { nameOf } from "../sign-years.ts";
import { table } from "../words.ts";
import type { Render } from "../writer-context.ts";

/** Returns the section on the double hours of the day, with those of an office day as a table. */
export function hoursSection(sign: SignId, render: Render, need: 2 | 3): Section {
  const officeDay: readonly SignId[] = ["dragon", "snake", "horse", "goat", "monkey", "rooster"];
  const { from, to } = hoursOf(sign);
  const good = officeDay.filter((id) => id !== sign && relationsBetween(sign, id)[0]?.kind === "harmony");
  const hard = officeDay.filter((id) => id !== sign && relationsBetween(sign, id)[0]?.kind === "tension");
  const times = (list: readonly SignId[]) =>
    list.map((id) => `the hour of the ${nameOf(id)}`).join(list.length > 1 ? " or " : "");
  return {
    need,
    heading: render([
      "The office day by the old clock, for {aS}",
      "Good hours for {Ss}",
      "When to ask {aS}: the double hours",
      "{S} time: what the old clock says about your day",
    ]),
    lead: [
      render(
        [
          "Old China divided the day into twelve double hours and gave each an animal. The hour of the {S} runs from {from} to {to}, when the animal was said to be {mood}.",
          "The zodiac also has a clock. Its hour of the {S} lasts from {from} to {to}. People pictured the animal {mood}.",
        ],
        { from, to, mood: moods[sign] },
      ),
      table(
        ["Hour of", "Time", "Relation"],
        officeDay.map((id) => {
          const { from: begin, to: end } = hoursOf(id);
          const rule = relationsBetween(sign, id)
            .map(({ name }) => name.toLowerCase())
            .join(", ");
          return [
            nameOf(id),
            `${begin} to ${end}`,
            id === sign
              ? `the ${nameOf(sign)}'s hour`
              : `${nameOf(id)} and ${nameOf(sign)}: ${rule || "no classical rule"}`,
          ];
        }),
      ),
    ],
    extra: [
      ...(good.length > 0
        ? [
            render(
              [
                "As {aS}, put a request or an interview into {list}. If nothing else, it gives you a reason to plan the day.",
                "For {Ss} the friendly part of an office day is {list}. Meetings that need a yes belong there.",
              ],
              { list: times(good) },
            ),
          ]
        : []),
      ...(hard.length > 0
        ? [
            render(
              [
                "{Ss} may keep routine work for {list}. It is a custom and not a law of nature, so test it for two weeks.",
                "Tradition would not have {aS} start a dispute in {list}. Most of us can use one hour a day without disputes.",
              ],
              { list: times(hard) },
            ),
          ]
        : []),
    ],
  };
}

const moods: Readonly<Record<SignId, string>> = {
  rat: "wide awake in a dark house",
  ox: "chewing calmly in the stall",
  tiger: "on the hunt before dawn",
  rabbit: "out in the first gray light",
  dragon: "gathering the morning mist into rain",
  snake: "leaving its hole as the sun warms the stones",
  horse: "at full strength under the noon sun",
  goat: "grazing through the long afternoon",
  monkey: "noisy in the trees before evening",
  rooster: "coming home to roost",
  dog: "on guard at nightfall",
  pig: "sound asleep",
};
