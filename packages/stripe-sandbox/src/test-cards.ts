/** Numbers and behaviours as https://docs.stripe.com/testing lists them. */
export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", brand: "visa", methods: ["pm_card_visa", "pm_card_us"], does: "succeeds" },
  { number: "4000056655665556", brand: "visa", methods: ["pm_card_visa_debit"], does: "succeeds" },
  { number: "5555555555554444", brand: "mastercard", methods: ["pm_card_mastercard"], does: "succeeds" },
  { number: "2223003122003222", brand: "mastercard", methods: [], does: "succeeds" },
  { number: "5200828282828210", brand: "mastercard", methods: ["pm_card_mastercard_debit"], does: "succeeds" },
  { number: "5105105105105100", brand: "mastercard", methods: ["pm_card_mastercard_prepaid"], does: "succeeds" },
  { number: "378282246310005", brand: "amex", methods: ["pm_card_amex"], does: "succeeds (code of four digits)" },
  { number: "371449635398431", brand: "amex", methods: [], does: "succeeds (code of four digits)" },
  { number: "6011111111111117", brand: "discover", methods: ["pm_card_discover"], does: "succeeds" },
  { number: "3056930009020004", brand: "diners", methods: ["pm_card_diners"], does: "succeeds" },
  { number: "36227206271667", brand: "diners", methods: [], does: "succeeds" },
  { number: "3566002020360505", brand: "jcb", methods: ["pm_card_jcb"], does: "succeeds" },
  { number: "6200000000000005", brand: "unionpay", methods: ["pm_card_unionpay"], does: "succeeds" },
  {
    number: "4000000000000002",
    brand: "visa",
    methods: ["pm_card_chargeDeclined", "pm_card_visa_chargeDeclined"],
    does: "is declined",
    decline: "generic_decline",
  },
  {
    number: "4000000000009995",
    brand: "visa",
    methods: ["pm_card_chargeDeclinedInsufficientFunds", "pm_card_visa_chargeDeclinedInsufficientFunds"],
    does: "has insufficient funds",
    decline: "insufficient_funds",
  },
  {
    number: "4000000000009987",
    brand: "visa",
    methods: ["pm_card_chargeDeclinedLostCard", "pm_card_visa_chargeDeclinedLostCard"],
    does: "was lost",
    decline: "lost_card",
  },
  {
    number: "4000000000009979",
    brand: "visa",
    methods: ["pm_card_chargeDeclinedStolenCard", "pm_card_visa_chargeDeclinedStolenCard"],
    does: "was stolen",
    decline: "stolen_card",
  },
  {
    number: "4000000000000069",
    brand: "visa",
    methods: ["pm_card_chargeDeclinedExpiredCard"],
    does: "has expired",
    decline: "expired_card",
  },
  {
    number: "4000000000000127",
    brand: "visa",
    methods: ["pm_card_chargeDeclinedIncorrectCvc"],
    does: "has another security code",
    decline: "incorrect_cvc",
  },
  {
    number: "4000000000000119",
    brand: "visa",
    methods: ["pm_card_chargeDeclinedProcessingError"],
    does: "cannot be processed",
    decline: "processing_error",
  },
  {
    number: "4000000000006975",
    brand: "visa",
    methods: ["pm_card_visa_chargeDeclinedVelocityLimitExceeded"],
    does: "was used too often",
    decline: "card_velocity_exceeded",
  },
  {
    number: "4000000000000341",
    brand: "visa",
    methods: ["pm_card_chargeCustomerFail"],
    does: "can be kept, and is declined",
    decline: "generic_decline",
  },
  {
    number: "4100000000000019",
    brand: "visa",
    methods: ["pm_card_radarBlock"],
    does: "is blocked as a fraud",
    decline: "fraudulent",
  },
  {
    number: "4000002500003155",
    brand: "visa",
    methods: ["pm_card_authenticationRequiredOnSetup"],
    does: "asks for authentication",
    authentication: true,
  },
  {
    number: "4000002760003184",
    brand: "visa",
    methods: ["pm_card_authenticationRequired"],
    does: "asks for authentication",
    authentication: true,
  },
  {
    number: "4000000000003220",
    brand: "visa",
    methods: ["pm_card_threeDSecure2Required"],
    does: "asks for authentication",
    authentication: true,
  },
  {
    number: "4000008400001629",
    brand: "visa",
    methods: ["pm_card_threeDSecureRequiredChargeDeclined"],
    does: "asks for authentication, then is declined",
    authentication: true,
    decline: "generic_decline",
  },
  {
    number: "4000000000003055",
    brand: "visa",
    methods: ["pm_card_threeDSecureOptional"],
    does: "could be authenticated, and succeeds without",
  },
  {
    number: "4000008260003178",
    brand: "visa",
    methods: ["pm_card_authenticationRequiredChargeDeclinedInsufficientFunds"],
    does: "asks for authentication, then has insufficient funds",
    authentication: true,
    decline: "insufficient_funds",
  },
  {
    number: "4000000000000259",
    brand: "visa",
    methods: ["pm_card_createDispute"],
    does: "succeeds and is disputed as fraudulent",
    afterwards: "dispute",
  },
  {
    number: "4000000000001976",
    brand: "visa",
    methods: ["pm_card_createDisputeInquiry"],
    does: "succeeds and brings an inquiry",
    afterwards: "inquiry",
  },
  {
    number: "4000000000007726",
    brand: "visa",
    methods: ["pm_card_pendingRefund"],
    does: "succeeds; a refund is pending at first",
    afterwards: "refund_is_pending",
  },
  {
    number: "4000000000005126",
    brand: "visa",
    methods: ["pm_card_refundFail"],
    does: "succeeds; a refund fails later",
    afterwards: "refund_fails",
  },
];

export interface TestCard extends Behaviour {
  number: string;
  brand: string;
  /** The PaymentMethods of Stripe's that stand for the card in code. */
  methods: readonly string[];
  /** For the hosted page's list. */
  does: string;
}

/** What happens when a card is charged. */
export interface Behaviour {
  decline?: DeclineName;
  /** The holder has to say yes on a page of the bank first. */
  authentication?: true;
  /** What follows a payment that succeeded. */
  afterwards?: "dispute" | "inquiry" | "refund_is_pending" | "refund_fails";
}

export type DeclineName = keyof typeof declines;

/** Code, decline code and message as Stripe's documentation of declines gives them. */
export const declines = {
  generic_decline: ["card_declined", "Your card was declined."],
  insufficient_funds: ["card_declined", "Your card has insufficient funds."],
  lost_card: ["card_declined", "Your card was declined."],
  stolen_card: ["card_declined", "Your card was declined."],
  fraudulent: ["card_declined", "Your card was declined."],
  card_velocity_exceeded: [
    "card_declined",
    "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.",
  ],
  expired_card: ["expired_card", "Your card has expired."],
  incorrect_cvc: ["incorrect_cvc", "Your card's security code is incorrect."],
  processing_error: ["processing_error", "An error occurred while processing your card. Try again in a little bit."],
  test_mode_live_card: [
    "card_declined",
    "Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, " +
      "visit: https://docs.stripe.com/testing.",
  ],
} as const;
