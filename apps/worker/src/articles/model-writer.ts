import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { type Article, countWords, maxHtmlLength, type WriteRequest, type Writer } from "@zodiac-at-work/articles";
import { APICallError, type FinishReason, type LanguageModel, RetryError, streamText } from "ai";
import { ModelError } from "./model-error.ts";
import { modelPrompt } from "./model-prompt.ts";
import type { ModelSettings } from "./model-settings.ts";
import { readAnswer } from "./read-answer.ts";

/** How long a model may take, in milliseconds, and how often a request is repeated. */
export interface ModelLimits {
  /** Of the whole article, with repeated requests. */
  readonly totalMs: number;
  /** Until the first token. */
  readonly firstChunkMs: number;
  /** Between two tokens. */
  readonly chunkMs: number;
  /** Repeats after 429, 5xx and failed connections, before the first token. The wait doubles, or is the server's. */
  readonly retries: number;
}

/**
 * Returns a writer that asks a language model. Its articles go through the same checks as all others.
 *
 * An error ends the stream of a model early and looks like a short text. So an article counts only if the model says that
 * it has finished, no error was reported, and the text has at least 150 words. A failure is
 * thrown as a `ModelError`; another writer never takes over silently.
 *
 * @example
 * const article = await modelWriter(settings).write(request, signal);
 */
export function modelWriter(settings: ModelSettings, limits: ModelLimits = usualLimits): Writer {
  return {
    name: "model-writer",
    write: async (request, signal) => {
      requireBudget(request, settings);
      const answer = await ask(request, settings, limits, signal);
      const article = readAnswer(answer, request);
      requireWords(article);
      return article;
    },
  };
}

// The library would print its warnings to the console, between the lines of the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

const usualLimits: ModelLimits = { totalMs: 300_000, firstChunkMs: 90_000, chunkMs: 30_000, retries: 3 };

async function ask(
  request: WriteRequest,
  settings: ModelSettings,
  limits: ModelLimits,
  signal: AbortSignal | undefined,
): Promise<string> {
  signal?.throwIfAborted();
  const errors: unknown[] = [];
  const watch = watchFirstToken(limits.firstChunkMs);
  let text = "";
  let finishReason: FinishReason | undefined;
  let isAborted = false;
  const { stream } = streamText({
    model: modelOf(settings, watch.fetch),
    ...modelPrompt(request),
    maxOutputTokens: settings.maxTokens,
    maxRetries: limits.retries,
    timeout: { totalMs: limits.totalMs, chunkMs: limits.chunkMs },
    abortSignal: signal ? AbortSignal.any([signal, watch.signal]) : watch.signal,
    onError: ({ error }) => {
      errors.push(error);
    },
  });
  try {
    for await (const part of stream) {
      if (part.type === "text-delta" || part.type === "reasoning-delta") watch.clear();
      if (part.type === "text-delta") text += part.text;
      if (part.type === "error") errors.push(part.error);
      if (part.type === "abort") isAborted = true;
      if (part.type === "finish") finishReason = part.finishReason;
      if (text.length > maxHtmlLength) break;
    }
  } catch (error) {
    errors.push(error);
  } finally {
    isAborted ||= watch.signal.aborted;
    // Nothing goes on being written, and paid for, that nobody reads.
    watch.stop();
  }
  signal?.throwIfAborted();
  if (text.length > maxHtmlLength) {
    throw new ModelError("unreadable", `The model wrote more than ${maxHtmlLength} characters. Try another model.`);
  }
  if (isAborted) throw timedOut(limits);
  if (errors.length > 0) throw failureOf(errors[0], text !== "", settings, limits);
  if (finishReason !== "stop") throw unfinished(finishReason, settings);
  return text;
}

/**
 * Aborts if a request gets no token in time. The library's own limit leaves out the time until the first event, and counts
 * the waits before repeated requests.
 */
function watchFirstToken(firstChunkMs: number) {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const clear = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    clear,
    stop: () => {
      clear();
      controller.abort();
    },
    fetch: async (...request: Parameters<typeof fetch>) => {
      clear();
      timer = setTimeout(() => controller.abort(), firstChunkMs);
      const response = await fetch(...request);
      if (!response.ok) clear();
      return response;
    },
  };
}

