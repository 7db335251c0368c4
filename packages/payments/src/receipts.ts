import type { Db } from "@zodiac-at-work/db";
import type Stripe from "stripe";
import { refundedCents } from "./access-rule.ts";
import { callStripe, ProviderError, shortTimeout } from "./stripe-client.ts";

/** A purchase, as its buyer sees it. Amounts are cents. */
export interface Receipt {
  paymentId: string;
  paidAt: Date;
  amount: number;
  amountRefunded: number;
  currency: string;
  status: "paid" | "partly-refunded" | "refunded" | "disputed";
  /** The URL of Stripe's receipt; null if Stripe has no receipt or can't be reached. */
  receiptUrl: string | null;
}

/** Lists a user's purchases, the newest first. */
export async function listReceipts(db: Db, stripe: Stripe | null, userId: string): Promise<Receipt[]> {
  const payments = await db
    .selectFrom("payments")
    .selectAll()
    .where("userId", "=", userId)
    .where("status", "=", "succeeded")
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();
  return Promise.all(
    payments.map(async (payment) => {
      const refunds = await db.selectFrom("refunds").selectAll().where("paymentId", "=", payment.id).execute();
      const disputes = await db.selectFrom("disputes").selectAll().where("paymentId", "=", payment.id).execute();
      const amountRefunded = refundedCents(payment, refunds);
      const isDisputed = disputes.some(({ status }) => status === "open" || status === "lost");
      return {
        paymentId: payment.id,
        paidAt: payment.createdAt,
        amount: payment.amountReceived,
        amountRefunded,
        currency: payment.currency ?? "usd",
        status: isDisputed ? "disputed" : refundStatus(payment.amountReceived, amountRefunded),
        receiptUrl: payment.provider === "stripe" && stripe ? await findReceiptUrl(stripe, payment.id) : null,
      };
    }),
  );
}

function refundStatus(amount: number, amountRefunded: number): Receipt["status"] {
  if (amountRefunded === 0) return "paid";
  return amountRefunded < amount ? "partly-refunded" : "refunded";
}

/** The URL is fetched each time, because it expires after a month. */
async function findReceiptUrl(stripe: Stripe, paymentId: string): Promise<string | null> {
  try {
    const { latest_charge } = await callStripe(
      stripe.paymentIntents.retrieve(paymentId, { expand: ["latest_charge"] }, shortTimeout),
    );
    return typeof latest_charge === "object" ? (latest_charge?.receipt_url ?? null) : null;
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
}
