import {
  articleGates,
  articleStatuses,
  generationFrequencies,
  generationStates,
  generationSteps,
  keywordCategories,
  searchIntents,
} from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, id, idInPath, limit, moment, oneOf, page, sign, text, textOrNone, trimmed } from "./fields.ts";

const category = oneOf(keywordCategories);

/** A slug: lower-case letters, digits and single hyphens. */
const slug = text(80).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case letters, digits and single hyphens");

/** A path of the site or an `https:` URL. */
const imageAddress = text(2000).regex(/^(?:\/[^/\\]|https:\/\/)/, "must be a path of the site or an https URL");

const articleInBrief = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  metaDescription: z.string().nullable(),
  targetKeyword: z.string().nullable(),
  category: category.nullable(),
  /** A path of the site or an `https:` URL; null for an article whose picture is made from its signs. */
  featuredImage: z.string().nullable(),
  /** Up to two signs that the article is about. */
  signs: z.array(sign),
  words: count,
  /** Minutes: words divided by 200, rounded up. */
  readTime: count,
  publishedAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
});

export const listPublishedArticles = {
  method: "GET",
  path: "/api/blog/published",
  access: "open",
  summary: "Lists the published articles, the newest first, all if no page is named",
  query: z.object({ page, limit, category: category.optional() }),
  response: z.object({ posts: z.array(articleInBrief), total: count, totalPages: count }),
} as const satisfies Endpoint;

const gateResult = z.object({
  gate: z.enum(articleGates),
  passed: z.boolean(),
  /** Numbers and short texts, for display. */
  measured: z.record(z.string(), z.union([z.number(), z.string()])),
  /** A sentence for the editor; null if the gate passed. */
  problem: z.string().nullable(),
});

const adminArticle = articleInBrief.extend({
  /** `draft`, `scheduled`, `published`, or another word, which is not public. */
  status: z.string(),
  scheduledFor: moment.nullable(),
  /** Null unless the article is deleted. */
  deletedAt: moment.nullable(),
  /** Grows by one with each save. */
  version: count,
  internalLinks: count,
  /** Gates that did not pass in the last check; null if no check has been made. */
  gatesFailed: count.nullable(),
});

export const listArticles = {
  method: "GET",
  path: "/api/blog/posts",
  access: "admin",
  summary: "Lists the articles for the admin area, the latest first",
  query: z.object({
    page,
    limit,
    /** A part of the title, the slug or the keyword. Blank text is ignored. */
    search: textOrNone(200).optional(),
    status: oneOf([...articleStatuses, "deleted"]).optional(),
    category: category.optional(),
  }),
  response: z.object({
    posts: z.array(adminArticle),
    total: count,
    totalPages: count,
    /** Articles of each status that match the other filters. Deleted ones count only as deleted. */
    counts: z.object({ draft: count, scheduled: count, published: count, deleted: count }),
  }),
} as const satisfies Endpoint;

/** JSON may write a character of the content in up to six bytes. */
const articleBytes = 3_100_000;

/** The fields that a person edits. */
const articleFields = z.object({
  title: trimmed(200),
  content: textOrNone(500_000),
  metaDescription: textOrNone(500),
  targetKeyword: textOrNone(200),
  /** The slug of the title if omitted in a new article; unchanged if omitted in a save. */
  slug: slug.optional(),
  category: category.nullable().optional(),
  featuredImage: imageAddress.nullable().optional(),
});

const draft = z.object({
  /** The version of the article that the draft was begun from. */
  baseVersion: count,
  /** What is typed so far, such as half a slug. */
  fields: articleFields.extend({ title: textOrNone(200), slug: textOrNone(80) }).partial(),
  updatedAt: moment,
});

const fullArticle = adminArticle.extend({
  content: z.string(),
  gates: z.array(gateResult).nullable(),
  /** The version that `gates` measured. */
  gatesVersion: count.nullable(),
  writer: z.string().nullable(),
  seed: z.string().nullable(),
  updatedBy: z.string().nullable(),
});

