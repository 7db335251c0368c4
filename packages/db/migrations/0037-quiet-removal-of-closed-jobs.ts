import { type QueryExecutorProvider, sql } from "kysely";

/** A closed job is on no page, so its removal empties no cache. Also counts nothing then. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create or replace function count_deleted_jobs() returns trigger language plpgsql as $$
    begin
      if not exists (select from previous_rows where closed_at is null) then
        return null;
      end if;
      with changes as (
        select company_id, coalesce(type, '') as type, coalesce(workplace, '') as workplace, is_sample,
          -count(*)::integer as difference
        from previous_rows where closed_at is null group by 1, 2, 3, 4
      )
      update open_job_counts as counts set count = counts.count + changes.difference from changes
      where (counts.company_id, counts.type, counts.workplace, counts.is_sample)
        = (changes.company_id, changes.type, changes.workplace, changes.is_sample);
      perform pg_notify('catalog_changed', 'jobs');
      return null;
    end $$`.execute(db);
}
