import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { maxHtmlLength, UnusableAnswerError, type WritingAccount } from "@zodiac-at-work/articles";
import {
  APICallError,
  type FinishReason,
  type LanguageModel,
  type LanguageModelUsage,
  RetryError,
  streamText,
} from "ai";
import { ModelError } from "./model-error.ts";
import type { ModelMeter, Tokens } from "./model-meter.ts";
import type { ModelPrompt } from "./model-prompt.ts";
import type { ModelSettings } from "./model-settings.ts";

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

/** Whom to ask, what it may cost, and whom to charge. */
export interface Asking {
  readonly settings: ModelSettings;
  readonly meter: ModelMeter;
  readonly limits?: ModelLimits | undefined;
  readonly account?: WritingAccount | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Asks a model, and records what the answer cost. Throws a `ModelError` unless the answer is complete. */
export async function askModel(prompt: ModelPrompt, asking: Asking): Promise<string> {
  const { settings, meter, account, signal } = asking;
  signal?.throwIfAborted();
  const end = await meter.begin({
    account,
    model: settings.name,
    // A token has at least one byte. The frame of a request is a few dozen tokens.
    mostInputTokens: Buffer.byteLength(prompt.instructions + prompt.prompt) + 200,
    mostOutputTokens: settings.maxTokens,
  });
  const call: Call = { tokens: null, text: "" };
  try {
    return await stream(prompt, asking, call);
  } finally {
    await end(call.tokens);
  }
}

// The library would print its warnings to the console, between the lines of the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

const usualLimits: ModelLimits = { totalMs: 300_000, firstChunkMs: 90_000, chunkMs: 30_000, retries: 3 };

/** What is known of a call while it goes on. */
interface Call {
  /** Null while nobody knows. A request that was refused costs nothing. */
  tokens: Tokens | null;
  text: string;
}

async function stream(prompt: ModelPrompt, { settings, limits = usualLimits, signal }: Asking, call: Call) {
  const errors: unknown[] = [];
  const watch = watchFirstToken(limits.firstChunkMs);
  let finishReason: FinishReason | undefined;
  let isAborted = false;
  const { stream: parts } = streamText({
    model: modelOf(settings, watch.fetch),
    ...prompt,
    maxOutputTokens: settings.maxTokens,
    maxRetries: limits.retries,
    timeout: { totalMs: limits.totalMs, chunkMs: limits.chunkMs },
    abortSignal: signal ? AbortSignal.any([signal, watch.signal]) : watch.signal,
    onError: ({ error }) => {
      errors.push(error);
    },
  });
  try {
    for await (const part of parts) {
      if (part.type === "text-delta" || part.type === "reasoning-delta") watch.clear();
      if (part.type === "text-delta") call.text += part.text;
      if (part.type === "error") errors.push(part.error);
      if (part.type === "abort") isAborted = true;
      if (part.type === "finish") {
        finishReason = part.finishReason;
        // Of a stream that broke off, the tokens are those of its beginning.
        if (errors.length === 0 && hasEnded(finishReason)) call.tokens = tokensOf(part.totalUsage);
      }
      if (call.text.length > mostCharacters) break;
    }
  } catch (error) {
    errors.push(error);
  } finally {
    isAborted ||= watch.signal.aborted;
    // Nothing goes on being written, and paid for, that nobody reads.
    watch.stop();
    if (!watch.mayCost()) call.tokens = { input: 0, output: 0 };
  }
  signal?.throwIfAborted();
  if (call.text.length > mostCharacters) {
    throw new UnusableAnswerError(`The model wrote more than ${mostCharacters} characters. Try another model.`);
  }
  if (isAborted) throw timedOut(limits);
  if (errors.length > 0) throw failureOf(errors[0], call.text !== "", settings, limits);
  if (finishReason !== "stop") throw unfinished(finishReason, settings);
  return call.text;
}

/** The longest article, with room for its title and for escaped characters. */
const mostCharacters = maxHtmlLength * 1.1;

function hasEnded(reason: FinishReason): boolean {
  return reason === "stop" || reason === "length" || reason === "content-filter";
}

/** Some services report no tokens, or those of one direction. */
function tokensOf({ inputTokens, outputTokens }: LanguageModelUsage): Tokens | null {
  if (inputTokens === undefined || outputTokens === undefined) return null;
  return { input: inputTokens, output: outputTokens };
}

/**
 * Aborts if a request gets no token in time. The library's own limit leaves out the time until the first event, and counts
 * the waits before repeated requests.
 */
function watchFirstToken(firstChunkMs: number) {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let mayCost = false;
  const clear = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    /** Whether somebody may have to pay for the last request: it was not refused. */
    mayCost: () => mayCost,
    clear,
    stop: () => {
      clear();
      controller.abort();
    },
    fetch: async (...request: Parameters<typeof fetch>) => {
      clear();
      timer = setTimeout(() => controller.abort(), firstChunkMs);
      mayCost = true;
      try {
        const response = await fetch(...request);
        mayCost = response.ok;
        if (!response.ok) clear();
        return response;
      } catch (error) {
        // A request that was given up may be on its way. Any other one has not arrived.
        mayCost = error instanceof Error && error.name === "AbortError";
        throw error;
      }
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
