import { minimumPasswordLength, passwordTooShort } from "../../auth/password-rule.ts";

interface SignupFields {
  readonly email: string;
  /** The result of the browser's own check of the email address. */
  readonly emailIsValid: boolean;
  readonly password: string;
}

/** Returns what is wrong with the details of a signup, or undefined if nothing is. */
export function detailsProblem({ email, emailIsValid, password }: SignupFields): string | undefined {
  if (email === "" || password === "") return "Please fill in all fields";
  if (!emailIsValid) return "Invalid email address. Please enter a valid email.";
  if (password.length < minimumPasswordLength) return passwordTooShort;
  return undefined;
}
