import type { KeywordCategory } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import { withDatabase } from "./with-database.ts";

/** An article to store. What is left out has the value of an article that somebody has begun. */
export interface ArticleSeed {
  readonly title: string;
  readonly slug?: string;
  readonly content?: string;
  readonly metaDescription?: string;
  readonly targetKeyword?: string;
  readonly category?: KeywordCategory;
  /** `draft`, `scheduled`, `published`, or another word. */
  readonly status?: string;
  readonly words?: number;
  readonly signs?: readonly SignId[];
  readonly createdAt?: Date;
  readonly publishedAt?: Date;
  readonly scheduledFor?: Date;
  readonly deletedAt?: Date;
}

/** Stores articles and returns their ids. */
export function seedArticles(articles: readonly ArticleSeed[]): Promise<number[]> {
  return withDatabase(async (client) => {
    const ids: number[] = [];
    for (const article of articles) {
      const { title, content = "<p>The rat comes first.</p>", metaDescription, targetKeyword, category } = article;
      const {
        status = "draft",
        words = 5,
        signs = [],
        createdAt = new Date(),
        publishedAt,
        scheduledFor,
        deletedAt,
      } = article;
      const { slug = crypto.randomUUID() } = article;
      const { rows } = await client.query<{ id: number }>(
        `insert into blog_posts (title, slug, content, meta_description, target_keyword, category, status, words, signs,
           created_at, updated_at, published_at, scheduled_for, deleted_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12, $13) returning id`,
        [
          title,
          slug,
          content,
          metaDescription,
          targetKeyword,
          category,
          status,
          words,
          signs,
          createdAt,
          publishedAt,
          scheduledFor,
          deletedAt,
        ],
      );
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  });
}
