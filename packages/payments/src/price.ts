/**
 * What lifetime access costs: $62, once (the specification's sections 1 and 9). Only this figure is ever charged;
 * the amount that a browser sends is compared with it and otherwise ignored.
 */
export const price = { cents: 6200, currency: "usd", product: "lifetime-access", name: "Lifetime access" } as const;
