import {
  articleStats,
  cleanHtml,
  familyOf,
  type Removal,
  signsIn,
  slugOf,
  UnusableHtmlError,
} from "@zodiac-at-work/articles";
import type { createArticle, Of } from "@zodiac-at-work/contracts";
import type { PostMeasures, PostText } from "@zodiac-at-work/db";
import { ApiError } from "../../../errors.ts";

/** A text that is ready to be stored. */
export interface CleanText extends PostText, PostMeasures {
  /** What cleaning took out of the HTML, for display. */
  removed: string[];
}

/**
 * Cleans what a person wrote, and measures it for the lists.
 *
 * @throws {ApiError} `invalid-request` if the HTML is unusable
 */
export function cleanText(fields: Of<typeof createArticle, "body">): CleanText {
  const { title, slug = slugOf(title), category = null, featuredImage = null } = fields;
  const metaDescription = fields.metaDescription.trim() || null;
  const targetKeyword = fields.targetKeyword.trim() || null;
  const { html, removed } = clean(fields.content);
  const { words, internalLinks } = articleStats(html);
  const signs = signsIn({ title, targetKeyword: targetKeyword ?? "", content: html });
  return {
    ...{ title, slug, content: html, metaDescription, targetKeyword, category, featuredImage },
    family: familyOf(targetKeyword ?? "") ?? null,
    ...{ words, internalLinks, signs, removed: removed.map(describe) },
  };
}

function clean(html: string) {
  try {
    return cleanHtml(html);
  } catch (error) {
    if (!(error instanceof UnusableHtmlError)) throw error;
    throw new ApiError("invalid-request", `body.content: ${error.message}`, { cause: error });
  }
}

/** `onclick of <p>, 3 times` */
function describe({ tag, attribute, count }: Removal): string {
  const name = attribute === undefined ? `<${tag}>` : `${attribute} of <${tag}>`;
  return count === 1 ? name : `${name}, ${count} times`;
}
