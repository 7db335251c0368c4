import { templateWriter, type Writer } from "@zodiac-at-work/articles";
import { type Db, defaultBlogSettings, type GenerationSettings, insertGeneration } from "@zodiac-at-work/db";
import { sql } from "kysely";
import { type ArticlesContext, templateAttempts } from "./context.ts";

/** What the tasks of the blog need, with the template writer and a clock that stands still. */
export function createTestContext(db: Db, values: Partial<ArticlesContext> = {}): ArticlesContext {
  return {
    db,
    writer: templateWriter,
    attempts: templateAttempts,
    now: () => new Date("2026-11-22T09:00:00Z"),
    ...values,
  };
}

/** Returns a writer that changes what the template writer writes. */
export function changedWriter(change: (article: Awaited<ReturnType<Writer["write"]>>, seed: string) => object): Writer {
  return {
    name: "changed",
    async write(request) {
      const article = await templateWriter.write(request);
      return { ...article, ...change(article, request.seed) };
    },
  };
}

/** Empties the tables of the blog and of the tasks. */
export async function emptyBlog(db: Db): Promise<void> {
  await sql`truncate blog_generations, blog_posts, blog_keywords, blog_settings, task_progress cascade`.execute(db);
  await sql`delete from pgboss.job`.execute(db);
}

export async function addKeywords(db: Db, ...keywords: string[]): Promise<void> {
  await db
    .insertInto("blogKeywords")
    .values(keywords.map((keyword) => ({ keyword, category: "career" as const })))
    .execute();
}

/** Requests a generation without a task. */
export async function requestGeneration(
  db: Db,
  keyword: string | null,
  { title = null, ...settings }: Partial<GenerationSettings> & { title?: string | null } = {},
): Promise<number> {
  const { businessLocation, includeLocalSeo, autoPublish } = defaultBlogSettings;
  const id = await insertGeneration(db, {
    ...{ trigger: "admin", requestedBy: "ada", keyword, title, seed: "1" },
    settings: { businessLocation, includeLocalSeo, autoPublish, targetWordCount: 1000, ...settings },
  });
  if (id === undefined) throw new Error(`A generation for ${keyword} is under way.`);
  return id;
}
