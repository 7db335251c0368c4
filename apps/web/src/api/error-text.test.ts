import { type ErrorCode, errorStatus } from "@zodiac-at-work/contracts";
import { expect, test } from "vitest";
import { FormError } from "../form/form-error.ts";
import { ResponseError } from "./client.ts";
import { adminErrorText, connectionText, errorText, rateLimitText } from "./error-text.ts";

const networkError = "Network error: Unable to connect to server. Please check your connection.";
const codes = Object.keys(errorStatus) as ErrorCode[];

function failure(code: string, error = "The API’s own sentence.", status = errorStatus[code as ErrorCode] ?? 500) {
  return new ResponseError(status, JSON.stringify({ error, code }));
}

test.each(codes)("%s has a text of whole sentences", (code) => {
  expect(errorText(failure(code))).toMatch(/^[A-Z].*\.$/);
});

test.each(["invalid-request", "slug-taken", "version-conflict", "keyword-exists"])(
  "%s shows the API's sentence, because it names what is wrong",
  (code) => {
    expect(errorText(failure(code))).toBe("The API’s own sentence.");
  },
);

test("the code decides the text, and not the API's sentence", () => {
  expect(errorText(failure("not-signed-in", "Sign in first."))).toBe("Your session has ended. Sign in again.");
  expect(errorText(failure("rate-limited", "Try again in 42 seconds."))).toBe(
    "Too many requests. Try again in a minute.",
  );
});

test("an invalid field is named in words", () => {
  expect(errorText(failure("invalid-request", "body.timeZone: must not be empty"))).toBe(
    "The time zone must not be empty.",
  );
});

test("a code that a newer API sends has a text", () => {
  expect(errorText(failure("code-of-tomorrow"))).toBe("Something went wrong. Please try again.");
});

test("a response of a proxy is named by its status", () => {
  const response = new ResponseError(502, "<html>Bad gateway</html>");
  expect(errorText(response)).toBe("The server failed with status 502. Try again in a minute.");
});

test("an administrator sees the sentence of the response, else its status and text", () => {
  expect(adminErrorText(failure("not-signed-in", "Sign in first."))).toBe("Sign in first.");
  expect(adminErrorText(new ResponseError(502, "Bad Gateway"))).toBe("HTTP 502: Bad Gateway");
  expect(adminErrorText(new ResponseError(500, "<html>Oops</html>"))).toBe("HTTP 500: <html>Oops</html>");
  expect(adminErrorText(new TypeError("Failed to fetch"))).toBe(networkError);
});

test("an input that was never sent has its own message", () => {
  expect(errorText(new FormError("Choose a file."))).toBe("Choose a file.");
  expect(adminErrorText(new FormError("Choose a file."))).toBe("Choose a file.");
});

test("only a rate-limited request asks to wait", () => {
  expect(rateLimitText(failure("rate-limited"))).toBe("Too many requests. Try again in a minute.");
  expect(rateLimitText(failure("internal"))).toBeUndefined();
  expect(rateLimitText(new Error("rate-limited"))).toBeUndefined();
});

test.each([
  "Failed to fetch",
  "Load failed",
  "network error",
  "The network connection was lost.",
  "The Internet connection appears to be offline.",
  "NetworkError when attempting to fetch resource.",
  "Failed to fetch dynamically imported module: https://example.com/assets/firebase.js",
  "error loading dynamically imported module: https://example.com/assets/firebase.js",
  "Importing a module script failed.",
])("the browser’s words %j become the site’s own", (message) => {
  expect(errorText(new TypeError(message))).toBe(networkError);
  expect(connectionText(new TypeError(message))).toBe(networkError);
});

test("a sign-in service that can't be reached has the same text", () => {
  const error = Object.assign(new Error("Firebase: Error"), { code: "auth/network-request-failed" });
  expect(connectionText(error)).toBe(networkError);
});

test("any other error is no lost connection", () => {
  for (const error of [new TypeError("undefined is not a function"), new Error("Failed to fetch"), undefined]) {
    expect(connectionText(error)).toBeUndefined();
    expect(errorText(error)).toBe("Something went wrong. Please try again.");
  }
});
