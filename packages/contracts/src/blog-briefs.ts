import { articleFamilies } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, idInPath } from "./fields.ts";

/** What a writer is told about an article. */
const brief = z.object({
  family: z.enum(articleFamilies),
  /** The title, which the article answers as a question. */
  question: z.string(),
  /** What the first paragraph says. */
  answer: z.string(),
  /** What there is to say, each a heading, a paragraph or an item of a list. */
  matter: z.array(z.string()),
  /** Rows of tables, with the head of each cell. */
  figures: z.array(z.string()),
  /** What the sections treat, in order. */
  outline: z.array(z.string()),
  questions: z.array(z.string()),
  /** The only statements of years, signs, scores and companies that the article may make. */
  facts: z.array(z.string()),
  /** Sentences that too many articles have, with other names. A writer that words its own sentences avoids them. */
  banned: z.array(z.string()),
  /** The most words that are asked for. */
  mostWords: count,
  /** The words of the built-in writer, which ends where its matter does. */
  words: count,
});

/** A brief; or null, and why there is none, as a sentence. */
const briefOrRefusal = { brief: brief.nullable(), refusal: z.string().nullable() };

export const getArticleBrief = {
  method: "GET",
  path: "/api/blog/posts/:id/brief",
  access: "admin",
  summary: "Returns the brief that a writer gets for the keyword of an article",
  params: z.object({ id: idInPath }),
  response: z.object(briefOrRefusal),
  errors: ["not-found"],
} as const satisfies Endpoint;

export const getKeywordBrief = {
  method: "GET",
  path: "/api/blog/keywords/:id/brief",
  access: "admin",
  summary: "Returns the brief for a keyword, and the text of the built-in writer. Nothing is saved",
  params: z.object({ id: idInPath }),
  response: z.object({
    keyword: z.string(),
    ...briefOrRefusal,
    /** Null like the brief. */
    preview: z.object({ title: z.string(), metaDescription: z.string(), content: z.string() }).nullable(),
  }),
  errors: ["not-found"],
} as const satisfies Endpoint;
