import type { CivilDate, SignId } from "@zodiac-at-work/zodiac";
import type { WriteRequest } from "../article.ts";
import type { Chance } from "./chance.ts";
import type { KeywordForms } from "./keyword-forms.ts";
import type { Say, Slots } from "./say.ts";

/** A section of a plan. Entries are paragraphs of text, or HTML if they begin with a tag. */
export interface Section {
  readonly heading: string;
  /** Stands whenever the section does. */
  readonly lead: readonly string[];
  /** Added one by one while there is room. */
  readonly extra?: readonly string[];
  /** The order in which sections are taken when there is not room for all: 1 first. Those of 4 fill a long article. */
  readonly need: 1 | 2 | 3 | 4;
}

/** All that a topic can say about its subject. The composer takes what fits. */
export interface Plan {
  /** What may follow the keyword in the title. */
  readonly titleTails: readonly string[];
  readonly description: string;
  readonly intro: readonly string[];
  readonly sections: readonly Section[];
  /** The heading of the questions. */
  readonly faqHeading: string;
  readonly faq: readonly (readonly [question: string, answer: string])[];
  readonly closingHeading: string;
  readonly closing: readonly string[];
  /** The sign that the article is about, if it is about one. Companies, birthdays and colleagues are added for it. */
  readonly sign: SignId | undefined;
  /** What an article without a sign is about, for the headings of what fills it: `life path 7`. */
  readonly label?: string;
}

/** From this number of words on, an article needs everything that its plan can say. */
export const longArticle = 2400;

/** What a topic works with. */
export interface Desk {
  readonly chance: Chance;
  /** The day on which the article is written. */
  readonly today: CivilDate;
  readonly say: Say;
  readonly request: WriteRequest;
  readonly forms: KeywordForms;
}

/** Says a text, or one of several; the texts of one list object do not repeat until all were said. */
export type Tell = (texts: string | readonly string[], more?: Slots) => string;

/** Returns a function that says texts with the same slots. */
export function tellWith({ chance, say }: Desk, slots: Slots): Tell {
  return (texts, more = {}) => say(typeof texts === "string" ? texts : chance.deal(texts), { ...slots, ...more });
}

/** Returns a heading that begins with the keyword. */
export function headingWith({ forms }: Desk, tell: Tell, tails: readonly string[]): string {
  const tail = tell(tails);
  return `${forms.heading}: ${tail.charAt(0).toLowerCase()}${tail.slice(1)}`;
}
