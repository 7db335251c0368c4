import { price, product } from "@zodiac-at-work/contracts/price";
import type Stripe from "stripe";
import { callStripe } from "./stripe-client.ts";

/**
 * Finds the payment link of the product, or creates it. For test keys: in production the link is a setting.
 *
 * @throws {ProviderError}
 */
export async function findPaymentLink(stripe: Stripe): Promise<string> {
  const links = await callStripe(stripe.paymentLinks.list({ active: true, limit: 100 }));
  const link = links.data.find(
    ({ metadata }) => metadata.product === product.id && metadata.cents === `${price.cents}`,
  );
  return (link ?? (await callStripe(createPaymentLink(stripe)))).url;
}

function createPaymentLink(stripe: Stripe): Promise<Stripe.PaymentLink> {
  const metadata = { product: product.id, cents: `${price.cents}` };
  return stripe.paymentLinks.create({
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: price.currency,
          unit_amount: price.cents,
          product_data: { name: product.name },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata },
  });
}
