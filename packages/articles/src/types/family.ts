import type { ArticleFamily } from "@zodiac-at-work/catalog";
import type { CivilDate, SignId } from "@zodiac-at-work/zodiac";
import type { Faq, Knowledge } from "./article.ts";
import type { Keyword } from "./keyword.ts";

/** A keyword as the families read it. */
export interface ReadKeyword {
  /** Lower case, single spaces, no punctuation. */
  readonly text: string;
  /** The signs that it names, in order, each once. */
  readonly signs: readonly SignId[];
  /** Its words without the names of signs. */
  readonly words: readonly string[];
}

/** What a family says about a keyword. */
export interface Matter {
  readonly title: string;
  /** For search results and for the top of the page. It does not repeat the first paragraph. */
  readonly description: string;
  /** HTML. The first paragraph answers the title. */
  readonly content: string;
  readonly faq?: readonly Faq[];
}

export interface FamilyContext {
  readonly knowledge: Knowledge;
  /** The day of writing. */
  readonly today: CivilDate;
}

/** Articles of one shape: what they are about, and how they are made from their matter. */
export interface Family {
  readonly name: ArticleFamily;
  /** One keyword for each article that there is matter for. */
  readonly keywords: readonly Keyword[];
  /** Whether a keyword asks for an article of this family. A story may still have too little to tell. */
  readonly has: (keyword: ReadKeyword) => boolean;
  /** Returns the matter for a keyword; undefined if this family has no matter for it. */
  readonly find: (keyword: ReadKeyword, context: FamilyContext) => Matter | undefined;
}
