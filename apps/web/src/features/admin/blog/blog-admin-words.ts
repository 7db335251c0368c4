import type {
  ArticleFamily,
  ArticleGate,
  GenerationFrequency,
  GenerationStep,
  KeywordCategory,
  SearchIntent,
} from "@zodiac-at-work/catalog";
import type { KeywordState } from "./blog-admin-view.ts";

export const categoryNames: Readonly<Record<KeywordCategory, string>> = {
  astrology: "Astrology",
  zodiac: "Zodiac",
  compatibility: "Compatibility",
  career: "Career",
  personality: "Personality",
};

export const familyNames: Readonly<Record<ArticleFamily, string>> = {
  stories: "Data story, computed from the catalog",
  guides: "Guide by sign and situation",
  explainers: "Calendar or numbers explained",
};

export const intentNames: Readonly<Record<SearchIntent, string>> = {
  informational: "Informational",
  commercial: "Commercial",
  transactional: "Transactional",
  navigational: "Navigational",
};

export const keywordStateNames: Readonly<Record<KeywordState, string>> = {
  unused: "Not used yet",
  active: "Active",
  inactive: "Inactive",
};

export const frequencyNames: Readonly<Record<GenerationFrequency, string>> = {
  daily: "Every day",
  weekly: "Every week",
  biweekly: "Every two weeks",
  monthly: "Every month",
};

/** What a generation does in a step. */
export const stepNames: Readonly<Record<GenerationStep, string>> = {
  keyword: "Choosing the keyword",
  text: "Writing the text",
  links: "Adding links",
  gates: "Checking facts, links and reading ease",
  save: "Saving the article",
};

export const gateNames: Readonly<Record<ArticleGate, string>> = {
  facts: "Facts",
  originality: "Originality",
  wordCount: "Word count",
  title: "Title",
  slug: "Slug",
  metaDescription: "Meta description",
  headings: "Headings",
  keyword: "Keyword",
  links: "Links",
  readingEase: "Reading ease",
  answer: "Answer to the title",
  titleCount: "Count in the title",
  frames: "Repeated sentences",
  ownWords: "Words of its own",
  reader: "Reader",
  passedDays: "Passed days",
  claims: "Claims about signs",
};

/** Returns how long something has taken, in whole seconds: `12 s`, `1 min 5 s`. */
export function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
