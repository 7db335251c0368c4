import { z } from "zod";
import { getArticle } from "./blog-posts.ts";
import type { Endpoint } from "./endpoint.ts";
import { count, idInPath } from "./fields.ts";

const rewriting = z.object({
  /** The id of the task. */
  task: z.uuid(),
  state: z.enum(["waiting", "proposed", "refused"]),
  /** The place of the paragraph among the blocks of the text, from 0. */
  block: count,
  /** What stands between the tags of the paragraph, as HTML. */
  before: z.string(),
  /** Another version; null unless the state is `proposed`. */
  after: z.string().nullable(),
  /** Why there is no other version, or why it is not there yet, as a sentence. */
  problem: z.string().nullable(),
});

export const rewriteParagraph = {
  method: "POST",
  path: "/api/blog/posts/:id/rewrites",
  access: "admin",
  audit: { action: "rewrite-paragraph" },
  summary: "Asks the writer for another version of a paragraph, and waits up to 25 seconds. The article stays as it is",
  params: z.object({ id: idInPath }),
  body: z.object({ version: count, block: count }),
  response: z.object({ rewriting }),
  mayContinue: true,
  errors: ["not-found", "version-conflict"],
} as const satisfies Endpoint;

const params = z.object({ id: idInPath, task: z.uuid() });

export const getRewriting = {
  method: "GET",
  path: "/api/blog/posts/:id/rewrites/:task",
  access: "admin",
  summary: "Returns another version of a paragraph once it is written. It is kept for a week",
  params,
  response: z.object({ rewriting }),
  errors: ["not-found"],
} as const satisfies Endpoint;

export const acceptRewriting = {
  method: "POST",
  path: "/api/blog/posts/:id/rewrites/:task/accept",
  access: "admin",
  audit: { action: "accept-rewriting" },
  summary: "Saves an article with the other version of its paragraph, and keeps the state before as a revision",
  params,
  response: z.object({ post: getArticle.response.shape.post }),
  errors: ["not-found", "version-conflict"],
} as const satisfies Endpoint;
