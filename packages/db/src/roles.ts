import { sql } from "kysely";
import type { Db } from "./client.ts";
import type { Role } from "./schema.ts";
import type { User } from "./users.ts";

export interface RoleChange {
  /** Compared without regard to case. */
  email: string;
  role: Role;
  /** Who says so; kept for the record. */
  changedBy: string;
}

/** What became of a wish to change a role. */
export type RoleOutcome =
  | { kind: "changed"; user: User }
  | { kind: "unchanged"; user: User }
  | { kind: "unknown-email" };

/**
 * Gives a user a role and writes down who did it. This is the only code that changes a role: no call of the API does.
 */
export async function changeRole(db: Db, { email, role, changedBy }: RoleChange): Promise<RoleOutcome> {
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom("users")
      .selectAll()
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return { kind: "unknown-email" };
    if (user.role === role) return { kind: "unchanged", user };
    await trx.updateTable("users").set({ role, updatedAt: sql`now()` }).where("id", "=", user.id).execute();
    await trx
      .insertInto("roleChanges")
      .values({ userId: user.id, email: user.email ?? email, oldRole: user.role, newRole: role, changedBy })
      .execute();
    return { kind: "changed", user: { ...user, role } };
  });
}

/** Every admin with the last word on their role; null where it was set by other means than `changeRole`. */
export async function listAdmins(
  db: Db,
): Promise<{ id: string; email: string | null; changedBy: string | null; changedAt: Date | null }[]> {
  return db
    .selectFrom("users")
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom("roleChanges")
          .select(["changedBy", "changedAt"])
          .whereRef("roleChanges.userId", "=", "users.id")
          .orderBy("roleChanges.id", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .select(["users.id", "users.email", "last.changedBy", "last.changedAt"])
    .where("users.role", "=", "admin")
    .orderBy("users.email")
    .execute();
}
