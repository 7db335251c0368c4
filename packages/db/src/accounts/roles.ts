import { sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Role } from "../platform/schema.ts";
import { insertAuditEntry } from "./audit-log.ts";
import type { User } from "./users.ts";

export interface RoleChange {
  uid: string;
  role: Role;
  /** Who made the decision; stored with the change. */
  changedBy: string;
}

export type RoleOutcome =
  | { kind: "changed"; user: User }
  | { kind: "unchanged"; user: User }
  | { kind: "unknown-user" };

/**
 * Changes the role of a user and records who did it. No endpoint of the API changes a role. Users are named by id,
 * because nobody has verified their email addresses.
 */
export async function changeRole(db: Db, { uid, role, changedBy }: RoleChange): Promise<RoleOutcome> {
  return db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom("users").selectAll().where("id", "=", uid).forUpdate().executeTakeFirst();
    if (!user) return { kind: "unknown-user" };
    if (user.role === role) return { kind: "unchanged", user };
    await trx.updateTable("users").set({ role, updatedAt: sql`now()` }).where("id", "=", uid).execute();
    await trx
      .insertInto("roleChanges")
      .values({ userId: uid, email: user.email ?? "(none)", oldRole: user.role, newRole: role, changedBy })
      .execute();
    const action = role === "admin" ? "grant-admin" : "revoke-admin";
    await insertAuditEntry(trx, { by: { operator: changedBy }, action, subject: uid });
    return { kind: "changed", user: { ...user, role } };
  });
}

/** Lists the admins with the latest change of their role. It is null unless `changeRole` made it. */
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
