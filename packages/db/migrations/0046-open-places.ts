import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Counts the open jobs by company and place, in the words of the board. The counts of a company are changed only by the
 * checks of its own boards, so two checks never wait for each other.
 *
 * The first trigger makes writers wait until the present jobs are counted. Readers don't wait.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table open_place_counts (
      company_id integer not null references companies (id) on delete cascade,
      place text not null,
      count integer not null,
      primary key (company_id, place)
    )`.execute(db);

  const openIn = (rows: string, sign: "" | "-") =>
    sql.raw(`
      select company_id, place, ${sign}count(*)::integer as difference
      from ${rows}, unnest(locations) as place where closed_at is null group by 1, 2`);
  const add = sql.raw(`
    insert into open_place_counts
    select company_id, place, difference from changes where difference > 0 order by 1, 2
    on conflict (company_id, place) do update set count = open_place_counts.count + excluded.count`);
  // A place without jobs goes. The counts of a company that is being deleted may be gone already.
  const subtract = sql.raw(`
    left_over as (
      update open_place_counts as counts set count = counts.count + changes.difference from changes
      where changes.difference < 0
        and (counts.company_id, counts.place) = (changes.company_id, changes.place)
        and counts.count + changes.difference > 0
    )
    delete from open_place_counts as counts using changes
    where changes.difference < 0
      and (counts.company_id, counts.place) = (changes.company_id, changes.place)
      and counts.count + changes.difference <= 0`);

  await sql`
    create function count_places_of_inserted_jobs() returns trigger language plpgsql as $$
    begin
      with changes as (${openIn("current_rows", "")}) ${add};
      return null;
    end $$`.execute(db);
  await sql`
    create trigger jobs_places_inserted after insert on jobs referencing new table as current_rows
    for each statement execute function count_places_of_inserted_jobs()`.execute(db);

  const differences = sql`
    select company_id, place, sum(difference)::integer as difference
    from (${openIn("previous_rows", "-")} union all ${openIn("current_rows", "")}) as sides
    group by 1, 2 having sum(difference) <> 0`;
  await sql`
    create function count_places_of_updated_jobs() returns trigger language plpgsql as $$
    begin
      with changes as (${differences}), ${subtract};
      with changes as (${differences}) ${add};
      return null;
    end $$`.execute(db);
  await sql`
    create trigger jobs_places_updated after update on jobs
    referencing old table as previous_rows new table as current_rows
    for each statement execute function count_places_of_updated_jobs()`.execute(db);

  await sql`
    create function count_places_of_deleted_jobs() returns trigger language plpgsql as $$
    begin
      with changes as (${openIn("previous_rows", "-")}), ${subtract};
      return null;
    end $$`.execute(db);
  await sql`
    create trigger jobs_places_deleted after delete on jobs referencing old table as previous_rows
    for each statement execute function count_places_of_deleted_jobs()`.execute(db);

  await sql`
    create function count_no_places() returns trigger language plpgsql as $$
    begin
      delete from open_place_counts;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger jobs_places_truncated after truncate on jobs
    for each statement execute function count_no_places()`.execute(db);

  await sql`
    insert into open_place_counts
    select company_id, place, count(*) from jobs, unnest(locations) as place
    where closed_at is null group by 1, 2`.execute(db);
}
