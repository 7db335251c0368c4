import { price } from "@zodiac-at-work/contracts/price";
import type { Db } from "@zodiac-at-work/db";
import { projectId } from "./firebase-emulator.ts";

/** The password of every demo account. */
export const demoPassword = "zodiac-demo";

/** Accounts for a laptop: one for every role, without signing up. */
export const demoAccounts = [
  { id: "demo-admin", email: "admin@example.com", role: "admin", hasPaidAccess: false, description: "administrator" },
  { id: "demo-member", email: "member@example.com", role: "user", hasPaidAccess: true, description: "has access" },
  { id: "demo-visitor", email: "visitor@example.com", role: "user", hasPaidAccess: false, description: "has not paid" },
] as const;

/**
 * Inserts the missing rows of the demo accounts and leaves existing rows unchanged. The member has a payment of the
 * provider `demo`: access derived from payments is the same.
 */
export async function insertDemoUsers(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto("users")
      .values(demoAccounts.map(({ id, email, role, hasPaidAccess }) => ({ id, email, role, hasPaidAccess })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(["id", "hasPaidAccess"])
      .execute();
    for (const { id } of inserted.filter(({ hasPaidAccess }) => hasPaidAccess)) {
      const now = new Date();
      const paid = {
        status: "succeeded",
        amount: price.cents,
        amountReceived: price.cents,
        currency: price.currency,
      } as const;
      await trx
        .insertInto("payments")
        .values({ id, userId: id, provider: "demo", ...paid, grantsAccess: true, statusAt: now, createdAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}

/** Creates the missing demo accounts in the emulator. A changed password stays changed. */
export async function createDemoSignIns(emulator: string): Promise<void> {
  const accounts = `${emulator}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  for (const { id, email } of demoAccounts) {
    const response = await fetch(accounts, {
      method: "POST",
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      body: JSON.stringify({ localId: id, email, password: demoPassword, emailVerified: true }),
    });
    const text = await response.text();
    const exists = /DUPLICATE_LOCAL_ID|EMAIL_EXISTS/.test(text);
    if (!response.ok && !exists) throw new Error(`The Auth emulator refused ${email}: ${text}`);
  }
}
