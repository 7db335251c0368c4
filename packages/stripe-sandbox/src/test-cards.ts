import type { CardBehavior, DeclineName } from "./types.ts";

export interface TestCard {
  number: string;
  brand: string;
  /** Stripe's name for the PaymentMethod of this card. */
  method: string;
  /** For the list on the hosted page. */
  description: string;
  behavior: CardBehavior;
}

/** Test cards from https://docs.stripe.com/testing. */
export const testCards: readonly TestCard[] = [
  card("4242424242424242", "visa", "pm_card_visa", "succeeds"),
  card("5555555555554444", "mastercard", "pm_card_mastercard", "succeeds"),
  card("378282246310005", "amex", "pm_card_amex", "succeeds; the security code has four digits"),
  card("6011111111111117", "discover", "pm_card_discover", "succeeds"),
  card("4000000000000002", "visa", "pm_card_chargeDeclined", "is declined", { decline: "generic_decline" }),
  card("4000000000009995", "visa", "pm_card_chargeDeclinedInsufficientFunds", "has insufficient funds", {
    decline: "insufficient_funds",
  }),
  card("4000000000009987", "visa", "pm_card_chargeDeclinedLostCard", "is reported lost", { decline: "lost_card" }),
  card("4000000000009979", "visa", "pm_card_chargeDeclinedStolenCard", "is reported stolen", {
    decline: "stolen_card",
  }),
  card("4000000000000069", "visa", "pm_card_chargeDeclinedExpiredCard", "has expired", { decline: "expired_card" }),
  card("4000000000000127", "visa", "pm_card_chargeDeclinedIncorrectCvc", "has an incorrect security code", {
    decline: "incorrect_cvc",
  }),
  card("4000000000000119", "visa", "pm_card_chargeDeclinedProcessingError", "causes a processing error", {
    decline: "processing_error",
  }),
  card("4000002500003155", "visa", "pm_card_authenticationRequiredOnSetup", "requires authentication", {
    authentication: true,
  }),
  card("4000002760003184", "visa", "pm_card_authenticationRequired", "requires authentication", {
    authentication: true,
  }),
  card("4000008400001629", "visa", "pm_card_threeDSecureRequiredChargeDeclined", "is declined after authentication", {
    authentication: true,
    decline: "generic_decline",
  }),
  card("4000000000000259", "visa", "pm_card_createDispute", "succeeds, then is disputed", { afterward: "dispute" }),
  card("4000000000001976", "visa", "pm_card_createDisputeInquiry", "succeeds, then has an inquiry", {
    afterward: "inquiry",
  }),
  card("4000000000007726", "visa", "pm_card_pendingRefund", "succeeds; a refund is pending at first", {
    afterward: "refund_is_pending",
  }),
  card("4000000000005126", "visa", "pm_card_refundFail", "succeeds; a refund fails later", {
    afterward: "refund_fails",
  }),
];

/** Code and message of each decline, from https://docs.stripe.com/declines/codes. */
export const declines: Readonly<Record<DeclineName, readonly [code: string, message: string]>> = {
  generic_decline: ["card_declined", "Your card was declined."],
  insufficient_funds: ["card_declined", "Your card has insufficient funds."],
  lost_card: ["card_declined", "Your card was declined."],
  stolen_card: ["card_declined", "Your card was declined."],
  expired_card: ["expired_card", "Your card has expired."],
  incorrect_cvc: ["incorrect_cvc", "Your card's security code is incorrect."],
  processing_error: ["processing_error", "An error occurred while processing your card. Try again in a little bit."],
  test_mode_live_card: [
    "card_declined",
    "Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, " +
      "visit: https://docs.stripe.com/testing.",
  ],
};

function card(
  number: string,
  brand: string,
  method: string,
  description: string,
  behavior: CardBehavior = {},
): TestCard {
  return { number, brand, method, description, behavior };
}
