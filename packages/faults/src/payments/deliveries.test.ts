import { expect, test } from "vitest";
import { deliverConcurrently } from "./deliveries.ts";

test("fifty concurrent deliveries to two API processes record one payment and grant access once", async () => {
  expect(await deliverConcurrently(4)).toMatchObject({
    purchases: 4,
    deliveries: 200,
    payments: 4,
    grants: 4,
    withdrawals: 0,
  });
});
