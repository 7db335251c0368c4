import { countWords, formatArticleDate, readTime } from "@zodiac-at-work/articles";
import type { ArticleFamily, KeywordCategory } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";

/** What lists show of an article. */
export interface ArticleInBrief {
  readonly title: string;
  readonly slug: string;
  readonly metaDescription: string | null;
  readonly targetKeyword: string | null;
  readonly category: KeywordCategory | null;
  readonly featuredImage: string | null;
  readonly signs: readonly SignId[];
  readonly words: number | null;
  /** Whether it fills an empty product on a laptop. */
  readonly isSample: boolean;
  readonly family: ArticleFamily | null;
  /** When its text last changed after it was added. */
  readonly textChangedAt: Date | null;
  readonly publishedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The content if its words have not been counted. */
  readonly uncounted?: string | null;
}

/** An article with its text. */
export interface Article extends ArticleInBrief {
  readonly content: string;
  /** The writer; null for an article that a person began. */
  readonly writer: string | null;
  /** When its text was last computed again from the catalog. */
  readonly computedAt: Date | null;
}

/** The path of an article's page. */
export function articlePath({ slug }: Pick<ArticleInBrief, "slug">): string {
  return `/blog/${slug}.html`;
}

/** The path of the picture in link previews. */
export function picturePath({ slug }: Pick<ArticleInBrief, "slug">): string {
  return `/blog/${slug}.png`;
}

/** The date that readers see: of publication, else of creation. */
export function shownDate({ publishedAt, createdAt }: Pick<ArticleInBrief, "publishedAt" | "createdAt">): Date {
  return publishedAt ?? createdAt;
}

/** Returns "Feb 17, 2026". */
export function dateText(article: Pick<ArticleInBrief, "publishedAt" | "createdAt">): string {
  return formatArticleDate(shownDate(article));
}

/** Returns the date of the last change that readers could see. A change before the publication does not count. */
export function changedDate(article: Pick<ArticleInBrief, "publishedAt" | "createdAt" | "textChangedAt">): Date {
  const shown = shownDate(article);
  const { textChangedAt } = article;
  return textChangedAt && textChangedAt > shown ? textChangedAt : shown;
}

export function wordCount({ words, uncounted }: Pick<ArticleInBrief, "words" | "uncounted">): number {
  return words ?? countWords(uncounted ?? "");
}

/** Returns "7 min read". */
export function readTimeText(article: Pick<ArticleInBrief, "words" | "uncounted">): string {
  return `${Math.max(1, readTime(wordCount(article)))} min read`;
}

/** Returns "Compatibility". */
export function categoryName(category: KeywordCategory): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}

/** When anything that the articles show last changed. */
export function lastChange(articles: readonly Pick<ArticleInBrief, "publishedAt" | "updatedAt">[]): Date {
  return new Date(
    Math.max(0, ...articles.map(({ publishedAt, updatedAt }) => Math.max(Number(publishedAt), Number(updatedAt)))),
  );
}
