/**
 * The price of lifetime access, charged once. The server charges this price, whatever amount a request names.
 *
 * This entry imports nothing: a browser loads no schema with it.
 */
export const price = { cents: 6200, dollars: 62, currency: "usd" } as const;

/** The product, as the payment provider's metadata and descriptions name it. */
export const product = { id: "lifetime-access", name: "Lifetime access" } as const;
