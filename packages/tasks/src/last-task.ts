import type { Db } from "@zodiac-at-work/db";
import { sql } from "kysely";

/** How the latest task with a key ended, or that it has not. */
export interface LastTask {
  isUnfinished: boolean;
  isFailed: boolean;
  endedAt: Date | null;
  /** The error of a failed task. */
  message: string;
}

/** Returns the unfinished task with a key, else the latest one, or undefined without a task of that key. */
export async function findLastTask(db: Db, name: string, key: string): Promise<LastTask | undefined> {
  const { rows } = await sql<LastTask>`
    select state <= 'active' as is_unfinished, state = 'failed' as is_failed, completed_on as ended_at,
      coalesce(output ->> 'message', output -> 'value' ->> 'message', 'The task failed.') as message
    from pgboss.job where name = ${name} and singleton_key = ${key}
    order by state <= 'active' desc, created_on desc limit 1`.execute(db);
  return rows[0];
}
