import type { Api, Of } from "@zodiac-at-work/contracts";

type Response<Name extends keyof Api> = Of<Api[Name], "response">;

/** One page of articles, with the counts of their statuses. */
export type ArticlePage = Response<"GET /api/blog/posts">;

export type Article = ArticlePage["posts"][number];

export type Keyword = Response<"GET /api/blog/keywords">["keywords"][number];

/** The writing of one article, from the request to its outcome. */
export type Generation = Response<"GET /api/blog/generations">["generations"][number];

/** The figures of the page. */
export type BlogOverview = Response<"GET /api/blog/overview">;

export type BlogSettings = Response<"GET /api/blog/settings">["settings"];

/** What the model that writes cost, and may cost. */
export type ModelCosts = Response<"GET /api/blog/model-costs">;

export type ModelBudget = ModelCosts["budget"];

/** What an import of keywords did, or why it did nothing. */
export type ImportOutcome = Response<"POST /api/blog/keywords/import">;
