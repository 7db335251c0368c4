import { type Element, type SignId, signById } from "@zodiac-at-work/zodiac";
import { elementContent } from "../content/element-content.ts";
import type { Section } from "../plan.ts";
import type { Render, WriterContext } from "../writer-context.ts";

/** Returns one of the things that can be said of an element. */
export function elementAside({ chance }: WriterContext, element: Element): string {
  const { plenty, lack, office, team, money } = elementContent[element];
  return chance.pick([plenty, lack, office, team, money].flat());
}

/** Returns the section on the fixed element of a sign. */
export function elementSection(context: WriterContext, sign: SignId, render: Render, need: 2 | 3): Section {
  const { chance } = context;
  const content = elementContent[signById(sign).element];
  const [first = "", second = "", third = "", fourth = ""] = chance.shuffle(
    [content.office, content.team, content.money, content.plenty, content.lack].map((texts) => chance.pick(texts)),
  );
  return {
    need,
    heading: render([
      "What {e} does for the {S}",
      "The {S} and its element: {e} at work",
      "{E} in the office: the nature of the {S}",
      "Why the {S} works like {e}",
    ]),
    lead: [
      render([
        "Every sign has an element that never changes. The {S}'s element is {e}, and the tradition describes it as {image}. People of {e} {habit}.",
        "The {S}'s own element is {e}. Picture {image}, and you have the basic movement of the sign. Such people {habit}.",
        "Beside the element of your birth year there is one that all {Ss} share. The {S}'s element is {e}: {image}.",
      ]),
      first,
    ],
    extra: [
      second,
      render([
        "The {S} is {pol}. In old texts yang acts first and takes in later, while yin takes in first. You notice the difference in who speaks up in a meeting.",
        "Polarity completes the picture. The {S} is {pol}, one half of a pair of forces that need each other, as day needs night.",
      ]),
      third,
      fourth,
    ],
  };
}
