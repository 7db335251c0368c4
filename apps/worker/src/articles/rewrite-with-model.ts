import { paragraphHtml, type RewriteRequest } from "@zodiac-at-work/articles";
import { askModel, type ModelLimits } from "./ask-model.ts";
import { rewrittenParagraph } from "./model-answer.ts";
import type { ModelMeter } from "./model-meter.ts";
import type { ModelSettings } from "./model-settings.ts";
import { parseAnswer } from "./read-answer.ts";
import { rewritePrompt } from "./rewrite-prompt.ts";

/** The tokens of the longest paragraph, with room for a model that thinks first. */
const mostTokens = 4_000;

/**
 * Asks a model for another version of a paragraph. The call is charged to the article, and reserves what it may cost like
 * that of an article.
 *
 * @throws {ModelError} if the model gives no complete answer, and {UnusableAnswerError} for one that is no paragraph
 */
export async function rewriteWithModel(
  settings: ModelSettings,
  meter: ModelMeter,
  request: RewriteRequest,
  signal?: AbortSignal,
  limits?: ModelLimits,
): Promise<string> {
  const prompt = rewritePrompt(request, await request.commonSentences?.());
  const answer = await askModel(prompt, {
    settings: { ...settings, maxTokens: Math.min(settings.maxTokens, mostTokens) },
    ...{ meter, limits, account: request.account, signal },
  });
  return paragraphHtml(parseAnswer(answer, rewrittenParagraph).paragraph);
}
