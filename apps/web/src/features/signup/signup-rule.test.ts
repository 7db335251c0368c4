import { expect, test } from "vitest";
import { detailsProblem } from "./signup-rule.ts";

test("both fields are required", () => {
  for (const [email, password] of [
    ["", ""],
    ["a@example.com", ""],
    ["", "secret"],
  ] as const) {
    expect(detailsProblem({ email, emailIsValid: true, password })).toBe("Please fill in all fields");
  }
});

test("a password of five characters is too short, and one of six is not", () => {
  const details = { email: "a@example.com", emailIsValid: true };
  expect(detailsProblem({ ...details, password: "12345" })).toBe("Password must be at least 6 characters");
  expect(detailsProblem({ ...details, password: "123456" })).toBeUndefined();
});

test("an email address that the browser rejects is invalid", () => {
  expect(detailsProblem({ email: "a@", emailIsValid: false, password: "123456" })).toBe(
    "Invalid email address. Please enter a valid email.",
  );
});
