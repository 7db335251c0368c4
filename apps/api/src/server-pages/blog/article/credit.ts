import { formatArticleDate } from "@zodiac-at-work/articles";
import type { Article } from "./article.ts";

/**
 * Says how an article was made.
 *
 * @example
 * creditOf(article); // "Computed from our catalog on Nov 24, 2026"
 */
export function creditOf({
  writer,
  family,
  createdAt,
  textChangedAt,
  computedAt,
}: Pick<Article, "writer" | "family" | "createdAt" | "textChangedAt" | "computedAt">): string {
  // A text that was computed again has changed without an editor.
  const isEdited = textChangedAt !== null && (computedAt === null || textChangedAt > computedAt);
  const edited = isEdited ? ", edited by our editors" : "";
  if (writer === "model-writer") return `Drafted by a model and checked${edited}`;
  if (writer === "template-writer" && family === "stories") {
    return `Computed from our catalog on ${formatArticleDate(computedAt ?? createdAt)}${edited}`;
  }
  return "Written by our editors";
}
