import { expect, test } from "vitest";
import { connectionMessage } from "./connection-failure.ts";

test.each([
  "Failed to fetch",
  "Load failed",
  "NetworkError when attempting to fetch resource.",
  "Failed to fetch dynamically imported module: https://example.com/assets/firebase.js",
  "error loading dynamically imported module: https://example.com/assets/firebase.js",
  "Importing a module script failed.",
])("the browser’s words %j become the site’s own", (message) => {
  expect(connectionMessage(new TypeError(message))).toBe(
    "Network error: Unable to connect to server. Please check your connection.",
  );
});

test("a sign-in service that can't be reached has the same text", () => {
  const error = Object.assign(new Error("Firebase: Error"), { code: "auth/network-request-failed" });
  expect(connectionMessage(error)).toMatch(/^Network error/);
});

test("any other error has no text", () => {
  expect(connectionMessage(new TypeError("undefined is not a function"))).toBeUndefined();
  expect(connectionMessage(new Error("Failed to fetch"))).toBeUndefined();
  expect(connectionMessage(undefined)).toBeUndefined();
});
