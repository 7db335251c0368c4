import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "./client.ts";

/** The attempts of one key in the current window. */
export interface Attempts {
  /** The number of attempts, this one included. */
  count: number;
  /** Milliseconds until the window ends. */
  endsInMs: number;
}

/**
 * Counts an attempt across all processes. The first attempt opens a window; the first one after its end opens the next.
 *
 * @param key names the user and the action; stored as a hash
 * @example
 * const { count } = await countAttempt(db, `${uid} export`, 60_000);
 */
export async function countAttempt(db: Db, key: string, windowMs: number): Promise<Attempts> {
  const hash = createHash("sha256").update(key).digest("base64url");
  // A window that ends far later than one that starts now is from a time when the server's clock was ahead.
  const hasEnded = sql`(known.ends_at < statement_timestamp() or known.ends_at > excluded.ends_at + interval '1 minute')`;
  const end = sql`statement_timestamp() + ${windowMs} * interval '1 millisecond'`;
  const { rows } = await sql<Attempts>`
    insert into rate_limits as known (key, count, ends_at) values (${hash}, 1, ${end})
    on conflict (key) do update set
      count = case when ${hasEnded} then 1 else known.count + 1 end,
      ends_at = case when ${hasEnded} then excluded.ends_at else known.ends_at end
    returning count, greatest(0, ceil(extract(epoch from ends_at - statement_timestamp()) * 1000))::integer as "endsInMs"
  `.execute(db);
  const [attempts] = rows;
  if (!attempts) throw new Error("PostgreSQL returned no row for an insert");
  if (attempts.count === 1) await sweep(db);
  return attempts;
}

/** Deletes a few ended windows for each new one: they don't accumulate. It waits for no lock. */
async function sweep(db: Db): Promise<void> {
  await sql`
    delete from rate_limits where key in (
      select key from rate_limits where ends_at < statement_timestamp() limit 5 for update skip locked
    )`.execute(db);
}
