import { createPaymentIntent } from "@zodiac-at-work/contracts";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { insertDemoUsers } from "@zodiac-at-work/local/demo-accounts";
import { price } from "@zodiac-at-work/payments";
import { expect, onTestFinished, test } from "vitest";

test("the amount that a browser may name is the price that is charged", () => {
  const { amount } = createPaymentIntent.body.shape;
  expect(amount.safeParse(price.cents / 100).success).toBe(true);
});

test("the laptop's demo member has paid the price", async () => {
  const { db, drop } = await createTestDb();
  onTestFinished(drop);
  await insertDemoUsers(db);
  const payments = await db.selectFrom("payments").select(["amount", "amountReceived", "currency"]).execute();
  expect(payments).toEqual([{ amount: price.cents, amountReceived: price.cents, currency: price.currency }]);
});
