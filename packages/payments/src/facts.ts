import type { Database } from "@zodiac-at-work/db";
import type { Selectable } from "kysely";

export type PaymentRow = Selectable<Database["payments"]>;
export type RefundRow = Selectable<Database["refunds"]>;
export type DisputeRow = Selectable<Database["disputes"]>;

/** The state of a payment at one time. Amounts are cents. */
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
  /** The user who pays, if the payment names one. */
  userId?: string | undefined;
  /** The payer's email address, if the payment names no user. */
  email?: string | undefined;
  /** The order that the payment was opened for. */
  orderId?: string | undefined;
}

/** The state of one refund. */
export interface RefundFact {
  kind: "refund";
  id: string;
  paymentId: string;
  amount: number;
  status: RefundRow["status"];
  asOf: Date;
}

/** The sum of all refunds of a payment. */
export interface RefundedFact {
  kind: "refunded";
  paymentId: string;
  amountRefunded: number;
  asOf: Date;
}

/** The state of a dispute: the cardholder's bank takes the money back. */
export interface DisputeFact {
  kind: "dispute";
  id: string;
  paymentId: string;
  status: DisputeRow["status"];
  asOf: Date;
}

/** Something that the provider reported about a payment. */
export type Fact = PaymentFact | RefundFact | RefundedFact | DisputeFact;

/** The provider's event that carried a fact. */
export interface ProviderEvent {
  id: string;
  type: string;
  createdAt: Date;
}
