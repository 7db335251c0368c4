import {
  type Article,
  countWords,
  UnusableAnswerError,
  type WriteRequest,
  type Writer,
} from "@zodiac-at-work/articles";
import { askModel, type ModelLimits } from "./ask-model.ts";
import { ModelError } from "./model-error.ts";
import type { ModelMeter } from "./model-meter.ts";
import { modelPrompt } from "./model-prompt.ts";
import type { ModelSettings } from "./model-settings.ts";
import { readAnswer } from "./read-answer.ts";
import { rewriteWithModel } from "./rewrite-with-model.ts";

/**
 * Returns a writer that asks a language model. Its articles go through the same checks as all others.
 *
 * An error ends the stream of a model early and looks like a short text. So an article counts only if the model says that
 * it has finished, no error was reported, and the text has at least 150 words. A failure is
 * thrown as a `ModelError`; another writer never takes over silently. An answer that is no article is an
 * `UnusableAnswerError`, because another try may give one.
 *
 * @example
 * const article = await modelWriter(settings, meter).write(request, signal);
 */
export function modelWriter(settings: ModelSettings, meter: ModelMeter, limits?: ModelLimits): Writer {
  return {
    name: "model-writer",
    write: async (request, signal) => {
      requireBudget(request, settings);
      const prompt = modelPrompt(request, await request.commonSentences?.());
      const answer = await askModel(prompt, { settings, meter, limits, account: request.account, signal });
      const article = readAnswer(answer, request);
      requireWords(article);
      return article;
    },
    rewrite: (request, signal) => rewriteWithModel(settings, meter, request, signal, limits),
  };
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
  throw new UnusableAnswerError(
    `The model wrote ${words} words; ${leastWords} are the least. Try again, or use a model that can write at length.`,
  );
}
