import { countWords, signsIn } from "@zodiac-at-work/articles";
import { keywordCategories } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Article } from "./article.ts";

/** The fields of an unsaved article, as the preview's call has stored them. */
const previewFields = z.object({
  title: z.string(),
  content: z.string(),
  metaDescription: z.string().nullish(),
  targetKeyword: z.string().nullish(),
  category: z.enum(keywordCategories).nullish(),
  featuredImage: z.string().nullish(),
});

/** Makes the article that a preview shows. Its date is today's. */
export function articleOfPreview(fields: object, now: Date): Article {
  const { title, content, ...rest } = previewFields.parse(fields);
  const targetKeyword = rest.targetKeyword || null;
  return {
    title,
    slug: "preview",
    content,
    metaDescription: rest.metaDescription || null,
    targetKeyword,
    category: rest.category ?? null,
    featuredImage: rest.featuredImage ?? null,
    signs: signsIn({ title, targetKeyword: targetKeyword ?? "", content }),
    words: countWords(content),
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}
