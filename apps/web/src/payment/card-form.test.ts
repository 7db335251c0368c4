import { expect, test } from "vitest";
import { outcomeOf } from "./card-form.ts";

test("a payment that succeeded or is processing is not refused, even if the response is an error", () => {
  expect(outcomeOf({ status: "succeeded" })).toEqual({ kind: "succeeded" });
  expect(outcomeOf({ status: "succeeded", message: "It has already succeeded." })).toEqual({ kind: "succeeded" });
  expect(outcomeOf({ status: "processing" })).toEqual({ kind: "processing" });
});

test("any other status is a refusal, with the provider's message if there is one", () => {
  expect(outcomeOf({ status: "requires_payment_method", message: "Your card was declined." })).toEqual({
    kind: "refused",
    message: "Your card was declined.",
  });
  for (const status of ["canceled", "requires_action", undefined]) {
    expect(outcomeOf({ status })).toEqual({ kind: "refused", message: undefined });
  }
});
