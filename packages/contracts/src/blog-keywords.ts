import { keywordCategories, searchIntents } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, id, idInPath, moment, oneOf, text, trimmed } from "./fields.ts";

const category = oneOf(keywordCategories);

const keyword = z.object({
  id,
  keyword: z.string(),
  category,
  searchIntent: oneOf(searchIntents),
  searchVolume: count.nullable(),
  /** From 0 to 100. */
  difficulty: count.nullable(),
  isActive: z.boolean(),
  lastUsed: moment.nullable(),
  createdAt: moment,
  /** Articles that are not deleted and serve it. */
  articles: count,
});

export const listKeywords = {
  method: "GET",
  path: "/api/blog/keywords",
  access: "admin",
  summary: "Lists all keywords, alphabetically",
  response: z.object({ keywords: z.array(keyword) }),
} as const satisfies Endpoint;

const keywordParams = z.object({ id: idInPath });

const keywordFields = z.object({
  keyword: trimmed(200),
  category: category.optional(),
  searchIntent: oneOf(searchIntents).optional(),
  searchVolume: count.nullable().optional(),
  difficulty: z.int().min(0).max(100).nullable().optional(),
  isActive: z.boolean().optional(),
});

export const addKeyword = {
  method: "POST",
  path: "/api/blog/keywords",
  access: "admin",
  audit: { action: "add-keyword", keeps: ["keyword"], made: "keyword.id" },
  summary: "Adds a keyword",
  body: keywordFields,
  response: z.object({ keyword }),
  errors: ["keyword-exists"],
} as const satisfies Endpoint;

export const saveKeyword = {
  method: "PUT",
  path: "/api/blog/keywords/:id",
  access: "admin",
  audit: { action: "edit-keyword", keeps: ["keyword", "isActive"] },
  summary: "Changes the named fields of a keyword",
  params: keywordParams,
  body: keywordFields.partial(),
  response: z.object({ keyword }),
  errors: ["not-found", "keyword-exists"],
} as const satisfies Endpoint;

export const deleteKeyword = {
  method: "DELETE",
  path: "/api/blog/keywords/:id",
  access: "admin",
  audit: { action: "delete-keyword" },
  summary: "Deletes a keyword. Its articles stay",
  params: keywordParams,
  response: z.object({}),
  errors: ["not-found"],
} as const satisfies Endpoint;

export const importKeywords = {
  method: "POST",
  path: "/api/blog/keywords/import",
  access: "admin",
  audit: { action: "import-keywords" },
  summary: "Adds and changes keywords from CSV with a header line, all or none of them",
  body: z.object({ csv: text(1_000_000) }),
  maxBodyBytes: 4_000_000,
  response: z.object({
    added: count,
    changed: count,
    unchanged: count,
    /** What is wrong, by line of the file. If there is anything, nothing was imported. */
    problems: z.array(z.object({ line: count, problem: z.string() })),
  }),
} as const satisfies Endpoint;

export const exportKeywords = {
  method: "GET",
  path: "/api/blog/keywords/export",
  access: "admin",
  summary: "Returns all keywords as CSV, which the import takes back",
  response: z.object({ csv: z.string() }),
} as const satisfies Endpoint;
