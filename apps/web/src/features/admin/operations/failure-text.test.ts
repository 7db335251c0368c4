import { expect, test } from "vitest";
import { ResponseError } from "../../../api/client.ts";
import { failureText, isDenied } from "./failure-text.ts";

const failure = (status: number, code: string, error = "") =>
  new ResponseError(status, JSON.stringify({ error, code }));

test("a failure says what happened and what to do", () => {
  expect(failureText(new TypeError("Failed to fetch"))).toBe(
    "The server can't be reached. Check your connection and try again.",
  );
  expect(failureText(failure(409, "source-not-active"))).toContain("Switch it on first");
  expect(failureText(failure(429, "rate-limited"))).toBe("Too many requests. Try again in a minute.");
  expect(failureText(new ResponseError(502, "<html>Bad gateway</html>"))).toBe(
    "The server failed with status 502. Try again in a minute.",
  );
});

test("the API's own sentence about an invalid input is shown", () => {
  expect(failureText(failure(400, "invalid-request", "body.timeZone: must not be empty"))).toBe(
    "The time zone must not be empty.",
  );
});

test("a refusal is told apart from a failure", () => {
  expect([failure(401, "not-signed-in"), failure(403, "forbidden"), failure(500, "internal")].map(isDenied)).toEqual([
    true,
    true,
    false,
  ]);
});
