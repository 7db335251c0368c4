import { expect, test } from "vitest";
import { deliverAtOnce } from "./deliveries.ts";

test("fifty deliveries at once to two API processes, of one event or of two about one payment: one payment, one grant", async () => {
  expect(await deliverAtOnce(4)).toMatchObject({
    purchases: 4,
    deliveries: 200,
    payments: 4,
    grants: 4,
    withdrawals: 0,
  });
});
