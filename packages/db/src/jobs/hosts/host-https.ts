import { sql } from "kysely";
import type { Db } from "../../platform/client.ts";

/** What is known of a host's answers by `https:`. */
interface HttpsAnswers {
  /** Whether it has ever answered. */
  answers: boolean;
  /** When it last failed to. */
  failedAt: Date | null;
}

/** Returns what is known of some hosts. Every request goes by `https:`, so a host whose robots.txt was read has answered. */
export async function listHttpsAnswers(db: Db, hosts: readonly string[]): Promise<Map<string, HttpsAnswers>> {
  const { rows } = await sql<HttpsAnswers & { host: string }>`
    select host, coalesce(robots_status in ('rules', 'absent'), false) as answers, https_failed_at as failed_at
    from scrape_hosts where host = any (${hosts})`.execute(db);
  return new Map(rows.map(({ host, answers, failedAt }) => [host, { answers, failedAt }]));
}

/** Records that a host did not answer by `https:`. */
export async function saveHttpsFailure(db: Db, host: string, failedAt: Date): Promise<void> {
  await db
    .insertInto("scrapeHosts")
    .values({ host, nextRequestAt: failedAt, httpsFailedAt: failedAt })
    .onConflict((conflict) => conflict.column("host").doUpdateSet({ httpsFailedAt: failedAt }))
    .execute();
}
