import type { User } from "firebase/auth";
import { call } from "../../api/client.ts";

/**
 * Opens the provider's payment page in a new tab, filled in with who pays.
 *
 * @throws if the page's address can't be had
 */
export async function openPaymentPage({ uid, email }: Pick<User, "uid" | "email">): Promise<void> {
  // Opened before the address is known: browsers block what opens later than the press.
  const tab = window.open("", "_blank");
  try {
    const { paymentLink } = await call("GET /api/payment-link", {});
    const address = new URL(paymentLink);
    if (email) address.searchParams.set("prefilled_email", email);
    address.searchParams.set("client_reference_id", uid);
    if (!tab) return window.location.assign(address);
    tab.opener = null;
    tab.location.href = address.href;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
