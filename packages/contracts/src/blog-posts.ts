import { articleStatuses, imageAddressPattern, keywordCategories } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, id, idInPath, limit, moment, oneOf, page, sign, text, textOrNone, trimmed } from "./fields.ts";
import { gateResult } from "./gate-result.ts";

const category = oneOf(keywordCategories);

/** A slug: lower-case letters, digits and single hyphens. */
const slug = text(80).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case letters, digits and single hyphens");

/** A path of the site or an `https:` URL. */
const imageAddress = text(2000)
  .regex(new RegExp(imageAddressPattern), {
    error: "must be a path of the site or an https URL, without spaces and in ASCII",
    abort: true,
  })
  // The pattern can't tell a port or an IP address that no URL has. The page of the article needs a URL.
  .refine((value) => value.startsWith("/") || z.url().safeParse(value).success, "must be a valid https URL");

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

const adminArticle = articleInBrief.extend({
  /** `draft`, `scheduled`, `published`, or another word. Another word is not public. */
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
  audit: { action: "create-article", made: "post.id" },
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
  audit: { action: "edit-article" },
  summary: "Saves an article, keeps the state before as a revision and discards the caller's draft",
  params: articleParams,
  body: articleFields.extend({
    /** The version that was edited. Another version in the database is a conflict. Omitted: the current one. */
    version: count.optional(),
    /** What was wrong before this save and is right now, for the readers of the article. */
    correction: textOrNone(500).optional(),
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
  audit: { action: "publish-article" },
  summary: "Publishes an article now. A published one stays as it is",
  params: articleParams,
  response: changed,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const scheduleArticle = {
  method: "POST",
  path: "/api/blog/posts/:id/schedule",
  access: "admin",
  audit: { action: "schedule-article", keeps: ["at"] },
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
  audit: { action: "unpublish-article" },
  summary: "Makes an article a draft again",
  params: articleParams,
  response: changed,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const deleteArticle = {
  method: "DELETE",
  path: "/api/blog/posts/:id",
  access: "admin",
  audit: { action: "delete-article" },
  summary: "Deletes an article. Its address answers that it is gone, and the deletion can be undone",
  params: articleParams,
  response: changed,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const undeleteArticle = {
  method: "POST",
  path: "/api/blog/posts/:id/undelete",
  access: "admin",
  audit: { action: "undelete-article" },
  summary: "Undoes the deletion of an article, which is what it was before",
  params: articleParams,
  response: changed,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const saveArticleDraft = {
  method: "PUT",
  path: "/api/blog/posts/:id/draft",
  access: "admin",
  audit: null,
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
  audit: null,
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
  audit: { action: "restore-article-version" },
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
  audit: null,
  summary: "Keeps a text for an hour at an address that nobody can guess, where it looks like the public page",
  body: articleFields,
  maxBodyBytes: articleBytes,
  response: z.object({ path: z.string(), removed: z.array(z.string()) }),
} as const satisfies Endpoint;
