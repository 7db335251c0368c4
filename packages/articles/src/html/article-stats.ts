import { readHtml } from "./read-html.ts";
import { countWords, readTime } from "./read-time.ts";

/** What lists of articles show of a text. */
export interface ArticleStats {
  readonly words: number;
  /** In minutes. */
  readonly readTime: number;
  /** Links to pages of the site, those to a place on the same page not counted. */
  readonly internalLinks: number;
}

/**
 * Returns the words, the reading time and the internal links of an article.
 *
 * @example
 * articleStats('<p>Try the <a href="/zodiac-sample">free sample</a>.</p>'); // { words: 4, readTime: 1, internalLinks: 1 }
 */
export function articleStats(content: string): ArticleStats {
  const words = countWords(content);
  const internalLinks = readHtml(content).links.filter(({ href }) => /^\/(?![/\\])/.test(href)).length;
  return { words, readTime: readTime(words), internalLinks };
}
