/** The categories of keywords and articles, in the order of forms. */
export const keywordCategories = ["astrology", "zodiac", "compatibility", "career", "personality"] as const;

export type KeywordCategory = (typeof keywordCategories)[number];

/** The kinds of articles: computed from the catalog, for a sign or a pair at work, and about the calendar and numbers. */
export const articleFamilies = ["stories", "guides", "explainers"] as const;

export type ArticleFamily = (typeof articleFamilies)[number];

/** What a searcher wants, in the order of forms. */
export const searchIntents = ["informational", "commercial", "transactional", "navigational"] as const;

export type SearchIntent = (typeof searchIntents)[number];

/** How often an article is written by itself. */
export const generationFrequencies = ["daily", "weekly", "biweekly", "monthly"] as const;

export type GenerationFrequency = (typeof generationFrequencies)[number];

/** The status of an article. A scheduled article is published at its time. */
export const articleStatuses = ["draft", "scheduled", "published"] as const;

export type ArticleStatus = (typeof articleStatuses)[number];

/** The checks that an article passes before it is saved by a writer. */
export const articleGates = [
  "facts",
  "originality",
  "wordCount",
  "title",
  "slug",
  "metaDescription",
  "headings",
  "keyword",
  "links",
  "readingEase",
  "answer",
  "titleCount",
  "frames",
  "ownWords",
  "reader",
  "passedDays",
  "claims",
] as const;

export type ArticleGate = (typeof articleGates)[number];

/** The state of a generation. `failed` names its problem and used up no keyword. */
export const generationStates = ["queued", "running", "done", "failed"] as const;

export type GenerationState = (typeof generationStates)[number];

/** What a running generation does, in order. */
export const generationSteps = ["keyword", "text", "links", "gates", "save"] as const;

export type GenerationStep = (typeof generationSteps)[number];

/**
 * The form of a picture's address: an `https` URL without credentials, or a path of the site. All characters are visible
 * ASCII. It means the same to JavaScript and to PostgreSQL. A new pattern needs a migration that replaces the constraint
 * of `blog_posts`.
 */
export const imageAddressPattern = String.raw`^(?:https://[A-Za-z0-9.-]+(?::[0-9]+)?(?:[/?#][!-~]*)?|/(?![/\\])[!-~]*)$`;

/** What can be done with several articles at once. */
export const articleActions = ["publish", "unpublish", "schedule", "recheck", "delete"] as const;

export type ArticleAction = (typeof articleActions)[number];

/** The most articles that one call changes. */
export const mostArticlesAtOnce = 500;
