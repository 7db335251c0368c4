import { randomUUID } from "node:crypto";
import type { ArticleStatus } from "@zodiac-at-work/catalog";
import {
  type Db,
  defaultBlogSettings,
  findBlogSettings,
  findGeneration,
  findPost,
  type GenerationSettings,
  insertGeneration,
  listBlogKeywords,
  listPosts,
} from "@zodiac-at-work/db";
import { currentUser } from "@zodiac-at-work/settings";
import { composeArticle } from "./articles/compose-article.ts";
import { articlePath } from "./articles/site-paths.ts";
import { isWriterFailure, toStoredGates, writeArticle } from "./articles/write-article.ts";
import { printJson, printTable, showMoment } from "./commands/print.ts";
import { type Dependencies, withDependencies } from "./dependencies.ts";
import { CommandError, exitCode } from "./exit-code.ts";

export interface WriteOptions {
  keyword: string;
  title?: string;
  words?: number;
  seed?: string;
  location?: string;
  localSeo?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

export interface ListOptions {
  status?: ArticleStatus | "deleted";
  json?: boolean;
}

/** Writes an article. Without `--dry-run` it becomes a draft, by the same steps as an article of the schedule. */
export async function write(options: WriteOptions): Promise<void> {
  await withDependencies(async (dependencies) => {
    const { db, articles } = dependencies;
    const { keyword, title = null, seed = randomUUID() } = options;
    const request = { keyword, title, seed, settings: await readSettings(db, options) };
    if (options.dryRun) {
      const { checks, ...article } = await composeArticle(articles, request).catch((error: unknown) => {
        throw isWriterFailure(error) ? new CommandError(error.message, { cause: error }) : error;
      });
      print({ ...article, gates: toStoredGates(checks), writer: articles.writer.name, post: null }, options);
      if (!article.passed) process.exitCode = exitCode.partial;
      return;
    }
    print(await save(dependencies, request), options);
  });
}

export async function list({ status, json }: ListOptions): Promise<void> {
  await withDependencies(async ({ db }) => {
    const { posts } = await listPosts(db, { status }, { page: 1, limit: 1_000 });
    const rows = posts.map(({ id, title, slug, status, targetKeyword, words, publishedAt, updatedAt }) => ({
      ...{ id, title, slug, status, targetKeyword, words, publishedAt, updatedAt },
    }));
    if (json) return printJson({ articles: rows });
    if (rows.length === 0) return console.log("There are no such articles.");
    printTable(
      ["id", "status", "words", "published", "title"],
      rows.map((row) => [row.id, row.status, row.words ?? "", showMoment(row.publishedAt), row.title]),
    );
  });
}

export async function listKeywords({ json }: { json?: boolean }): Promise<void> {
  await withDependencies(async ({ db }) => {
    const keywords = await listBlogKeywords(db);
    if (json) return printJson({ keywords });
    if (keywords.length === 0) return console.log("There are no keywords. Initialize the system in the admin area.");
    printTable(
      ["keyword", "category", "intent", "active", "articles", "last used"],
      keywords.map(({ keyword, category, searchIntent, isActive, articles, lastUsed }) => [
        ...[keyword, category, searchIntent, isActive ? "yes" : "no", articles, showMoment(lastUsed)],
      ]),
    );
  });
}

/** What the command prints. docs/worker.md describes the keys. */
interface Written {
  title: string;
  slug: string;
  metaDescription: string;
  content: string;
  targetKeyword: string;
  words: number;
  internalLinks: number;
  signs: readonly string[];
  writer: string;
  seed: string;
  passed: boolean;
  gates: ReturnType<typeof toStoredGates>;
  post: { id: number; status: string } | null;
}

async function readSettings(db: Db, { words, location, localSeo }: WriteOptions): Promise<GenerationSettings> {
  const saved = (await findBlogSettings(db)) ?? defaultBlogSettings;
  return {
    businessLocation: location ?? saved.businessLocation,
    targetWordCount: words ?? saved.targetWordCount,
    includeLocalSeo: localSeo ?? saved.includeLocalSeo,
    // A person looks at what an operator writes.
    autoPublish: false,
  };
}

async function save({ db, articles }: Dependencies, request: Parameters<typeof composeArticle>[1]): Promise<Written> {
  const requestedBy = currentUser();
  const id = await insertGeneration(db, { trigger: "operator", requestedBy, ...request });
  if (id === undefined) throw new CommandError(`An article for “${request.keyword}” is being written already.`);
  const { postId, problem } = await writeArticle(articles, id);
  const [generation, post] = await Promise.all([
    findGeneration(db, id),
    postId === null ? undefined : findPost(db, postId),
  ]);
  if (!post) throw new CommandError(problem ?? "The article was not saved.");
  const { title, slug, content, metaDescription, targetKeyword, words, internalLinks, signs, writer, seed, status } =
    post;
  return {
    ...{ title, slug, content, internalLinks, signs, passed: true },
    metaDescription: metaDescription ?? "",
    targetKeyword: targetKeyword ?? request.keyword,
    words: words ?? 0,
    writer: writer ?? articles.writer.name,
    seed: seed ?? request.seed,
    gates: (generation?.gates ?? []) as Written["gates"],
    post: { id: post.id, status },
  };
}

function print(article: Written, { json }: WriteOptions): void {
  if (json) printJson(documentOf(article));
  else printSummary(article);
}

/** The keys are stable. */
function documentOf(article: Written): Written {
  const { title, slug, metaDescription, content, targetKeyword, words, internalLinks, signs, writer, seed } = article;
  const { passed, gates, post } = article;
  return {
    ...{ title, slug, metaDescription, content, targetKeyword, words, internalLinks, signs, writer, seed },
    ...{ passed, gates, post },
  };
}

function printSummary({ title, slug, metaDescription, content, gates, post }: Written): void {
  console.log(`${title}\n${metaDescription}\n`);
  printTable(
    ["gate", "result", "measured"],
    gates.map(({ gate, passed, measured, problem }) => [
      gate,
      passed ? "passed" : "failed",
      problem ??
        Object.entries(measured)
          .map(([name, value]) => `${name} ${value}`)
          .join(", "),
    ]),
  );
  console.log(post ? `\nSaved as ${post.status} ${post.id}: ${articlePath(slug)}` : `\n${content}`);
}
