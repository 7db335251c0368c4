import { deleteAccount, exportAccount, getReceipts } from "@zodiac-at-work/contracts";
import * as db from "@zodiac-at-work/db";
import { attachPayments, cancelOpenPayments, listReceipts } from "@zodiac-at-work/payments";
import { ApiError } from "../errors.ts";
import type { Routes } from "../mount.ts";

/** The window in which Firebase too lets an account be deleted. */
const recentMs = 5 * 60_000;

export const account: Routes = (scope, dependencies) => {
  scope.mount(getReceipts, async ({ caller }) => {
    const receipts = await listReceipts(dependencies.db, dependencies.stripe, caller.uid);
    return { receipts: receipts.map((receipt) => ({ ...receipt, paidAt: receipt.paidAt.toISOString() })) };
  });

  scope.mount(exportAccount, async ({ caller }) => asExport(await db.getAccountRecord(dependencies.db, caller.uid)));

  scope.mount(deleteAccount, async ({ caller, request }) => {
    if (Date.now() - caller.signedInAt > recentMs) {
      throw new ApiError("recent-sign-in-required", "Sign in again to delete your account.");
    }
    if (dependencies.stripe) {
      await cancelOpenPayments({ db: dependencies.db, stripe: dependencies.stripe }, caller.uid).catch(
        (err: unknown) => {
          // The account goes all the same: a payment that nobody can confirm any more does no harm.
          request.log.warn({ err }, "an open payment could not be called off");
        },
      );
    }
    // A payment that was made with the address and names nobody would keep the address.
    if (caller.emailVerified && caller.email) {
      await attachPayments(dependencies.db, { userId: caller.uid, email: caller.email });
    }
    await db.deleteAccount(dependencies.db, caller.uid, () => dependencies.deleteIdentity(caller.uid));
    return { deleted: true } as const;
  });
};

function asExport({ user, orders, payments, roleChanges }: db.AccountRecord) {
  return {
    exportedAt: new Date().toISOString(),
    account: user
      ? {
          uid: user.id,
          email: user.email,
          role: user.role,
          hasPaidAccess: user.hasPaidAccess,
          createdAt: user.createdAt.toISOString(),
          updatedAt: user.updatedAt.toISOString(),
        }
      : null,
    orders: orders.map(({ id, createdAt, closedAt }) => ({
      id,
      createdAt: createdAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    })),
    payments: payments.map((payment) => ({ ...payment, createdAt: payment.createdAt.toISOString() })),
    roleChanges: roleChanges.map((change) => ({ ...change, changedAt: change.changedAt.toISOString() })),
  };
}
