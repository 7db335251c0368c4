import { expect, test } from "vitest";
import { ResponseError } from "../../../api/client.ts";
import { isDenied } from "./is-denied.ts";

test("a refusal is told apart from a failure", () => {
  expect([401, 403, 500].map((status) => isDenied(new ResponseError(status, "")))).toEqual([true, true, false]);
  expect(isDenied(new TypeError("Failed to fetch"))).toBe(false);
});
