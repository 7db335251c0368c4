import { expect, test } from "vitest";
import { ResponseError } from "../api/client.ts";
import { isAboutPassword, loginErrorMessage, passwordErrorMessage, signupErrorMessage } from "./error-message.ts";
import { passwordTooShort } from "./password-rule.ts";

const firebase = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

test.each([
  ["auth/user-not-found", "No account found with this email. Please sign up first."],
  ["auth/wrong-password", "Incorrect password. Please try again."],
  ["auth/invalid-email", "Please enter a valid email address."],
  ["auth/too-many-requests", "Too many failed attempts. Please try again later."],
  ["auth/invalid-credential", "Incorrect email or password. Please try again."],
  ["auth/internal-error", "Login failed. Please try again."],
])("a login that fails with %s shows its message", (code, text) => {
  expect(loginErrorMessage(firebase(code))).toBe(text);
});

test.each([
  ["auth/email-already-in-use", "An account with this email already exists. Please use a different email or sign in."],
  ["auth/weak-password", "Password is too weak. Please choose a stronger password."],
  ["auth/invalid-email", "Invalid email address. Please enter a valid email."],
  [
    "auth/network-request-failed",
    "Failed to create account: Network error: Unable to connect to server. Please check your connection.",
  ],
])("a signup that fails with %s shows its message", (code, text) => {
  expect(signupErrorMessage(firebase(code))).toBe(text);
});

test("the problems of a password are told from the others", () => {
  const weak = signupErrorMessage(firebase("auth/weak-password"));
  const taken = signupErrorMessage(firebase("auth/email-already-in-use"));
  expect([passwordTooShort, weak, taken, undefined].map(isAboutPassword)).toEqual([true, true, false, false]);
});

test("a failed payment setup is recognized regardless of case", () => {
  const refused = new ResponseError(503, '{"error":"Payments are not set up.","code":"payment-unavailable"}');
  const text = "Payment setup failed. Please try again or contact support. Write to help@example.com.";
  expect(signupErrorMessage(refused, "help@example.com")).toBe(text);
  expect(signupErrorMessage(new Error("No PAYMENT today"), "help@example.com")).toBe(text);
});

test("nobody is sent to a support that can't be reached", () => {
  expect(signupErrorMessage(new Error("No payment today"), null)).toBe("Payment setup failed. Please try again.");
});

test("a rate-limited request asks the reader to wait", () => {
  const text = "Too many requests. Try again in a minute.";
  const refused = new ResponseError(
    429,
    '{"error":"Too many requests. Try again in 42 seconds.","code":"rate-limited"}',
  );
  expect([signupErrorMessage(refused), passwordErrorMessage(refused)]).toEqual([text, text]);
});

test("any other failure of a signup shows its message, or an unknown error", () => {
  expect(signupErrorMessage(new Error("Failed to register user in database"))).toBe(
    "Failed to create account: Failed to register user in database",
  );
  for (const nothing of [new Error(""), undefined, "text", null]) {
    expect(signupErrorMessage(nothing)).toBe("Failed to create account: Unknown error");
  }
});

test("a wrong current password does not mention the email address", () => {
  expect(passwordErrorMessage(firebase("auth/invalid-credential"))).toBe("Incorrect password. Please try again.");
  expect(passwordErrorMessage(firebase("auth/too-many-requests"))).toBe(
    "Too many failed attempts. Please try again later.",
  );
  expect(passwordErrorMessage(firebase("auth/expired-action-code"))).toMatch(/expired/);
  expect(passwordErrorMessage(new Error("?"))).toBe("Something went wrong. Please try again.");
});

test("the browser’s own words for a failed connection do not reach the reader", () => {
  const failed = new TypeError("Failed to fetch");
  const text = "Network error: Unable to connect to server. Please check your connection.";
  expect(signupErrorMessage(failed)).toBe(`Failed to create account: ${text}`);
  expect(passwordErrorMessage(failed)).toBe(text);
});

test("an error whose code is not a string shows the general message", () => {
  expect(loginErrorMessage(Object.assign(new Error("x"), { code: 7 }))).toBe("Login failed. Please try again.");
});
