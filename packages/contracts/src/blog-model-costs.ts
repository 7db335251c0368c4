import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, id } from "./fields.ts";

/** US dollars, to the millionth. */
const price = z.number().min(0).max(1000);

const budget = z
  .object({
    /** For a million tokens that the model reads; null until an administrator enters it. */
    inputPrice: price.nullable(),
    /** For a million tokens that the model writes. */
    outputPrice: price.nullable(),
    /** What all calls of one day in UTC may cost. */
    dailyLimit: z.number().min(0).max(1000),
  })
  .refine(({ inputPrice, outputPrice }) => (inputPrice === null) === (outputPrice === null), {
    error: "must have both prices or neither",
    path: ["outputPrice"],
  });

const costs = z.object({
  calls: count,
  /** Of the calls whose tokens are known. */
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** US dollars. A call whose tokens are not known counts with the most that it may have cost. */
  cost: z.number(),
  /** Calls whose tokens are not known. */
  unknown: count,
});

export const getModelCosts = {
  method: "GET",
  path: "/api/blog/model-costs",
  access: "admin",
  summary: "Returns what the model that writes articles cost, and what it may cost",
  response: z.object({
    budget,
    /** What today's calls cost or may cost, in US dollars. */
    today: z.number(),
    /** The days with calls in UTC, the latest 31 first: `2026-11-25`. */
    days: z.array(costs.extend({ day: z.string() })),
    /** The months with calls, the latest 12 first: `2026-11`. */
    months: z.array(costs.extend({ month: z.string() })),
    /** The 30 articles with the latest calls. Without an article, the keyword of the generation that wrote none. */
    articles: z.array(
      costs.extend({ post: z.object({ id, title: z.string() }).nullable(), keyword: z.string().nullable() }),
    ),
  }),
} as const satisfies Endpoint;

export const saveModelBudget = {
  method: "PUT",
  path: "/api/blog/model-budget",
  access: "admin",
  audit: { action: "change-model-budget", keeps: ["inputPrice", "outputPrice", "dailyLimit"] },
  summary: "Saves the prices of the model and the limit of a day. They apply to calls that begin later",
  body: budget,
  response: z.object({ budget }),
} as const satisfies Endpoint;
