import { Callout } from "@zodiac-at-work/ui/callout";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useAuth } from "../../auth/use-auth.ts";
import { openPaymentPage } from "./open-payment-page.ts";

/** The other way to pay: on a page of the provider's own, in a new tab, which does not lead back by itself. */
export function PaymentPageButton() {
  const { user } = useAuth();
  const [state, setState] = useState<"idle" | "opened" | "failed">("idle");
  useReturn(state === "opened");

  const open = async () => {
    if (!user) return;
    try {
      await openPaymentPage(user);
      setState("opened");
    } catch {
      setState("failed");
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
      {state === "failed" && <Callout tone="danger">Unable to redirect to payment. Please try again.</Callout>}
      {state === "opened" && (
        <div role="status">
          <Callout>
            It is open in another tab. Once you have paid there, come back here.{" "}
            <Link to="/success" className="text-link">
              I have paid
            </Link>
          </Callout>
        </div>
      )}
    </div>
  );
}

/** Whoever comes back to this tab may have paid on the other. */
function useReturn(awaited: boolean): void {
  const { refreshPaymentStatus } = useAuth();
  const navigate = useNavigate();
  useEffect(() => {
    if (!awaited) return;
    const look = async () => {
      if (document.visibilityState === "visible" && (await refreshPaymentStatus())) await navigate("/success");
    };
    const listener = () => void look();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
    // The functions are new at every render; the listener is not.
  }, [awaited]);
}
