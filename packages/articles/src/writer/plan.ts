import type { SignId } from "@zodiac-at-work/zodiac";

/** A section of a plan. Entries are paragraphs of text, or HTML if they begin with a tag. */
export interface Section {
  readonly heading: string;
  /** Stands whenever the section does. */
  readonly lead: readonly string[];
  /** Added one by one while there is room. */
  readonly extra?: readonly string[];
  /** Sections are taken in this order when there is not room for all: 1 first. Those of 4 fill a long article. */
  readonly need: 1 | 2 | 3 | 4;
}

/** Everything on a subject. The composer takes what fits. */
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

/** From this number of words on, an article needs its whole plan. */
export const longArticle = 2400;
