import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { killProcess } from "../kill-process.ts";
import { type BlogEnvironment, createEnvironment } from "./environment.ts";

/** What the kills did. The last five must be 0. */
export interface KillFigures {
  kills: number;
  /** Kills that ended an attempt in the middle. */
  inMidGeneration: number;
  generations: { admin: number; schedule: number };
  articles: number;
  published: number;
  /** Generations that ended without an article, each with its problem. */
  failed: number;
  problems: string[];
  seconds: number;
  /** Generations that did not end, or that are done without their article. */
  lost: number;
  /** Articles of one keyword after the first, and articles that no generation wrote. */
  doubled: number;
  /** Slots of the schedule with two generations. */
  slotsDoubled: number;
  /** Keywords that count as used and have no article. */
  usedForNothing: number;
  /** Keywords that have an article and do not count as used. */
  notMarked: number;
}

/** The moments at which the kills come, as shares of the time that an article takes. */
const latestKill = 1.2;
/** How long an article takes, until the first one has ended. */
const assumedWritingMs = 60;
/** How long a worker may take to begin with the article that the kill waits for. */
const beginMs = 20_000;

/**
 * Requests articles again and again, for administrators and for slots of the schedule, while workers are killed at random
 * moments as they write one of them. Then lets a worker finish, and counts what is lost or doubled.
 */
export async function killWriters(kills: number): Promise<KillFigures> {
  const environment = await createEnvironment();
  try {
    const started = Date.now();
    let inMidGeneration = 0;
    for (let number = 1; number <= kills; number += 1) {
      await environment.request(number);
      await environment.passSlot(number);
      if (await killWorker(environment, number % 2 === 0 ? "schedule" : "admin")) inMidGeneration += 1;
    }
    await finish(environment);
    const seconds = Math.round((Date.now() - started) / 1000);
    return { kills, inMidGeneration, ...(await count(environment)), seconds };
  } finally {
    await environment.close();
  }
}

/** Kills a worker at a random moment while it writes an article of this trigger. Returns whether it was writing. */
async function killWorker(environment: BlogEnvironment, trigger: "admin" | "schedule"): Promise<boolean> {
  const worker = environment.startWorker();
  await worker.logged("working");
  const writingMs = await environment.medianWritingMs(assumedWritingMs);
  const deadline = Date.now() + beginMs;
  while (!(await environment.isWriting(trigger)) && Date.now() < deadline) await sleep(1);
  await sleep(Math.random() * latestKill * writingMs);
  await killProcess(worker);
  return environment.isWriting(trigger);
}

/** Lets a worker live until every generation has ended. */
async function finish(environment: BlogEnvironment): Promise<void> {
  const { child, ended } = environment.startWorker();
  const deadline = Date.now() + finishMs;
  while ((await environment.countUnended()) > 0 && Date.now() < deadline) await sleep(200);
  child.kill("SIGTERM");
  await ended;
}

/** Much longer than it takes. What has not ended by then is lost. */
const finishMs = 10 * 60_000;

/** Counts what was written, lost and doubled. */
export async function count({
  db,
}: Pick<BlogEnvironment, "db">): Promise<Omit<KillFigures, "kills" | "inMidGeneration" | "seconds">> {
  const { rows } = await sql<
    Record<
      | "admin"
      | "schedule"
      | "articles"
      | "published"
      | "failed"
      | "lost"
      | "doubled"
      | "slotsDoubled"
      | "usedForNothing"
      | "notMarked",
      number
    >
  >`
    select
      (select count(*)::integer from blog_generations where "trigger" = 'admin') as admin,
      (select count(*)::integer from blog_generations where "trigger" = 'schedule') as schedule,
      (select count(*)::integer from blog_posts) as articles,
      (select count(*)::integer from blog_posts where status = 'published') as published,
      (select count(*)::integer from blog_generations where state = 'failed') as failed,
      (select count(*)::integer from blog_generations where state not in ('done', 'failed')
        or (state = 'done' and post_id is null)) as lost,
      (select (count(*) - count(distinct lower(target_keyword)))::integer from blog_posts)
        + (select count(*)::integer from blog_posts where not exists (
          select from blog_generations where post_id = blog_posts.id and state = 'done')) as doubled,
      (select (count(slot) - count(distinct slot))::integer from blog_generations) as slots_doubled,
      (select count(*)::integer from blog_keywords where last_used is not null and not exists (
        select from blog_posts where lower(target_keyword) = lower(keyword))) as used_for_nothing,
      (select count(*)::integer from blog_keywords where last_used is null and exists (
        select from blog_posts where lower(target_keyword) = lower(keyword))) as not_marked`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error("PostgreSQL returned no figures.");
  const failures = await db.selectFrom("blogGenerations").select("problem").where("state", "=", "failed").execute();
  const { admin, schedule, ...rest } = figures;
  return { ...rest, generations: { admin, schedule }, problems: failures.flatMap(({ problem }) => problem ?? []) };
}
