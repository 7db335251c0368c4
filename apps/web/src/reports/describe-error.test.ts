import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

function withStack(stack: string): Error {
  return Object.assign(new TypeError("born 1990-02-03"), { stack });
}

test.each([
  [
    "Chromium",
    "TypeError: born 1990-02-03\n    at e (https://site.example/assets/sample-Bx3k_9aZ.js:1:2048)\n    at t (https://site.example/assets/main-AAAAAAAA.js:7:9)",
    "sample-Bx3k_9aZ.js:1:2048",
  ],
  ["Firefox and Safari", "e@https://site.example/assets/main-Bx3kQ9aZ.js:12:7\n", "main-Bx3kQ9aZ.js:12:7"],
  ["an extension", "TypeError: x\n    at chrome-extension://abcdef/run:1:2", "unknown"],
])("an error in %s is described by its kind and place, and never by its message", (_browser, stack, place) => {
  const described = describeError(withStack(stack));
  expect(described).toEqual({ name: "TypeError", place });
  expect(JSON.stringify(described)).not.toContain("1990");
});

test("what is no error is described by its type", () => {
  expect(describeError("a secret")).toEqual({ name: "string", place: "unknown" });
  expect(describeError(undefined)).toEqual({ name: "undefined", place: "unknown" });
});

test("a name that is no word is not sent", () => {
  expect(describeError(Object.assign(new Error("x"), { name: "Ada Lovelace", stack: "" })).name).toBe("Error");
});
