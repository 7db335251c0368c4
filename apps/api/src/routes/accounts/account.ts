import { deleteAccount, exportAccount, getReceipts } from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { attachPayments, cancelOpenPayments, listReceipts } from "@zodiac-at-work/payments";
import { ApiError } from "../../errors.ts";
import { withIsoDates } from "../../http/iso-dates.ts";
import type { Routes } from "../../http/mount.ts";
import { toSavedItems } from "./saved-response.ts";

/** The maximum age of a sign-in that may delete an account. Firebase has the same limit. */
const recentSignInMs = 5 * 60_000;

export const account: Routes = ({ mount }, { db, stripe, deleteIdentity }) => {
  mount(getReceipts, async ({ caller }) => ({
    receipts: withIsoDates(await listReceipts(db, stripe, caller.uid)),
  }));

  mount(exportAccount, async ({ caller }) => {
    const { user, saved: lists, ...records } = await queries.getAccountExport(db, caller.uid);
    const account = user ? { uid: user.id, ...user } : null;
    const saved = lists && { keptSince: lists.keptSince, ...toSavedItems(lists) };
    return withIsoDates({ exportedAt: new Date(), account, ...records, saved });
  });

  mount(deleteAccount, async ({ caller, log }) => {
    if (Date.now() - caller.signedInAt > recentSignInMs) {
      throw new ApiError("recent-sign-in-required", "Sign in again to delete your account.");
    }
    if (stripe) {
      await cancelOpenPayments({ db, stripe }, caller.uid).catch((err: unknown) => {
        // The account is deleted anyway, and nobody can confirm the payment afterward.
        log.warn({ err }, "could not cancel an open payment");
      });
    }
    // A payment made with this address, but without a user, would keep the address.
    if (caller.emailVerified && caller.email) {
      await attachPayments(db, { userId: caller.uid, email: caller.email });
    }
    await queries.deleteAccount(db, caller.uid, () => deleteIdentity(caller.uid));
    return { deleted: true } as const;
  });
};
