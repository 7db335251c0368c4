import { expect, test } from "vitest";
import { detailsProblem } from "./signup-rule.ts";

test("both fields have to be filled in", () => {
  for (const [email, password] of [
    ["", ""],
    ["a@example.com", ""],
    ["", "secret"],
  ] as const) {
    expect(detailsProblem({ email, emailIsValid: true, password })).toBe("Please fill in all fields");
  }
});

test("five characters are too short for a password, six are not", () => {
  const details = { email: "a@example.com", emailIsValid: true };
  expect(detailsProblem({ ...details, password: "12345" })).toBe("Password must be at least 6 characters");
  expect(detailsProblem({ ...details, password: "123456" })).toBeUndefined();
});

test("an address that the browser refuses is refused", () => {
  expect(detailsProblem({ email: "a@", emailIsValid: false, password: "123456" })).toBe(
    "Invalid email address. Please enter a valid email.",
  );
});
