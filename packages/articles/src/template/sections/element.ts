import { type Element, type SignId, signById } from "@zodiac-at-work/zodiac";
import { elementMatter } from "../matter/element-matter.ts";
import type { Desk, Section, Tell } from "../plan.ts";

/** Returns one of the things that can be said of an element. */
export function elementAside({ chance }: Desk, element: Element): string {
  const { plenty, lack, office, team, money } = elementMatter[element];
  return chance.pick([plenty, lack, office, team, money].flat());
}

/** Returns the section on the fixed element of a sign. */
export function elementSection(desk: Desk, sign: SignId, tell: Tell, need: 2 | 3): Section {
  const { chance } = desk;
  const matter = elementMatter[signById(sign).element];
  const [first = "", second = "", third = "", fourth = ""] = chance.shuffle(
    [matter.office, matter.team, matter.money, matter.plenty, matter.lack].map((texts) => chance.pick(texts)),
  );
  return {
    need,
    heading: tell([
      "What {e} does for the {S}",
      "The {S} and its element: {e} at work",
      "{E} in the office: the nature of the {S}",
      "Why the {S} works like {e}",
    ]),
    lead: [
      tell([
        "Every sign has an element that never changes. The {S}'s element is {e}, and the tradition describes it as {image}. People of {e} {habit}.",
        "The {S}'s own element is {e}. Picture {image}, and you have the basic movement of the sign. Such people {habit}.",
        "Beside the element of your birth year there is one that all {Ss} share. The {S}'s element is {e}: {image}.",
      ]),
      first,
    ],
    extra: [
      second,
      tell([
        "The {S} is {pol}. In old texts yang acts first and takes in later, while yin takes in first. You notice the difference in who speaks up in a meeting.",
        "Polarity completes the picture. The {S} is {pol}, one half of a pair of forces that need each other, as day needs night.",
      ]),
      third,
      fourth,
    ],
  };
}
