import { setTimeout as sleep } from "node:timers/promises";
import { listTasks } from "@zodiac-at-work/tasks";
import { sql } from "kysely";
import { compareWithStripe } from "../payments/campaign.ts";
import type { Product } from "./environment.ts";
import type { Edited } from "./work.ts";

export interface Expected {
  /** People who paid. */
  readonly purchases: number;
  /** Accounts that signed in. */
  readonly accounts: number;
  readonly edited: readonly Edited[];
  /** Open postings of all boards. */
  readonly postings: number;
}

/** What is missing or too much after a load. All must be 0. */
export interface Losses {
  /** Payments without access, payments that Stripe does not know, access without a payment, payments that need a person. */
  readonly purchases: number;
  readonly accounts: number;
  /** Articles that do not hold what was last saved, or lack a version. */
  readonly edits: number;
  /** Checks without a result, and postings that are missing or too much. */
  readonly checks: number;
  /** Articles that the worker did not write. */
  readonly articles: number;
  /** Tasks that gave up. */
  readonly tasks: number;
  /** Lines of a log at `error`, of both processes. */
  readonly errorLines: number;
}

/** Waits until the worker has done everything that was asked of it. */
export async function waitUntilDone({ db }: Product): Promise<void> {
  for (const until = performance.now() + longestMs; performance.now() < until; await sleep(200)) {
    const tasks = await listTasks(db);
    const isDue = ({ state, nextAt }: (typeof tasks)[number]) =>
      state === "active" || state === "retrying" || (state === "queued" && (nextAt === null || nextAt <= new Date()));
    const { rows } = await sql`
      select from runs where ended_at is null union all select from blog_generations where ended_at is null`.execute(
      db,
    );
    if (rows.length === 0 && !tasks.some(isDue)) return;
  }
}

/** Much longer than it takes. What is not done by then is lost. */
const longestMs = 5 * 60_000;

export async function countLosses(product: Product, expected: Expected): Promise<Losses> {
  const { db, api, worker } = product;
  const { charged, lost, doubled, unpaid, issues } = await compareWithStripe(product);
  const { rows } = await sql<Record<"accounts" | "unchecked" | "open" | "unwritten", number>>`
    select
      (select count(*)::integer from users where id like 'account-%') as accounts,
      (select count(*)::integer from run_sources where outcome is null or outcome not in ('complete', 'unchanged'))
        + (select count(*)::integer from runs where ended_at is null) as unchecked,
      (select count(*)::integer from jobs where closed_at is null and last_seen_at is null) as open,
      (select count(*)::integer from blog_generations where state <> 'done' or post_id is null) as unwritten`.execute(
    db,
  );
  const [counts] = rows;
  if (!counts) throw new Error("PostgreSQL returned no figures.");
  return {
    purchases: lost + doubled + unpaid + issues + Math.abs(expected.purchases - charged),
    accounts: Math.abs(expected.accounts - counts.accounts),
    edits: await countLostEdits(product, expected.edited),
    checks: counts.unchecked + Math.abs(expected.postings - counts.open),
    articles: counts.unwritten,
    tasks: (await listTasks(db, { state: "failed" })).length,
    errorLines: countErrors(api.output().split("\n")) + worker.lines.filter(({ level }) => isError(level)).length,
  };
}

async function countLostEdits({ db }: Product, edited: readonly Edited[]): Promise<number> {
  let lost = 0;
  for (const { id, mark, saves } of edited) {
    const { content, version } = await db
      .selectFrom("blogPosts")
      .select(["content", "version"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const revisions = await db.selectFrom("blogRevisions").select("version").where("postId", "=", id).execute();
    if (!content.endsWith(`<p>${mark}</p>`) || version !== saves + 1 || revisions.length !== saves) lost += 1;
  }
  return lost;
}

function countErrors(lines: readonly string[]): number {
  return lines.filter((line) => isError(/"level":"(\w+)"/.exec(line)?.[1])).length;
}

function isError(level: string | undefined): boolean {
  return level === "error" || level === "fatal";
}
