import { type OtherArticle, phrasesOf, signsIn } from "@zodiac-at-work/articles";
import type { PostContent } from "@zodiac-at-work/db";

/** Yields articles with their phrases and signs. Only one of the texts is in memory at a time. */
export async function* withPhrases(articles: AsyncIterable<PostContent>): AsyncGenerator<OtherArticle> {
  for await (const { slug, title, content } of articles) {
    yield { slug, title, phrases: phrasesOf(content), signs: signsIn({ title, targetKeyword: "", content }) };
  }
}
