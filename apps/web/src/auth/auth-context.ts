import type { User } from "firebase/auth";
import { createContext } from "react";

/** The current user and their access. */
export interface Auth {
  /** Null for a visitor. After a sign-in, the user is set together with role and payment. */
  readonly user: User | null;
  /** True until the first result. Never true again after that. */
  readonly loading: boolean;
  readonly hasPaid: boolean;
  readonly isAdmin: boolean;
  /** Whether the access of the user could not be read, because the API could not be reached. */
  readonly isUnconfirmed: boolean;
  /** Reads the access of the user again. */
  retryAccess(): Promise<void>;
  /** Sets what this page shows. The API checks access independently. */
  setHasPaid(hasPaid: boolean): void;
  /** Reads the payment status again and returns it. Returns false when it can't be read; the error is logged. */
  refreshPaymentStatus(): Promise<boolean>;
}

export const AuthContext = createContext<Auth | undefined>(undefined);
