import { maxHtmlLength } from "@zodiac-at-work/articles";
import { z } from "zod";

/** What a model answers with, as JSON. `modelPrompt` describes it to the model. */
export const modelAnswer = z.strictObject({
  title: z.string().trim().min(1).max(200),
  description: z.string().trim().min(1).max(500),
  /** HTML. */
  content: z.string().trim().min(1).max(maxHtmlLength),
});

/** What a model answers with if it writes one paragraph. `rewritePrompt` describes it to the model. */
export const rewrittenParagraph = z.strictObject({
  /** What stands between the tags of the paragraph. */
  paragraph: z.string().trim().min(1).max(10_000),
});
