import type { Database } from "@zodiac-at-work/db";
import type { Selectable } from "kysely";

export type PaymentRow = Selectable<Database["payments"]>;
export type RefundRow = Selectable<Database["refunds"]>;
export type DisputeRow = Selectable<Database["disputes"]>;

/** What the provider says of a payment, as of a moment. Amounts are cents. */
export interface PaymentFact {
  kind: "payment";
  /** The provider's id of the payment. */
  id: string;
  provider: PaymentRow["provider"];
  status: Exclude<PaymentRow["status"], "unknown">;
  asOf: Date;
  createdAt: Date;
  amount: number;
  amountReceived: number;
  /** ISO 4217, in lower case. */
  currency: string;
  /** Who the payment is for, where it says so. */
  userId?: string | undefined;
  /** What the payer gave as an e-mail address, where no user is named. */
  email?: string | undefined;
  /** The order that it was opened for. */
  orderId?: string | undefined;
}

/** What the provider says of one refund. */
export interface RefundFact {
  kind: "refund";
  id: string;
  paymentId: string;
  amount: number;
  status: RefundRow["status"];
  asOf: Date;
}

/** What the provider says of all refunds of a payment together. */
export interface RefundedFact {
  kind: "refunded";
  paymentId: string;
  amountRefunded: number;
  asOf: Date;
}

/** What the provider says of a dispute, in which a bank takes the money back for the cardholder. */
export interface DisputeFact {
  kind: "dispute";
  id: string;
  paymentId: string;
  status: DisputeRow["status"];
  asOf: Date;
}

/** One thing that the provider has said. */
export type Fact = PaymentFact | RefundFact | RefundedFact | DisputeFact;

/** The message that a fact came in. */
export interface ProviderEvent {
  id: string;
  type: string;
  createdAt: Date;
}
