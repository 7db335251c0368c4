import type { Selectable } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";
import { findSavedLists, type SavedLists } from "./saved-lists.ts";
import { listSubscriptions, type Subscription } from "./subscriptions.ts";
import { findUser, type User } from "./users.ts";

type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** Everything that is stored about one user. */
export interface AccountExport {
  user: User | undefined;
  orders: Row<"orders">[];
  payments: (Row<"payments"> & { refunds: Row<"refunds">[]; disputes: Row<"disputes">[] })[];
  roleChanges: Row<"roleChanges">[];
  /** The checks of job boards that the user asked for. */
  jobChecks: Pick<Row<"runs">, "sign" | "startedAt">[];
  /** When the user last looked at the openings. Devices keep it now; only the release before may still write it. */
  openingsVisit: Row<"openingsVisits"> | null;
  /** The user's secret addresses, without the secrets. */
  subscriptions: Subscription[];
  /** What the user has saved, if the account keeps it. */
  saved: SavedLists | null;
  /** What the user has typed into articles and not saved. */
  articleDrafts: (Omit<Row<"blogDrafts">, "userId" | "baseVersion"> & { articleTitle: string })[];
}

/** Returns everything that is stored about one user. Its lists are empty for an unknown id. */
export async function getAccountExport(db: Db, uid: string): Promise<AccountExport> {
  const [user, orders, payments, roleChanges, jobChecks, openingsVisit, subscriptions, saved, articleDrafts] =
    await Promise.all([
      findUser(db, uid),
      db.selectFrom("orders").selectAll().where("userId", "=", uid).orderBy("createdAt").execute(),
      db.selectFrom("payments").selectAll().where("userId", "=", uid).orderBy("createdAt").orderBy("id").execute(),
      db.selectFrom("roleChanges").selectAll().where("userId", "=", uid).orderBy("id").execute(),
      db.selectFrom("runs").select(["sign", "startedAt"]).where("requestedBy", "=", uid).orderBy("id").execute(),
      db.selectFrom("openingsVisits").selectAll().where("userId", "=", uid).executeTakeFirst(),
      listSubscriptions(db, uid),
      findSavedLists(db, uid),
      db
        .selectFrom("blogDrafts")
        .innerJoin("blogPosts", "blogPosts.id", "postId")
        .select(["postId", "title as articleTitle", "fields", "blogDrafts.updatedAt"])
        .where("userId", "=", uid)
        .orderBy("postId")
        .execute(),
    ]);
  const ids = payments.map(({ id }) => id);
  const [refunds, disputes] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          db.selectFrom("refunds").selectAll().where("paymentId", "in", ids).orderBy("id").execute(),
          db.selectFrom("disputes").selectAll().where("paymentId", "in", ids).orderBy("id").execute(),
        ]);
  return {
    user,
    orders,
    payments: payments.map((payment) => ({
      ...payment,
      refunds: refunds.filter(({ paymentId }) => paymentId === payment.id),
      disputes: disputes.filter(({ paymentId }) => paymentId === payment.id),
    })),
    roleChanges,
    jobChecks,
    openingsVisit: openingsVisit ?? null,
    subscriptions,
    saved: saved ?? null,
    articleDrafts,
  };
}
