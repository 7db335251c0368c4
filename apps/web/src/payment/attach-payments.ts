import { call } from "../api/client.ts";
import { loadFirebase } from "../auth/load-firebase.ts";

/**
 * Asks the API to attach payments that name no user and were made with the current user's verified email address, such
 * as payments through a payment link. A failure is logged only.
 */
export async function attachPayments(): Promise<void> {
  try {
    const user = await (await loadFirebase()).currentUser();
    if (!user?.email) return;
    await call("POST /api/update-payment-user-id", { body: { email: user.email, userId: user.uid } });
  } catch (error) {
    console.error("Payments could not be attached.", error);
  }
}
