import { connectionText, errorText, rateLimitText } from "../api/error-text.ts";
import { passwordTooShort } from "./password-rule.ts";

/** Returns the text for a failed sign-in. */
export function loginErrorMessage(error: unknown): string {
  return loginTexts[codeOf(error)] ?? "Login failed. Please try again.";
}

/**
 * Returns the text for a failed signup.
 *
 * @param supportEmail where readers reach a person; without it, nobody is sent to support
 */
export function signupErrorMessage(error: unknown, supportEmail?: string | null): string {
  const known = signupTexts[codeOf(error)] ?? rateLimitText(error);
  if (known) return known;
  const message = messageOf(error);
  if (/payment/i.test(message)) {
    return supportEmail
      ? `Payment setup failed. Please try again or contact support. Write to ${supportEmail}.`
      : "Payment setup failed. Please try again.";
  }
  return `Failed to create account: ${message || "Unknown error"}`;
}

/** Whether the problem of a signup is the password, whose field then shows it. */
export function isAboutPassword(problem: string | undefined): boolean {
  return problem === passwordTooShort || problem === signupTexts["auth/weak-password"];
}

/** Returns the text for a failed change or confirmation of a password. */
export function passwordErrorMessage(error: unknown): string {
  return passwordTexts[codeOf(error)] ?? loginTexts[codeOf(error)] ?? errorText(error);
}

/** Returns Firebase's error code, such as `auth/wrong-password`. */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

function messageOf(error: unknown): string {
  return connectionText(error) ?? (error instanceof Error ? error.message : "");
}

const loginTexts: Readonly<Record<string, string>> = {
  "auth/user-not-found": "No account found with this email. Please sign up first.",
  "auth/wrong-password": "Incorrect password. Please try again.",
  "auth/invalid-email": "Please enter a valid email address.",
  "auth/too-many-requests": "Too many failed attempts. Please try again later.",
  // With email enumeration protection, Firebase does not say which of the two is wrong.
  "auth/invalid-credential": "Incorrect email or password. Please try again.",
};

const signupTexts: Readonly<Record<string, string>> = {
  "auth/email-already-in-use": "An account with this email already exists. Please use a different email or sign in.",
  "auth/weak-password": "Password is too weak. Please choose a stronger password.",
  "auth/invalid-email": "Invalid email address. Please enter a valid email.",
};

const passwordTexts: Readonly<Record<string, string>> = {
  "auth/weak-password": "Password is too weak. Please choose a stronger password.",
  "auth/expired-action-code": "This link has expired. Please request a new one.",
  "auth/invalid-action-code": "This link has already been used or is incomplete. Please request a new one.",
  "auth/invalid-credential": "Incorrect password. Please try again.",
};
