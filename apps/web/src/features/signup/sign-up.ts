import { call } from "../../api/client.ts";
import { rateLimitText } from "../../api/error-text.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { offer } from "../../offer/offer.ts";

const pauseMs = 500;

/**
 * Creates an account, registers it and prepares its payment. After a failure, a second call continues with the account
 * that the first one created.
 *
 * @returns the client secret of the payment
 */
export async function signUp(email: string, password: string): Promise<string> {
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
    return (await call("POST /api/create-payment-intent", { body })).clientSecret;
  } catch (cause) {
    throw rateLimitText(cause) ? cause : new Error("Failed to prepare the payment", { cause });
  }
}
