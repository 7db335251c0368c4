import { createHash } from "node:crypto";
import { price, product } from "@zodiac-at-work/contracts/price";
import type { Db } from "@zodiac-at-work/db";
import type Stripe from "stripe";
import { recordPayment } from "./record-payment.ts";
import { callStripe, type PaymentContext, ProviderError } from "./stripe-client.ts";
import { factOfIntent } from "./stripe-facts.ts";

/** The user who pays. */
export interface Buyer {
  userId: string;
  /** Where Stripe sends the receipt. */
  email: string;
}

/** The open payment, or the reason that no payment is open. */
export type OpenPaymentResult =
  | { kind: "open"; clientSecret: string }
  | { kind: "processing" }
  | { kind: "already-paid" }
  | { kind: "unknown-user" };

/**
 * Opens a payment, or returns the one that the user has open: two tabs, a repeated call and a lost response all get the
 * same payment. A unique index on open orders guarantees it. Stripe's idempotency key covers the time
 * between Stripe's response and our record of it. It expires after a day.
 *
 * @throws {ProviderError}
 */
export async function openPayment(payments: PaymentContext, buyer: Buyer): Promise<OpenPaymentResult> {
  // Recording a settled payment closes its order, so the next attempt opens a new one.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const order = await claimOrder(payments.db, buyer.userId);
    if ("kind" in order) return order;
    const intent = await findIntent(payments, order, buyer);
    if (intent.status === "processing") return { kind: "processing" };
    if (intent.status === "succeeded" || intent.status === "canceled") continue;
    if (intent.client_secret) return { kind: "open", clientSecret: intent.client_secret };
  }
  throw new Error("Three orders in a row were settled while a payment was opened.");
}

interface Order {
  id: string;
  paymentId: string | null;
}

async function claimOrder(db: Db, userId: string): Promise<Order | OpenPaymentResult> {
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom("users")
      .select("hasPaidAccess")
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return { kind: "unknown-user" };
    if (user.hasPaidAccess) return { kind: "already-paid" };
    await trx
      .insertInto("orders")
      .values({ userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return trx
      .selectFrom("orders")
      .select(["id", "paymentId"])
      .where("userId", "=", userId)
      .where("closedAt", "is", null)
      .executeTakeFirstOrThrow();
  });
}

async function findIntent(payments: PaymentContext, order: Order, buyer: Buyer): Promise<Stripe.PaymentIntent> {
  const { db, stripe } = payments;
  const asOf = new Date();
  const intent = order.paymentId
    ? await callStripe(stripe.paymentIntents.retrieve(order.paymentId))
    : await createIntent(stripe, order.id, buyer);
  await recordPayment(db, factOfIntent(intent, asOf));
  if (order.paymentId) return updateReceiptAddress(stripe, intent, buyer.email);
  const { paymentId } = await db
    .selectFrom("orders")
    .select("paymentId")
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow();
  if (!paymentId || paymentId === intent.id) return intent;
  // Another call linked its intent first. The client secret of the intent created here is discarded.
  return findIntent(payments, { id: order.id, paymentId }, buyer);
}

async function createIntent(stripe: Stripe, orderId: string, { userId, email }: Buyer): Promise<Stripe.PaymentIntent> {
  const address = createHash("sha256").update(email).digest("hex").slice(0, 16);
  const order = {
    amount: price.cents,
    currency: price.currency,
    automatic_payment_methods: { enabled: true },
    description: product.name,
    metadata: { uid: userId, order_id: orderId, product: product.id },
  };
  // Stripe rejects a repeated idempotency key with other parameters, so the key includes the address.
  const create = (receipt: { receipt_email?: string }, key: string) =>
    callStripe(stripe.paymentIntents.create({ ...order, ...receipt }, { idempotencyKey: `order-${orderId}-${key}` }));
  return create({ receipt_email: email }, address).catch((error: unknown) => {
    if (isRejectedAddress(error)) return create({}, "no-receipt");
    throw error;
  });
}

/** Stripe rejects some addresses that Firebase accepts. Such a user can pay, but gets no receipt by email. */
function isRejectedAddress(error: unknown): boolean {
  return error instanceof ProviderError && error.code === "email_invalid";
}

/** Updates the receipt address. It may have changed since the payment was opened. */
async function updateReceiptAddress(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  email: string,
): Promise<Stripe.PaymentIntent> {
  const isPayable = intent.status.startsWith("requires_");
  if (!isPayable || intent.receipt_email === email) return intent;
  return callStripe(stripe.paymentIntents.update(intent.id, { receipt_email: email })).catch((error: unknown) => {
    if (isRejectedAddress(error)) return intent;
    throw error;
  });
}
