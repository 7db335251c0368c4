import type { User } from "firebase/auth";
import { createContext } from "react";

/** Who the reader is, and what they may see. */
export interface Auth {
  /** Null for a visitor. A user who has just signed in appears together with role and payment. */
  readonly user: User | null;
  /** Whether it is still unknown who the reader is. Never true again after the first answer. */
  readonly loading: boolean;
  readonly hasPaid: boolean;
  readonly isAdmin: boolean;
  /** Says what this page has just learnt. The API decides for itself. */
  setHasPaid(hasPaid: boolean): void;
  /** Asks the API again, and answers what it said; false where it could not be asked, which is only logged. */
  refreshPaymentStatus(): Promise<boolean>;
}

export const AuthContext = createContext<Auth | undefined>(undefined);
