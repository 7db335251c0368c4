import type { Db } from "@zodiac-at-work/db";
import { sql } from "kysely";

/** Returns the definitions of a database's tables, columns, constraints, indexes, functions and triggers, one a line. */
export async function describeSchema(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with relations as (
      select oid, relname, relkind, relnamespace::regnamespace::text as schema from pg_class
      where relnamespace::regnamespace::text in ('public', 'pgboss') and relname !~ '_\\d{8}'
    )
    select concat_ws(' ', 'column', schema, relname, attname, format_type(atttypid, atttypmod), attnotnull,
      pg_get_expr(adbin, adrelid), attgenerated) as line
    from relations join pg_attribute on attrelid = relations.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum where relkind in ('r', 'p', 'v', 'm')
    union all
    select concat_ws(' ', 'constraint', schema, relname, conname, pg_get_constraintdef(pg_constraint.oid), convalidated)
    from relations join pg_constraint on conrelid = relations.oid
    union all
    select concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid)
    from relations join pg_index on indexrelid = relations.oid
    union all
    select concat_ws(' ', 'trigger', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    from relations join pg_trigger on tgrelid = relations.oid and not tgisinternal
    union all
    select concat_ws(' ', 'function', pg_get_functiondef(oid)) from pg_proc
    where pronamespace::regnamespace::text in ('public', 'pgboss') and prokind in ('f', 'p')
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}
