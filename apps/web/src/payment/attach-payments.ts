import { call } from "../api/client.ts";
import { loadFirebase } from "../auth/load-firebase.ts";

/**
 * Tells the API to look for payments that name nobody and were made with the user's e-mail address. It matters to who
 * paid by a payment link that did not say for whom. A failure is only logged: whoever calls goes on without.
 */
export async function attachPayments(): Promise<void> {
  try {
    const user = await (await loadFirebase()).currentUser();
    if (!user?.email) return;
    await call("POST /api/update-payment-user-id", { body: { email: user.email, userId: user.uid } });
  } catch (error) {
    console.error("Payments could not be looked for.", error);
  }
}
