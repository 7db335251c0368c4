import { Callout } from "@zodiac-at-work/ui/callout";
import { useState } from "react";
import { useAuth } from "../../account/use-auth.ts";
import { call } from "../../api.ts";

/** The other way to pay: on a page of the provider's own, in a new tab. */
export function PaymentPageButton({ uid }: { readonly uid: string }) {
  const { user } = useAuth();
  const [problem, setProblem] = useState<string>();

  const open = async () => {
    setProblem(undefined);
    // Opened before the answer is there: browsers block what opens later than the press.
    const tab = window.open("", "_blank");
    try {
      const { paymentLink } = await call("GET /api/payment-link", {});
      const address = new URL(paymentLink);
      if (user?.email) address.searchParams.set("prefilled_email", user.email);
      address.searchParams.set("client_reference_id", uid);
      if (!tab) return window.location.assign(address);
      tab.opener = null;
      tab.location.href = address.href;
    } catch {
      tab?.close();
      setProblem("Unable to redirect to payment. Please try again.");
    }
  };
  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-4 text-sm text-soft">
      <p>
        Would you rather pay on a page of the payment provider?{" "}
        <button type="button" onClick={() => void open()} className="min-h-6 text-link">
          Open the payment page
        </button>
      </p>
      {problem && <Callout tone="danger">{problem}</Callout>}
    </div>
  );
}
