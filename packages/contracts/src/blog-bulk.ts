import { articleActions, articleStatuses, keywordCategories, mostArticlesAtOnce } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, id, moment, oneOf, textOrNone } from "./fields.ts";

export const listArticleIds = {
  method: "GET",
  path: "/api/blog/posts/ids",
  access: "admin",
  summary: `Lists the ids of the articles that match, in the order of the list, ${mostArticlesAtOnce} at most`,
  query: z.object({
    search: textOrNone(200).optional(),
    status: oneOf([...articleStatuses, "deleted"]).optional(),
    category: oneOf(keywordCategories).optional(),
  }),
  response: z.object({
    ids: z.array(id),
    /** All that match. */
    total: count,
  }),
} as const satisfies Endpoint;

export const changeArticles = {
  method: "POST",
  path: "/api/blog/posts/bulk",
  access: "admin",
  audit: { action: "change-articles", keeps: ["action", "ids", "at"] },
  summary: "Does the same with several articles, one after the other. An article that fails leaves the others alone",
  body: z.object({
    action: oneOf(articleActions),
    ids: z.array(id).min(1).max(mostArticlesAtOnce),
    /** When the first article is published; required by `schedule`. */
    at: moment.optional(),
    /** Days between two articles of `schedule`, in the order of `ids`; 0 if omitted. */
    daysBetween: z.int().min(0).max(30).optional(),
  }),
  response: z.object({
    changed: count,
    /** Articles that were like this before. */
    unchanged: count,
    failures: z.array(
      z.object({
        id,
        /** Null if no article has the id. */
        title: z.string().nullable(),
        /** Why it stays as it was, as a sentence. */
        reason: z.string(),
      }),
    ),
  }),
} as const satisfies Endpoint;
