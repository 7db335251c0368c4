import { expect, test } from "vitest";
import { Budget, runLimits } from "./budget.ts";

test("a run over a few sources may spend 20,000 requests, and one over many has some for each of them", () => {
  expect(runLimits(1).requests).toBe(20_000);
  expect(runLimits(400).requests).toBe(20_000);
  expect(runLimits(20_000)).toMatchObject({ requests: 1_000_000, requestsPerHost: 1_000 });
  expect(runLimits(20_000).bytes).toBeGreaterThan(runLimits(1).bytes);
});

test("what other processes have spent counts", () => {
  const budget = new Budget(runLimits(1), { requests: 19_999, bytes: 0 });
  budget.spendRequest("a.example");
  expect(() => budget.spendRequest("a.example")).toThrow("The run's budget of 20000 requests is used up.");
});