function modelOf({ provider, name, url, key }: ModelSettings, request: typeof fetch): LanguageModel {
  // Without an address or a key, the libraries would read the environment.
  const common = { baseURL: url, apiKey: key, fetch: request };
  return provider === "anthropic"
    ? createAnthropic(common)(name)
    : createOpenAICompatible({ ...common, name: "article-model", includeUsage: true }).chatModel(name);
}

/** Two tokens a word leave room for the tags. */
const tokensPerWord = 2;

function requireBudget({ targetWordCount = 2000 }: WriteRequest, { maxTokens }: ModelSettings) {
  const needed = targetWordCount * tokensPerWord;
  if (needed <= maxTokens) return;
  throw new ModelError(
    "overBudget",
    `An article of ${targetWordCount} words needs about ${needed} tokens, and ARTICLE_MODEL_MAX_TOKENS allows ${maxTokens}. Raise it, or ask for fewer words.`,
  );
}

/** An article ends when everything is said. A shorter text was cut. */
const leastWords = 150;

function requireWords({ content }: Article) {
  const words = countWords(content);
  if (words >= leastWords) return;
  throw new ModelError(
    "tooShort",
    `The model wrote ${words} words; ${leastWords} are the least. Try again, or use a model that can write at length.`,
  );
}

function timedOut({ totalMs, firstChunkMs, chunkMs }: ModelLimits): ModelError {
  return new ModelError(
    "timedOut",
    `The model took too long: ${firstChunkMs / 1000} seconds for the first token, ${chunkMs / 1000} between two, or ${totalMs / 1000} in all. Try again later, or use a faster model.`,
  );
}

function unfinished(reason: FinishReason | undefined, { maxTokens }: ModelSettings): ModelError {
  if (reason === "length") {
    return new ModelError(
      "cutShort",
      `The model reached ${maxTokens} tokens before the end of the article. Raise ARTICLE_MODEL_MAX_TOKENS.`,
    );
  }
  if (reason === "content-filter") {
    return new ModelError("filtered", "The provider withheld the text. Try another keyword or another model.");
  }
  return new ModelError("interrupted", "The model's text ended before the end of the article. Try again.");
}

function failureOf(error: unknown, hasBegun: boolean, settings: ModelSettings, limits: ModelLimits): ModelError {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (last instanceof Error && last.name === "TimeoutError") return timedOut(limits);
  const status = APICallError.isInstance(last) ? last.statusCode : undefined;
  const said = status === undefined ? "" : ` The provider said: ${quote(last, settings)}`;
  if (hasBegun) return new ModelError("interrupted", "An error ended the model's text. Try again.");
  if (status === 401 || status === 403) {
    return new ModelError("unauthorized", `The provider refused the key (${status}). Check ARTICLE_MODEL_KEY.${said}`);
  }
  if (status === 404) {
    return new ModelError(
      "notFound",
      `The provider knows no such model or address (404). Check ARTICLE_MODEL_NAME and ARTICLE_MODEL_URL.${said}`,
    );
  }
  if (status === 429) {
    return new ModelError(
      "rateLimited",
      `The provider's limit is reached (429). Wait, or raise the limit there.${said}`,
    );
  }
  if (status !== undefined && status >= 400 && status < 500) {
    return new ModelError("refused", `The provider refused the request (${status}). Check ARTICLE_MODEL_NAME.${said}`);
  }
  if (status !== undefined && status >= 500) {
    return new ModelError("unavailable", `The provider failed (${status}). Try again later.${said}`);
  }
  return new ModelError(
    "unavailable",
    "The provider gave no usable answer. Check ARTICLE_MODEL_PROVIDER and ARTICLE_MODEL_URL, and try again later.",
  );
}

/** Providers repeat parts of a wrong key in their messages. */
function quote(error: unknown, { key }: ModelSettings): string {
  const message = error instanceof Error ? error.message : String(error);
  const withoutKey = message.replaceAll(key, "…").replace(/\S*\*{2,}\S*|\b(?:sk|key)-\S+/g, "…");
  return `“${withoutKey.replace(/\s+/g, " ").trim().slice(0, 200)}”`;
}
