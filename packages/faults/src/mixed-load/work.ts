import { setTimeout as sleep } from "node:timers/promises";
import { keywords, writeFromTemplates } from "@zodiac-at-work/articles";
import { sql } from "kysely";
import { buy } from "../payments/buyer.ts";
import { admin, call, memberOf, type Product } from "./environment.ts";

/** Work that people do again and again while the load reads. */
export interface Work {
  /** Seconds from one piece of work to the next. */
  readonly seconds: number;
  readonly act: (number: number) => Promise<void>;
}

/** What became of a kind of work. */
export interface Done {
  readonly times: number;
  readonly failures: readonly string[];
}

/** Does one piece of work after the other until the signal aborts. */
export async function keepDoing({ seconds, act }: Work, signal: AbortSignal): Promise<Done> {
  const failures: string[] = [];
  for (let times = 0; ; times += 1) {
    const began = performance.now();
    await act(times).catch((error: unknown) => failures.push(String(error)));
    const pauseMs = Math.max(0, seconds * 1_000 - (performance.now() - began));
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) return { times: times + 1, failures };
  }
}

/** Buys access for a new account. */
export function createPurchases({ url, sandbox }: Product) {
  return (number: number) => buy({ url, sandbox }, `buyer-${number}`, { closesTab: false });
}

interface Article {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly content: string;
  readonly targetKeyword: string;
}

/** What an administrator last saved in an article, and how often. */
export interface Edited {
  readonly id: number;
  readonly mark: string;
  readonly saves: number;
}

/** Publishes articles, and returns them. */
export async function publishArticles({ url }: Product, count: number): Promise<Article[]> {
  await call(url, admin, "POST", "/api/blog/initialize");
  const articles: Article[] = [];
  // The stories need facts of the catalog. With its keyword, the worker does not write the same article later.
  for (const { keyword } of keywords.filter(({ family }) => family !== "stories").slice(0, count)) {
    const knowledge = { companies: [], states: [] };
    const { title, content } = writeFromTemplates({ keyword, seed: "1", today: "2026-11-26", knowledge });
    const fields = { title, content, metaDescription: "", targetKeyword: keyword };
    const { post } = await call<{ post: Article }>(url, admin, "POST", "/api/blog/posts", fields);
    await call(url, admin, "POST", `/api/blog/posts/${post.id}/publish`);
    articles.push({ ...post, content });
  }
  return articles;
}

/** Edits one article after the other: reads it, keeps a draft, saves, and now and then takes it off the site for a moment. */
export function createEdits({ url }: Product, articles: readonly Article[]) {
  const edited = new Map<number, Edited>();
  async function edit(number: number): Promise<void> {
    const article = articles[number % articles.length] as Article;
    const path = `/api/blog/posts/${article.id}`;
    const mark = `Edit number ${number}.`;
    const content = `${article.content}<p>${mark}</p>`;
    const { title, targetKeyword } = article;
    const fields = { title, content, metaDescription: "", targetKeyword };
    const { post } = await call<{ post: { version: number } }>(url, admin, "GET", path);
    await call(url, admin, "PUT", `${path}/draft`, { baseVersion: post.version, fields });
    await call(url, admin, "PUT", path, { ...fields, version: post.version });
    edited.set(article.id, { id: article.id, mark, saves: (edited.get(article.id)?.saves ?? 0) + 1 });
    if (number % 10 === 9) await call(url, admin, "GET", "/api/operations");
  }
  return { edit, edited: () => [...edited.values()] };
}

/** Has all boards checked after their postings changed, by an administrator or by a reader, and follows the events of the check. */
export function createChecks({ url, db, boards }: Product, watchers: number) {
  let events = 0;
  async function check(number: number): Promise<void> {
    boards.turnOver();
    const last = await latestRun(db);
    const isReader = number % 4 === 0;
    const requested = isReader
      ? call(url, memberOf(0), "POST", "/api/scrape", { zodiac: "rat" })
      : call(url, admin, "POST", "/api/scrape-enhanced");
    let isRefused = false;
    requested.catch(() => {
      isRefused = true; // It is awaited below.
    });
    while ((await latestRun(db)) === last) {
      if (isRefused) return void (await requested);
      await sleep(20);
    }
    const path = `/api/scrape/runs/${await latestRun(db)}/events`;
    const streams = Array.from({ length: watchers }, (_, watcher) => call<string>(url, memberOf(watcher), "GET", path));
    for (const text of await Promise.all(streams)) {
      const states = text.split("\n\n").filter((event) => event.startsWith("data:"));
      events += states.length;
      if (!states.at(-1)?.includes('"state":"ended"')) throw new Error("A stream ended before its check.");
    }
    await requested;
  }
  return { check, events: () => events };
}

async function latestRun(db: Product["db"]): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from runs`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Has the worker write an article for the next keyword. */
export function createArticles({ url }: Product) {
  return async () => {
    await call(url, admin, "POST", "/api/blog/generate-random");
  };
}
