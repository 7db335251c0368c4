import { framesOf, type OtherArticle, phrasesOf, signsIn } from "@zodiac-at-work/articles";
import type { PostContent } from "@zodiac-at-work/db";

/** Yields articles with their phrases, the frames of their sentences, and their signs. Only one of the texts is in memory at a time. */
export async function* withPhrases(articles: AsyncIterable<PostContent>): AsyncGenerator<OtherArticle> {
  for await (const { slug, title, content } of articles) {
    const frames = new Set(framesOf(content).map(({ frame }) => frame));
    const signs = signsIn({ title, targetKeyword: "", content });
    yield { slug, title, phrases: phrasesOf(content), frames, signs };
  }
}
