/**
 * Returns an amount in US dollars, with up to four digits below one dollar: an article may cost less than a cent.
 *
 * @example
 * usd(0.0123); // "$0.0123"
 */
export function usd(amount: number): string {
  return amount.toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: amount < 1 ? 4 : 2,
  });
}
