import { generationFrequencies, generationStates, generationSteps } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, id, idInPath, limit, moment, oneOf, textOrNone, trimmed } from "./fields.ts";
import { gateResult } from "./gate-result.ts";

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
  trigger: z.enum(["admin", "operator", "schedule", "sample"]),
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
  audit: { action: "initialize-blog" },
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
  audit: {
    action: "change-blog-settings",
    keeps: ["targetWordCount", "includeLocalSEO", "autoPublish", "generationFrequency", "isActive"],
  },
  summary: "Saves the settings of the blog",
  body: settings,
  response: z.object({ settings }),
} as const satisfies Endpoint;

const generated = z.object({
  /** What happened or is happening, as a sentence. */
  message: z.string(),
  /** Null until a keyword is picked, and if no keyword is left. */
  keyword: z.string().nullable(),
  generation: generation.nullable(),
});

export const generateArticle = {
  method: "POST",
  path: "/api/blog/generate",
  access: "admin",
  audit: { action: "generate-article", keeps: ["keyword"], made: "generation.id" },
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
  audit: { action: "generate-article", made: "generation.id" },
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
  params: z.object({ id: idInPath }),
  response: z.object({ generation }),
  errors: ["not-found"],
} as const satisfies Endpoint;

export const addInternalLinks = {
  method: "POST",
  path: "/api/blog/add-internal-links",
  access: "admin",
  audit: { action: "link-articles" },
  summary: "Adds links between the articles where one mentions another's subject, and waits up to 25 seconds for it",
  response: z.object({ message: z.string() }),
  mayContinue: true,
} as const satisfies Endpoint;
