import { expect, test } from "vitest";
import { createPaymentIntent } from "./index.ts";
import { price } from "./price.ts";

test("a browser may only name the price, in whole dollars", () => {
  expect(price.cents).toBe(price.dollars * 100);
  const { amount } = createPaymentIntent.body.shape;
  expect(amount.safeParse(62).success).toBe(true);
  for (const other of [price.cents, 61, "62"]) expect(amount.safeParse(other).success).toBe(false);
});
