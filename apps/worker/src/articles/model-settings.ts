import type { Environment } from "@zodiac-at-work/settings";
import { z } from "zod";

/** The service that writes articles, and what one article may cost. */
export interface ModelSettings {
  readonly provider: "openai-compatible" | "anthropic";
  /** The model's name at the provider. */
  readonly name: string;
  /** The address that the paths of the API are appended to, such as `https://api.example.com/v1`. */
  readonly url: string;
  readonly key: string;
  /** The most tokens that the model may write for one article. */
  readonly maxTokens: number;
}

/** The variables of `ModelSettings`, for the schema of an app. */
export const modelVariables = {
  ARTICLE_MODEL_PROVIDER: z
    .enum(["openai-compatible", "anthropic"], "is not openai-compatible or anthropic")
    .optional(),
  ARTICLE_MODEL_NAME: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, "is not the name of a model")
    .optional(),
  // The key travels with each request, so a plain connection stays on this machine.
  ARTICLE_MODEL_URL: z
    .string()
    .refine(isSafeUrl, "is not an https URL without user, query and fragment, or http on this machine")
    .optional(),
  ARTICLE_MODEL_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "contains characters that no header can carry")
    .optional(),
  ARTICLE_MODEL_MAX_TOKENS: z
    .string()
    .regex(/^\d{1,7}$/, tokensAdvice())
    .transform(Number)
    .refine((tokens) => tokens >= leastTokens && tokens <= mostTokens, tokensAdvice())
    .optional(),
};

/** Returns what is missing, as sentences that name variables and no values. Without any of them no model writes. */
export function modelProblems(env: Environment): string[] {
  if (!Object.keys(modelVariables).some((name) => env[name] !== undefined)) return [];
  const needed = ["ARTICLE_MODEL_PROVIDER", "ARTICLE_MODEL_NAME", "ARTICLE_MODEL_KEY"];
  // The other provider has one address for everybody.
  if (env.ARTICLE_MODEL_PROVIDER === "openai-compatible") needed.push("ARTICLE_MODEL_URL");
  return needed
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} is missing: set it, or remove all variables that begin with ARTICLE_MODEL_`);
}

/** Reads the settings from checked variables; null if no model is configured. */
export function readModelSettings(variables: {
  ARTICLE_MODEL_PROVIDER?: ModelSettings["provider"] | undefined;
  ARTICLE_MODEL_NAME?: string | undefined;
  ARTICLE_MODEL_URL?: string | undefined;
  ARTICLE_MODEL_KEY?: string | undefined;
  ARTICLE_MODEL_MAX_TOKENS?: number | undefined;
}): ModelSettings | null {
  const { ARTICLE_MODEL_PROVIDER: provider, ARTICLE_MODEL_NAME: name, ARTICLE_MODEL_KEY: key } = variables;
  const url = variables.ARTICLE_MODEL_URL ?? (provider === "anthropic" ? "https://api.anthropic.com/v1" : undefined);
  if (provider === undefined || name === undefined || key === undefined || url === undefined) return null;
  return { provider, name, url: url.replace(/\/+$/, ""), key, maxTokens: variables.ARTICLE_MODEL_MAX_TOKENS ?? 8_000 };
}

const leastTokens = 1_000;
const mostTokens = 200_000;

function tokensAdvice(): string {
  return "is not a number of tokens from 1000 to 200000";
}

function isSafeUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.password || url.search || url.hash) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && ["127.0.0.1", "localhost"].includes(url.hostname));
}
