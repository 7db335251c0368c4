import fc from "fast-check";
import { expect, test } from "vitest";
import { grantsAccess } from "./access-rule.ts";
import type { DisputeFact, DisputeRow, Fact, PaymentFact, RefundFact, RefundRow } from "./facts.ts";
import { mergeDispute, mergePayment, mergeRefund, type PaymentState } from "./merge-facts.ts";
import { disputeFact, paymentFact, refundedFact, refundFact, second } from "./testing.ts";

interface Known {
  payment?: PaymentState;
  refunds: Record<string, RefundRow>;
  disputes: Record<string, DisputeRow>;
}

/** Returns what the database would hold after these facts. */
function mergeAll(facts: readonly Fact[]): Known {
  const known: Known = { refunds: {}, disputes: {} };
  for (const fact of facts) {
    known.payment = mergePayment(known.payment, fact);
    const row = { paymentId: "p", recordedAt: second(0) };
    if (fact.kind === "refund") {
      const status = mergeRefund(known.refunds[fact.id], fact);
      known.refunds[fact.id] = { ...row, id: fact.id, amount: fact.amount, status };
    }
    if (fact.kind === "dispute") {
      known.disputes[fact.id] = { ...row, id: fact.id, ...mergeDispute(known.disputes[fact.id], fact) };
    }
  }
  return known;
}

function grants(facts: readonly Fact[]): boolean {
  const { payment, refunds, disputes } = mergeAll(facts);
  return payment !== undefined && grantsAccess(payment, Object.values(refunds), Object.values(disputes));
}

const moment = fc.integer({ min: 0, max: 5 }).map(second);
const aPayment: fc.Arbitrary<PaymentFact> = fc
  .record({
    status: fc.constantFrom("open", "failed", "processing", "canceled", "succeeded"),
    asOf: moment,
    createdAt: moment,
  })
  .map((changes) => paymentFact({ id: "p", ...changes }));
const aRefund: fc.Arbitrary<RefundFact> = fc
  .record({
    id: fc.constantFrom("r1", "r2"),
    status: fc.constantFrom("pending", "requires_action", "succeeded", "canceled", "failed"),
    asOf: moment,
  })
  .map((changes) => refundFact("p", { ...changes, amount: changes.id === "r1" ? 6200 : 3100 }));
const aSum: fc.Arbitrary<Fact> = fc.constantFrom(0, 3100, 6200).map((amount) => refundedFact("p", amount));
const aDispute: fc.Arbitrary<DisputeFact> = fc
  .record({
    id: fc.constantFrom("d1", "d2"),
    status: fc.constantFrom("open", "won", "lost", "warning_closed", "prevented"),
    asOf: moment,
  })
  .map((changes) => disputeFact("p", changes));
const aFact = fc.oneof(aPayment, aRefund, aSum, aDispute);

test("facts merge into the same state in any order and with duplicates", () => {
  const shuffles = fc.array(aFact, { minLength: 1, maxLength: 10 }).chain((facts) =>
    fc.record({
      facts: fc.constant(facts),
      shuffled: fc.shuffledSubarray(facts, { minLength: facts.length }),
      again: fc.subarray(facts),
    }),
  );
  fc.assert(
    fc.property(shuffles, ({ facts, shuffled, again }) => {
      const plain = mergeAll(facts);
      const mixed = mergeAll([...shuffled, ...again]);
      const withoutStart = ({ payment, ...rest }: Known) => ({
        ...rest,
        payment: payment && { ...payment, createdAt: 0 },
      });
      expect(withoutStart(mixed)).toEqual(withoutStart(plain));
    }),
    { numRuns: 2000 },
  );
});

test("every order of a purchase, a dispute and refunds ends with the same access", () => {
  const bought = [
    paymentFact({ id: "p", status: "open", asOf: second(1) }),
    paymentFact({ id: "p", status: "failed", asOf: second(2) }),
    paymentFact({ id: "p", status: "processing", asOf: second(3) }),
    paymentFact({ id: "p", asOf: second(4) }),
  ];
  const disputed = [disputeFact("p", { asOf: second(5) }), disputeFact("p", { status: "won", asOf: second(6) })];
  const refunded = [
    refundFact("p", { status: "pending", asOf: second(7) }),
    refundFact("p", { asOf: second(8) }),
    refundedFact("p"),
  ];
  const failed = [refundFact("p", { status: "failed", asOf: second(9) })];
  for (const order of permutations([...bought, ...disputed])) expect(grants(order)).toBe(true);
  for (const order of permutations([...bought.slice(2), ...refunded])) expect(grants(order)).toBe(false);
  for (const order of permutations([...bought.slice(3), ...refunded, ...failed])) expect(grants(order)).toBe(true);
});

/**
 * A plain model of the money: what was paid, what was refunded, who holds it. Its events have rising times and are merged
 * in another order.
 */
test("a payment grants access exactly while the shop holds the money, in any order of events", () => {
  const step = fc.constantFrom(
    "begin",
    "decline",
    "pay",
    "refundHalf",
    "refundAll",
    "refundFails",
    "dispute",
    "win",
    "lose",
  );
  fc.assert(
    fc.property(
      fc
        .array(step, { maxLength: 14 })
        .chain((steps) => fc.record({ steps: fc.constant(steps), seed: fc.infiniteStream(fc.nat()) })),
      ({ steps, seed }) => {
        const shop = {
          paid: false,
          out: 0,
          refunds: [] as { id: string; amount: number; failed: boolean }[],
          dispute: "none",
        };
        const events: Fact[] = [];
        steps.forEach((name, index) => {
          const asOf = second(index);
          const last = shop.refunds.findLast(({ failed }) => !failed);
          const left = 6200 - shop.out;
          if (name === "begin" && !shop.paid) events.push(paymentFact({ id: "p", status: "processing", asOf }));
          if (name === "decline" && !shop.paid) events.push(paymentFact({ id: "p", status: "failed", asOf }));
          if (name === "pay" && !shop.paid) {
            shop.paid = true;
            events.push(paymentFact({ id: "p", asOf }));
          }
          if ((name === "refundHalf" || name === "refundAll") && shop.paid && left > 0 && shop.dispute === "none") {
            const refund = {
              id: `r${index}`,
              amount: name === "refundAll" ? left : Math.min(left, 3100),
              failed: false,
            };
            shop.refunds.push(refund);
            shop.out += refund.amount;
            events.push(refundFact("p", { ...refund, asOf }), refundedFact("p", shop.out));
          }
          if (name === "refundFails" && last) {
            last.failed = true;
            shop.out -= last.amount;
            events.push(refundFact("p", { id: last.id, amount: last.amount, status: "failed", asOf }));
          }
          if (name === "dispute" && shop.paid && shop.dispute === "none") {
            shop.dispute = "open";
            events.push(disputeFact("p", { asOf }));
          }
          if ((name === "win" || name === "lose") && shop.dispute === "open") {
            shop.dispute = name === "win" ? "won" : "lost";
            events.push(disputeFact("p", { status: shop.dispute === "won" ? "won" : "lost", asOf }));
          }
        });
        const held = shop.paid && shop.out < 6200 && shop.dispute !== "open" && shop.dispute !== "lost";
        const keys = seed.take(events.length);
        const shuffled = events.map((fact) => [Number(keys.next().value), fact] as const).sort(([a], [b]) => a - b);
        expect(grants(shuffled.map(([, fact]) => fact))).toBe(held);
      },
    ),
    { numRuns: 5000 },
  );
});

function* permutations<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of permutations(items.toSpliced(index, 1))) yield [item, ...rest];
  }
}
