import type { Db } from "@zodiac-at-work/db";

/** How a user stands with paying. */
export interface PaymentStatus {
  hasPaid: boolean;
  /** The last attempt was declined or called off, and there is no access. */
  paymentFailed: boolean;
}

/** A user who is not recorded has not paid. */
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
