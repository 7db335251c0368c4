import type { Db } from "@zodiac-at-work/db";
import { sql } from "kysely";

/** Whether a user has paid. */
export interface PaymentStatus {
  hasPaid: boolean;
  /** The last attempt was declined or canceled, and the user has no access. */
  paymentFailed: boolean;
}

/** Returns how many payments grant a user access. */
export async function countGrantingPayments(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("payments")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("userId", "=", userId)
    .where("grantsAccess", "=", true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the payment status of a user. An unknown user has not paid. */
export async function getPaymentStatus(db: Db, userId: string): Promise<PaymentStatus> {
  const user = await db.selectFrom("users").select("hasPaidAccess").where("id", "=", userId).executeTakeFirst();
  if (user?.hasPaidAccess) return { hasPaid: true, paymentFailed: false };
  const last = await db
    .selectFrom("payments")
    .select("status")
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return { hasPaid: false, paymentFailed: last?.status === "failed" || last?.status === "canceled" };
}
