import { call } from "../api.ts";
import { loadIdentity } from "./load-identity.ts";

/**
 * Tells the API to look for payments that name nobody and were made with the user's e-mail address. It matters to who
 * paid by a payment link that did not say for whom. A failure is only logged: whoever calls goes on without.
 */
export async function attachPayments(): Promise<void> {
  try {
    const user = await (await loadIdentity()).currentUser();
    if (!user?.email) return;
    await call("POST /api/update-payment-user-id", { body: { email: user.email, userId: user.uid } });
  } catch (error) {
    console.error("Payments could not be looked for.", error);
  }
}
