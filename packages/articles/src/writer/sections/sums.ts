import type { SignId } from "@zodiac-at-work/zodiac";
import { lifePathStory } from "../examples.ts";
import type { Section } from "../plan.ts";
import { yearsOf } from "../sign-years.ts";
import type { Render, WriterContext } from "../writer-context.ts";

/** Returns the section that adds the life path to the sign, with worked birthdays. */
export function sumsSection(
  context: WriterContext,
  sign: SignId,
  render: Render,
  { need, stories }: { readonly need: 2 | 3; readonly stories: number },
): Section {
  const years = yearsOf(sign, 1948, 2008);
  return {
    need,
    heading: render([
      "Add a number to the {S}: the life path",
      "{S} birthdays, added up",
      "The second clock: what numerology adds to the {S}",
      "Which life path goes with a {S} birthday?",
    ]),
    lead: [
      render([
        "Numerology uses the full date instead of the year. Add month, day and year, then the digits, until one digit or 11 or 22 remains. Here it is for some {S} birthdays.",
        "The sign comes from the moon, the life path from a sum. The two are independent, so every {S} has a number as well. Some worked examples:",
        "Two {Ss} of the same age can have different life paths. The calculation takes a minute: add the parts of the date, then the digits of the result.",
      ]),
    ],
    extra: Array.from({ length: stories }, () => lifePathStory(context, [context.chance.pick(years)])),
  };
}
