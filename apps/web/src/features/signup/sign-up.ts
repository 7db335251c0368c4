import { call } from "../../api/client.ts";
import { rateLimitText } from "../../api/error-text.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { offer } from "../../offer/offer.ts";

const pauseMs = 500;

/** A signup that needs only the card. */
export interface PreparedPayment {
  readonly email: string;
  readonly clientSecret: string;
  /** Whether this signup created the account. */
  readonly isNewAccount: boolean;
}

/**
 * Creates an account, registers it and prepares its payment. After a failure, a second call continues with the account
 * that the first one created.
 */
export async function signUp(email: string, password: string): Promise<PreparedPayment> {
  const firebase = await loadFirebase();
  const current = await firebase.currentUser();
  const existing = current?.email?.toLowerCase() === email.toLowerCase() ? current : undefined;
  const { uid } = existing ?? (await firebase.signUp(email, password));
  if (!existing) {
    void firebase.sendVerification().catch((error: unknown) => console.error("The link could not be sent.", error));
  }
  try {
    await call("POST /api/user/register", { body: { uid, email } });
  } catch (cause) {
    throw new Error("Failed to register user in database", { cause });
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  try {
    const body = { amount: offer.amount, email, userId: uid } as const;
    const { clientSecret } = await call("POST /api/create-payment-intent", { body });
    return { email, clientSecret, isNewAccount: !existing };
  } catch (cause) {
    throw rateLimitText(cause) ? cause : new Error("Failed to prepare the payment", { cause });
  }
}
