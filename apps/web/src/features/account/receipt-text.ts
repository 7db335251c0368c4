import type { Api, Of } from "@zodiac-at-work/contracts";

/** A payment in the API's response. */
export type Receipt = Of<Api["GET /api/account/receipts"], "response">["receipts"][number];

/** @example formatMoney(6200, "usd"); // "$62.00" */
export function formatMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
}

/** Returns the status of a payment, with the refunded amount. */
export function receiptStatus({
  status,
  amountRefunded,
  currency,
}: Pick<Receipt, "status" | "amountRefunded" | "currency">): string {
  switch (status) {
    case "paid":
      return "Paid";
    case "partly-refunded":
      return `Paid, ${formatMoney(amountRefunded, currency)} refunded`;
    case "refunded":
      return "Refunded";
    case "disputed":
      return "Disputed";
  }
}
