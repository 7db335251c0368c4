import { type QueryExecutorProvider, sql } from "kysely";

/**
 * What the workers know about the hosts that they fetch jobs from. The lease makes requests to a host take turns across
 * all processes; it has an end, so a killed worker blocks nobody for long.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table scrape_hosts (
      host text primary key check (host <> '' and host = lower(host)),
      lease uuid,
      lease_ends_at timestamptz,
      next_request_at timestamptz not null,
      failures integer not null default 0 check (failures >= 0),
      paused_until timestamptz,
      pause_cause text check (pause_cause in ('blocked', 'unreachable')),
      robots_status text check (robots_status in ('rules', 'absent', 'unreadable')),
      robots_text text,
      robots_fetched_at timestamptz,
      constraint scrape_hosts_lease check ((lease is null) = (lease_ends_at is null)),
      constraint scrape_hosts_pause check ((paused_until is null) = (pause_cause is null)),
      constraint scrape_hosts_robots check (
        (robots_status is null) = (robots_fetched_at is null)
        and (robots_text is not null) = coalesce(robots_status in ('rules', 'unreadable'), false)
      )
    ) with (fillfactor = 70)`.execute(db);
}