const articleParams = z.object({ id: idInPath });

export const getArticle = {
  method: "GET",
  path: "/api/blog/posts/:id",
  access: "admin",
  summary: "Returns an article for its editor, with the caller's draft and the other administrators who have one",
  params: articleParams,
  response: z.object({
    post: fullArticle,
    /** What the caller has typed and not saved. */
    draft: draft.nullable(),
    others: z.array(z.object({ email: z.string(), updatedAt: moment })),
  }),
  errors: ["not-found"],
} as const satisfies Endpoint;

/** A saved article, and what was removed from its HTML because articles can't contain it. */
const saved = z.object({ post: fullArticle, removed: z.array(z.string()) });

export const createArticle = {
  method: "POST",
  path: "/api/blog/posts",
  access: "admin",
  summary: "Creates an article as a draft",
  body: articleFields,
  maxBodyBytes: articleBytes,
  response: saved,
  errors: ["slug-taken"],
} as const satisfies Endpoint;

export const saveArticle = {
  method: "PUT",
  path: "/api/blog/posts/:id",
  access: "admin",
  summary: "Saves an article, keeps the state before as a revision and discards the caller's draft",
  params: articleParams,
  body: articleFields.extend({
    /** The version that was edited. Another version in the database is a conflict. Omitted: the current one. */
    version: count.optional(),
  }),
  maxBodyBytes: articleBytes,
  response: saved,
  errors: ["not-found", "slug-taken", "version-conflict"],
} as const satisfies Endpoint;

const changed = z.object({ post: fullArticle });

