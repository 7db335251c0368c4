import { expect, test } from "vitest";
import { sampleOperator } from "./sample-operator.ts";

test("the sample says that it is one, and its offer ends with the year", () => {
  const sample = sampleOperator({}, new Date(2031, 5, 1));
  expect(sample).toMatchObject({ SAMPLE_OPERATOR: "yes", OFFER_ENDS: "2031-12-31" });
  expect(JSON.parse(sample.READER_QUOTES ?? "")).toHaveLength(3);
});

test.each(["OPERATOR_NAME", "OFFER_ENDS", "READER_QUOTES"])("nothing of the sample is mixed with a real %s", (name) => {
  expect(sampleOperator({ [name]: "real" })).toEqual({});
});
