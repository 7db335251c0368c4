import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "./client.ts";

/** How often something was tried. */
export interface Attempts {
  /** How often it was done in the window that runs, this time included. */
  count: number;
  /** Milliseconds until the window ends. */
  endsInMs: number;
}

/**
 * Counts one attempt at something, for all processes together. The first attempt opens a window; when it has ended, the
 * next one opens another.
 *
 * @param key who and what; kept as a hash
 * @example
 * const { count } = await countAttempt(db, `${uid} export`, 60_000);
 */
export async function countAttempt(db: Db, key: string, windowMs: number): Promise<Attempts> {
  const hash = createHash("sha256").update(key).digest("base64url");
  const end = sql`statement_timestamp() + ${windowMs} * interval '1 millisecond'`;
  const { rows } = await sql<Attempts>`
    insert into rate_limits as known (key, count, ends_at) values (${hash}, 1, ${end})
    on conflict (key) do update set
      count = case when known.ends_at < statement_timestamp() then 1 else known.count + 1 end,
      ends_at = case when known.ends_at < statement_timestamp() then excluded.ends_at else known.ends_at end
    returning count, greatest(0, ceil(extract(epoch from ends_at - statement_timestamp()) * 1000))::integer as "endsInMs"
  `.execute(db);
  const [attempts] = rows;
  if (!attempts) throw new Error("PostgreSQL answered an insert without its row");
  if (attempts.count === 1) await sweep(db);
  return attempts;
}

/** A few for each window that opens, so that they never pile up. A statement of its own, which waits for no lock. */
async function sweep(db: Db): Promise<void> {
  await sql`
    delete from rate_limits where key in (
      select key from rate_limits where ends_at < statement_timestamp() limit 5 for update skip locked
    )`.execute(db);
}
