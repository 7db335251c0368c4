import { createContext, use } from "react";

/** The hash of a link that opens the signup dialog, for a page whose script has not loaded yet. */
export const signupHash = "#get-access";

export interface Signup {
  /** Opens the signup dialog. */
  open(): void;
  /** Loads the dialog before it opens. */
  prepare(): void;
}

export const SignupContext = createContext<Signup>({ open() {}, prepare() {} });

/** Returns the signup dialog of the page, to open it from anywhere. */
export function useSignup(): Signup {
  return use(SignupContext);
}
