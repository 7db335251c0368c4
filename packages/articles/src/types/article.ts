import type { SignId } from "@zodiac-at-work/zodiac";

/** A company that an article may name. The writer checks its sign against the rules and leaves out uncertain ones. */
export interface CompanyFact {
  readonly name: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly founded: string;
  readonly industry?: string | undefined;
  /** The seat: `Austin, Texas` or `Tokyo, Japan`. */
  readonly place?: string | undefined;
  /** The place among the well-known companies, from 1. Undefined for every other company. */
  readonly rank?: number | undefined;
}

/** A car brand that an article may name. */
export interface BrandFact {
  readonly name: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly founded: string;
  readonly country: string;
  readonly category: string;
  /** The place among the well-known brands, from 1. Undefined for every other brand. */
  readonly rank?: number | undefined;
}

/** A US state that an article may speak of. */
export interface StateFact {
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly statehood: string;
  readonly capital: string;
  readonly nickname: string;
  readonly region?: string | undefined;
}

/** What the site knows beyond the rules of zodiac and numerology. */
export interface Knowledge {
  readonly companies: readonly CompanyFact[];
  readonly states: readonly StateFact[];
  readonly brands?: readonly BrandFact[] | undefined;
}

/** An article that a new one may link to. */
export interface LinkTarget {
  readonly path: string;
  readonly title: string;
  readonly targetKeyword: string;
}

/** Everything that a writer needs. The same request, with the same day, gives the same article of the template writer. */
export interface WriteRequest {
  readonly keyword: string;
  /** Replaces the writer's own title. */
  readonly title?: string | undefined;
  /** The most words of the text, 600 to 3000; 2000 if omitted. */
  readonly targetWordCount?: number | undefined;
  readonly seed: string;
  /** The day of writing, `YYYY-MM-DD`: what lies before it has happened. */
  readonly today: string;
  /** A US state, or `City, State`. Anything else, such as `Global`, adds nothing. */
  readonly businessLocation?: string | undefined;
  readonly includeLocalSEO?: boolean | undefined;
  readonly knowledge: Knowledge;
  readonly linkTargets?: readonly LinkTarget[] | undefined;
  /** Why the last text for this request was refused, for a writer that can mend it. */
  readonly refusedFor?: readonly string[] | undefined;
  /** Returns sentences that too many articles have, with other names. A writer that words its own sentences avoids them. */
  readonly commonSentences?: (() => Promise<readonly string[]>) | undefined;
  /** What a writer that costs money charges the text to. */
  readonly account?: WritingAccount | undefined;
}

/** A paragraph that is to have other words. */
export interface RewriteRequest extends WriteRequest {
  /** The article. */
  readonly content: string;
  /** The place of the paragraph among the blocks of the content, from 0. */
  readonly block: number;
}

/** A generation, or an article whose part is written again. Both are null for a text that is not kept. */
export interface WritingAccount {
  readonly generationId: number | null;
  readonly postId: number | null;
}

export interface Faq {
  readonly question: string;
  readonly answer: string;
}

export interface InternalLink {
  readonly path: string;
  readonly text: string;
}

/** One statement that a text makes, as found in the text. */
export interface Fact {
  readonly kind:
    | "newYear"
    | "yearSpan"
    | "yearSign"
    | "dateSign"
    | "relation"
    | "score"
    | "element"
    | "polarity"
    | "hours"
    | "working"
    | "lifePath"
    | "founding"
    | "length"
    | "date"
    | "number";
  /** The words that state it. */
  readonly text: string;
  readonly sign?: SignId;
  readonly year?: number;
}

export interface Article {
  readonly title: string;
  readonly slug: string;
  readonly metaDescription: string;
  /** HTML without the title: h2, h3, p, ul, ol, table, blockquote, a. */
  readonly content: string;
  readonly targetKeyword: string;
  readonly faq: readonly Faq[];
}

/**
 * Writes an article for a keyword. The template writer is pure; a model writer calls a service and may throw. An
 * `UnusableAnswerError` says that it wrote something, and that another try may give an article.
 */
export interface Writer {
  readonly name: string;
  readonly write: (request: WriteRequest, signal?: AbortSignal) => Promise<Article>;
  /**
   * Writes another version of a paragraph: what stands between its tags. A `NoVariantError` says that the writer has none.
   * `refusedFor` is what the checks found in the present version, or in the last try.
   */
  readonly rewrite?: (request: RewriteRequest, signal?: AbortSignal) => Promise<string>;
}
