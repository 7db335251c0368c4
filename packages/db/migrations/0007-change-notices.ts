import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Says what was changed to whoever listens, when the change is committed. `catalogue_changed` carries the name of the
 * table; equal notices of one transaction are one. `access_changed` carries the id of the user.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create function notify_catalogue_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', tg_table_name);
      return null;
    end $$`.execute(db);
  for (const table of ["companies", "jobs", "car_brands", "us_states"]) {
    await sql`
      create trigger ${sql.raw(`${table}_notice`)} after insert or update or delete or truncate on ${sql.raw(table)}
      for each statement execute function notify_catalogue_changed()`.execute(db);
  }

  await sql`
    create function notify_access_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('access_changed', old.id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger users_changed_notice after update on users for each row
    when ((old.role, old.has_paid_access) is distinct from (new.role, new.has_paid_access))
    execute function notify_access_changed()`.execute(db);
  await sql`
    create trigger users_deleted_notice after delete on users for each row
    execute function notify_access_changed()`.execute(db);
}
