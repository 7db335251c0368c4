import { call } from "../../api/client.ts";
import { rateLimitMessage } from "../../api/rate-limit-message.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { offer } from "../../offer/offer.ts";

const pauseMs = 500;

/**
 * Makes an account, records it and prepares its payment. Whoever repeats it after a failure half-way goes on with the
 * account that was made.
 *
 * @returns the secret with which the payment can be made
 */
export async function signUp(email: string, password: string): Promise<string> {
  const firebase = await loadFirebase();
  const current = await firebase.currentUser();
  const made = current?.email?.toLowerCase() === email.toLowerCase() ? current : undefined;
  const { uid } = made ?? (await firebase.signUp(email, password));
  if (!made) void firebase.sendVerification().catch((error: unknown) => console.error("No link was sent.", error));
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
    // Who was too quick is told so; by now the account is made, whatever else the cause may say.
    throw rateLimitMessage(cause) ? cause : new Error("Failed to prepare the payment", { cause });
  }
}
