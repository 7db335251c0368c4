import { framesOf, type OtherArticle, phrasesOf, readHtml, signsIn } from "@zodiac-at-work/articles";
import type { PostContent } from "@zodiac-at-work/db";

/** Yields articles with their phrases, the frames of their sentences, and their signs. Only one of the texts is in memory at a time. */
export async function* withPhrases(articles: AsyncIterable<PostContent>): AsyncGenerator<OtherArticle> {
  for await (const { slug, title, content } of articles) {
    const page = readHtml(content);
    const frames = new Set(framesOf(page).map(({ frame }) => frame));
    const signs = signsIn({ title, targetKeyword: "", content: page });
    yield { slug, title, phrases: phrasesOf(page), frames, signs };
  }
}

/** Yields articles without one. */
export async function* without(id: number, articles: AsyncIterable<PostContent>): AsyncGenerator<PostContent> {
  for await (const article of articles) if (article.id !== id) yield article;
}
