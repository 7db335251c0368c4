import { type RawBuilder, sql } from "kysely";

/**
 * Returns the email address of an administrator, or the name of a writer or operator. It is null if it is not known: of
 * a deleted account only a hash is left.
 *
 * @param editor a column or value that holds a user id or a name
 */
export function editorName(editor: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`coalesce(
    (select email from users where users.id = ${editor}),
    case when ${editor} !~ '^[0-9a-f]{64}$' and not exists (select from users where users.id = ${editor})
      then ${editor} end)`;
}
