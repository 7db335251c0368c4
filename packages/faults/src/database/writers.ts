import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "@zodiac-at-work/db";
import { sessionHeader } from "@zodiac-at-work/local/firebase-stub";
import { sql } from "kysely";
import { registrationOf } from "../releases/callers.ts";
import type { LoadRequest } from "../releases/load.ts";

/** People who register one after the other, and repeat what fails. */
export interface Writers {
  /** Stops, and counts the registrations that were acknowledged, and those of them that the database does not have. */
  end(db: Db): Promise<{ registered: number; lost: number }>;
}

export function startWriters(origins: readonly string[]): Writers {
  const acknowledged: string[] = [];
  const stopping = new AbortController();
  const writing = Promise.all(
    origins.map(async (origin, writer) => {
      for (let number = 0; !stopping.signal.aborted; number += 1) {
        const uid = `writer-${writer}-${number}`;
        while (!(await isDone(origin, registrationOf(uid)))) await sleep(100);
        acknowledged.push(uid);
        await sleep(25);
      }
    }),
  );
  return {
    async end(db) {
      stopping.abort();
      await writing;
      const rows = await db.selectFrom("users").select("id").where("id", "like", "writer-%").execute();
      const present = new Set(rows.map(({ id }) => id));
      return { registered: acknowledged.length, lost: acknowledged.filter((uid) => !present.has(uid)).length };
    },
  };
}

/** Creates an article, under another title with each attempt, until one is acknowledged. Returns its title. */
export async function createArticle(origin: string, title: string): Promise<string> {
  const headers = { ...sessionHeader("administrator"), "content-type": "application/json" };
  for (let attempt = 1; ; attempt += 1) {
    const tried = `${title}, attempt ${attempt}`;
    const body = JSON.stringify({ title: tried, content: "<p>Text.</p>", metaDescription: "", targetKeyword: tried });
    if (await isDone(origin, { method: "POST", path: "/api/blog/posts", headers, body })) return tried;
    await sleep(25);
  }
}

/** Waits until the worker has checked an article, which each creation asks it to. */
export async function waitForCheck(db: Db, title: string): Promise<void> {
  for (;;) {
    const { gates } = await db
      .selectFrom("blogPosts")
      .select("gates")
      .where("title", "=", title)
      .executeTakeFirstOrThrow();
    if (gates) return;
    await sleep(25);
  }
}

/** Waits until no article waits for its check, which changes the blog. */
export async function waitForChecks(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pgboss.job
      where name = 'check-article' and state < 'completed'`.execute(db);
    if (rows[0]?.count === 0) return;
    await sleep(200);
  }
}

async function isDone(origin: string, { method, path, headers, body }: LoadRequest): Promise<boolean> {
  const request = { method, headers: { ...headers }, ...(body !== undefined && { body }) };
  const response = await fetch(`${origin}${path}`, request).catch(() => undefined);
  await response?.arrayBuffer().catch(() => {});
  return response?.ok ?? false;
}
