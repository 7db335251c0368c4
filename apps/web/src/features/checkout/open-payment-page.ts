import type { User } from "firebase/auth";
import { call } from "../../api/client.ts";

/**
 * Opens the provider's payment page in a new tab, with the user's email address filled in.
 *
 * @throws if the payment link can't be loaded
 */
export async function openPaymentPage({ uid, email }: Pick<User, "uid" | "email">): Promise<void> {
  // Opened before the link is known, because browsers block a tab that opens later than the click.
  const tab = window.open("", "_blank");
  try {
    const { paymentLink } = await call("GET /api/payment-link", {});
    const url = new URL(paymentLink);
    if (email) url.searchParams.set("prefilled_email", email);
    url.searchParams.set("client_reference_id", uid);
    if (!tab) return window.location.assign(url);
    tab.opener = null;
    tab.location.href = url.href;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
