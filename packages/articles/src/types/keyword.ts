import type { KeywordCategory, SearchIntent } from "@zodiac-at-work/catalog";

export interface Keyword {
  /** Lower case, unique. */
  readonly keyword: string;
  readonly category: KeywordCategory;
  readonly intent: SearchIntent;
}
