import { elementRelation, type SignId, signById } from "@zodiac-at-work/zodiac";
import { kindContent } from "../content/kind-content.ts";
import type { Section } from "../plan.ts";
import { elementOf, nameOfYear, yearsOf } from "../sign-years.ts";
import { capital } from "../words.ts";
import type { Render, WriterContext } from "../writer-context.ts";

/** Returns the section on the five kinds of a sign by the element of the birth year. */
export function kindsSection(context: WriterContext, sign: SignId, render: Render, need: 1 | 2 | 3): Section {
  return {
    need,
    heading: render([
      "Five kinds of {S}: wood, fire, earth, metal and water",
      "Which element does your {S} year have?",
      "Your birth year adds an element to the {S}",
      "Why two {Ss} can be so different",
    ]),
    lead: [
      render([
        "Each year carries an element as well as an animal, so there are five kinds of {S}. The element comes on top of the {e} that all {Ss} share.",
        "Two {Ss} twelve years apart have the same animal and a different element. The full combination returns only after sixty years.",
        "If you know two {Ss} who have little in common, look at their years. The element of the year changes the tone.",
      ]),
    ],
    extra: kindsOf(context, sign),
  };
}

function kindsOf({ chance, renderTemplate }: WriterContext, sign: SignId): string[] {
  const own = signById(sign).element;
  return chance.shuffle(yearsOf(sign, 1950, 2009)).map((year) => {
    const element = elementOf(year);
    const relation = chance.int(2) === 0 ? ` ${chance.pickUnused(kindRelations[elementRelation(element, own)])}` : "";
    return renderTemplate(
      `<strong>${nameOfYear(year)}, as in ${year}.</strong> ${kindContent[sign][element]}${relation}`,
      {
        S: signById(sign).name,
        el: element,
        El: capital(element),
        e: own,
        E: capital(own),
      },
    );
  });
}

const kindRelations = {
  same: ["The {el} of the year repeats the {S}'s own {e}, so the character is stronger."],
  generates: ["{El} feeds {e}, so the year supports the {S}.", "Since {el} feeds {e}, this {S} is well supplied."],
  "generated-by": ["{E} feeds {el}, so this {S} gives more than it takes.", "Since {e} feeds {el}, rest matters here."],
  controls: ["{El} checks {e}, which gives the {S} discipline.", "Since {el} checks {e}, this {S} is more careful."],
  "controlled-by": [
    "{E} checks {el}, so the {S} has a firm hand on its element.",
    "Since {e} checks {el}, effort is rewarded.",
  ],
} as const;
