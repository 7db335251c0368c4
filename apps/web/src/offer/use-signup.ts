import { createContext, use } from "react";

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
