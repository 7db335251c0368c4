import { minimumPasswordLength, passwordTooShort } from "../../auth/password-rule.ts";

interface Details {
  readonly email: string;
  /** What the browser's own check of e-mail addresses says. */
  readonly emailIsValid: boolean;
  readonly password: string;
}

/** What is wrong with the details of a sign-up; undefined where nothing is. */
export function detailsProblem({ email, emailIsValid, password }: Details): string | undefined {
  if (email === "" || password === "") return "Please fill in all fields";
  if (!emailIsValid) return "Invalid email address. Please enter a valid email.";
  if (password.length < minimumPasswordLength) return passwordTooShort;
  return undefined;
}
