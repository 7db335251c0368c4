import { createDb } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { afterAll, expect, test } from "vitest";
import { getPaymentStatus } from "./payment-status.ts";
import { attachPayments, recordPayment } from "./record-payment.ts";
import { addUser, disputeFact, paymentFact, refundFact, second } from "./testing.ts";

const { db, createApiRole, drop } = await createTestDb();
const api = createDb(await createApiRole());
afterAll(async () => {
  await api.destroy();
  await drop();
});

test("the API's role records payments, refunds and disputes, and attaches payments", async () => {
  const userId = await addUser(api);
  await recordPayment(api, paymentFact({ id: "pi_1", userId, status: "processing", asOf: second(1) }));
  await recordPayment(api, paymentFact({ id: "pi_1", userId }));
  expect(await getPaymentStatus(api, userId)).toMatchObject({ hasPaid: true });
  await recordPayment(api, disputeFact("pi_1", { status: "won" }));
  await recordPayment(api, refundFact("pi_1"));
  expect(await getPaymentStatus(api, userId)).toMatchObject({ hasPaid: false });
  await recordPayment(api, paymentFact({ id: "pi_2", email: "payer@example.com" }));
  expect(await attachPayments(api, { userId, email: "payer@example.com" })).toBe(1);
  expect(await db.selectFrom("payments").select("id").where("userId", "=", userId).execute()).toHaveLength(2);
});