export const publishArticle = {
  method: "POST",
  path: "/api/blog/posts/:id/publish",
  access: "admin",
  summary: "Publishes an article now. A published one stays as it is",
  params: articleParams,
  response: changed,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const scheduleArticle = {
  method: "POST",
  path: "/api/blog/posts/:id/schedule",
  access: "admin",
  summary: "Schedules an article for a time in the future, or moves its time",
  params: articleParams,
  body: z.object({ at: moment }),
  response: changed,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const unpublishArticle = {
  method: "POST",
  path: "/api/blog/posts/:id/unpublish",
  access: "admin",
  summary: "Makes an article a draft again",
  params: articleParams,
  response: changed,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const deleteArticle = {
  method: "DELETE",
  path: "/api/blog/posts/:id",
  access: "admin",
  summary: "Deletes an article. Its address answers that it is gone, and the deletion can be undone",
  params: articleParams,
  response: changed,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const undeleteArticle = {
  method: "POST",
  path: "/api/blog/posts/:id/undelete",
  access: "admin",
  summary: "Undoes the deletion of an article, which is what it was before",
  params: articleParams,
  response: changed,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const saveArticleDraft = {
  method: "PUT",
  path: "/api/blog/posts/:id/draft",
  access: "admin",
  summary: "Keeps what the caller has typed, without changing the article",
  params: articleParams,
  body: draft.omit({ updatedAt: true }),
  maxBodyBytes: articleBytes,
  response: z.object({ updatedAt: moment }),
  errors: ["not-found"],
} as const satisfies Endpoint;

export const discardArticleDraft = {
  method: "DELETE",
  path: "/api/blog/posts/:id/draft",
  access: "admin",
  summary: "Discards what the caller has typed and not saved",
  params: articleParams,
  response: z.object({}),
  errors: ["not-found"],
} as const satisfies Endpoint;

const revisionInBrief = z.object({
  version: count,
  title: z.string(),
  /** The administrator's email address, or the name of a writer or operator; null if it is not known. */
  savedBy: z.string().nullable(),
  savedAt: moment,
});

export const listRevisions = {
  method: "GET",
  path: "/api/blog/posts/:id/revisions",
  access: "admin",
  summary: "Lists the earlier versions of an article, the latest first",
  params: articleParams,
  response: z.object({ revisions: z.array(revisionInBrief) }),
  errors: ["not-found"],
} as const satisfies Endpoint;

const revisionParams = z.object({ id: idInPath, version: idInPath });

export const getRevision = {
  method: "GET",
  path: "/api/blog/posts/:id/revisions/:version",
  access: "admin",
  summary: "Returns an earlier version of an article",
  params: revisionParams,
  response: z.object({
    revision: revisionInBrief.extend({
      slug: z.string(),
      content: z.string(),
      metaDescription: z.string().nullable(),
      targetKeyword: z.string().nullable(),
      category: category.nullable(),
      featuredImage: z.string().nullable(),
    }),
  }),
  errors: ["not-found"],
} as const satisfies Endpoint;

export const restoreRevision = {
  method: "POST",
  path: "/api/blog/posts/:id/revisions/:version/restore",
  access: "admin",
  summary: "Saves an earlier version as the newest. Its slug stays the current one",
  params: revisionParams,
  body: z.object({ version: count.optional() }),
  response: saved,
  errors: ["not-found", "version-conflict"],
} as const satisfies Endpoint;

export const createPreview = {
  method: "POST",
  path: "/api/blog/previews",
  access: "admin",
  summary: "Keeps a text for an hour at an address that nobody can guess, where it looks like the public page",
  body: articleFields,
  maxBodyBytes: articleBytes,
  response: z.object({ path: z.string(), removed: z.array(z.string()) }),
} as const satisfies Endpoint;

const image = z.object({
  /** The path at which the site serves it. */
  path: z.string(),
  name: z.string(),
  width: count,
  height: count,
  createdAt: moment,
});

export const listImages = {
  method: "GET",
  path: "/api/blog/images",
  access: "admin",
  summary: "Lists the uploaded and generated pictures, the latest first",
  query: z.object({ page, limit }),
  response: z.object({ images: z.array(image), total: count, totalPages: count }),
} as const satisfies Endpoint;

export const uploadImage = {
  method: "POST",
  path: "/api/blog/images",
  access: "admin",
  summary: "Checks a PNG, JPEG or WebP of up to 5 MB, limits it to 1600 pixels and stores it as WebP",
  body: z.object({
    name: trimmed(200),
    /** The file in base64. */
    data: text(7_000_000).regex(/^[A-Za-z0-9+/]+={0,2}$/, "must be base64"),
  }),
  maxBodyBytes: 8_000_000,
  response: z.object({ image }),
  errors: ["invalid-image"],
} as const satisfies Endpoint;

export const generateImage = {
  method: "POST",
  path: "/api/blog/images/generate",
  access: "admin",
  summary: "Draws a picture from the seals of one or two signs and a title",
  body: z.object({ signs: z.array(sign).min(1).max(2), title: textOrNone(200).optional() }),
  response: z.object({ image }),
} as const satisfies Endpoint;

const settings = z.object({
  businessLocation: trimmed(100),
  targetWordCount: z.int().min(600).max(3000),
  includeLocalSEO: z.boolean(),
  autoPublish: z.boolean(),
  generationFrequency: oneOf(generationFrequencies),
  /** Whether articles are written by the schedule. */
  isActive: z.boolean(),
});

const generation = z.object({
  id,
  trigger: z.enum(["admin", "operator", "schedule"]),
  /** Null until one is picked. */
  keyword: z.string().nullable(),
  title: z.string().nullable(),
  state: z.enum(generationStates),
  step: z.enum(generationSteps).nullable(),
  /** Whether a worker is there to write. Without one, the generation waits. */
  hasWorker: z.boolean(),
  /** Why it failed, as a sentence. */
  problem: z.string().nullable(),
  gates: z.array(gateResult).nullable(),
  /** The article; null until it is saved. */
  post: z.object({ id, title: z.string(), slug: z.string(), status: z.string() }).nullable(),
  createdAt: moment,
  endedAt: moment.nullable(),
});

export const getBlogOverview = {
  method: "GET",
  path: "/api/blog/overview",
  access: "admin",
  summary: "Returns the figures of the blog's admin area",
  response: z.object({
    keywords: z.object({ total: count, active: count, unused: count }),
    /** When the default keywords were loaded; null before. */
    initializedAt: moment.nullable(),
    articles: z.object({ total: count, draft: count, scheduled: count, published: count }),
    internalLinks: z.object({ links: count, articles: count }),
    /** When the schedule writes the next article; null if it is off. */
    nextGenerationAt: moment.nullable(),
    hasWorker: z.boolean(),
  }),
} as const satisfies Endpoint;

export const initializeBlog = {
  method: "POST",
  path: "/api/blog/initialize",
  access: "admin",
  summary: "Loads the default keywords and settings that are missing. A second call changes nothing",
  response: z.object({ message: z.string(), added: count, total: count }),
} as const satisfies Endpoint;

export const getBlogSettings = {
  method: "GET",
  path: "/api/blog/settings",
  access: "admin",
  summary: "Returns the settings of the blog, the defaults before they were first saved",
  response: z.object({ settings }),
} as const satisfies Endpoint;

export const saveBlogSettings = {
  method: "PUT",
  path: "/api/blog/settings",
  access: "admin",
  summary: "Saves the settings of the blog",
  body: settings,
  response: z.object({ settings }),
} as const satisfies Endpoint;

const generated = z.object({
  /** What happened or is happening, as a sentence. */
  message: z.string(),
  /** Null while none is picked, or if there is none to pick. */
  keyword: z.string().nullable(),
  generation: generation.nullable(),
});

export const generateArticle = {
  method: "POST",
  path: "/api/blog/generate",
  access: "admin",
  summary: "Writes an article for a keyword, and waits up to 25 seconds for it",
  body: z.object({
    keyword: trimmed(200),
    title: textOrNone(200).optional(),
    settings: settings
      .pick({ businessLocation: true, targetWordCount: true, includeLocalSEO: true })
      .partial()
      .optional(),
  }),
  response: generated,
  mayContinue: true,
  errors: ["already-generating"],
} as const satisfies Endpoint;

export const generateRandomArticle = {
  method: "POST",
  path: "/api/blog/generate-random",
  access: "admin",
  summary: "Picks the active keyword that was used least recently and has no article, and writes for it",
  response: generated,
  mayContinue: true,
  errors: ["no-keyword"],
} as const satisfies Endpoint;

export const listGenerations = {
  method: "GET",
  path: "/api/blog/generations",
  access: "admin",
  summary: "Lists the latest generations, the newest first, so that a reloaded page can go on watching",
  query: z.object({ limit }),
  response: z.object({ generations: z.array(generation) }),
} as const satisfies Endpoint;

export const getGeneration = {
  method: "GET",
  path: "/api/blog/generations/:id",
  access: "admin",
  summary: "Returns the state of a generation",
  params: articleParams,
  response: z.object({ generation }),
  errors: ["not-found"],
} as const satisfies Endpoint;

export const addInternalLinks = {
  method: "POST",
  path: "/api/blog/add-internal-links",
  access: "admin",
  summary: "Adds links between the articles where one mentions another's subject, and waits up to 25 seconds for it",
  response: z.object({ message: z.string() }),
  mayContinue: true,
} as const satisfies Endpoint;

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
  summary: "Adds a keyword",
  body: keywordFields,
  response: z.object({ keyword }),
  errors: ["keyword-exists"],
} as const satisfies Endpoint;

export const saveKeyword = {
  method: "PUT",
  path: "/api/blog/keywords/:id",
  access: "admin",
  summary: "Changes the named fields of a keyword",
  params: articleParams,
  body: keywordFields.partial(),
  response: z.object({ keyword }),
  errors: ["not-found", "keyword-exists"],
} as const satisfies Endpoint;

export const deleteKeyword = {
  method: "DELETE",
  path: "/api/blog/keywords/:id",
  access: "admin",
  summary: "Deletes a keyword. Its articles stay",
  params: articleParams,
  response: z.object({}),
  errors: ["not-found"],
} as const satisfies Endpoint;

export const importKeywords = {
  method: "POST",
  path: "/api/blog/keywords/import",
  access: "admin",
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
