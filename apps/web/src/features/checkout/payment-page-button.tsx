import { useMutation } from "@tanstack/react-query";
import { Callout } from "@zodiac-at-work/ui/callout";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { useAuth } from "../../auth/use-auth.ts";
import { openPaymentPage } from "./open-payment-page.ts";

/** Opens the provider's own payment page in a new tab. That page does not lead back here. */
export function PaymentPageButton() {
  const { user } = useAuth();
  const opening = useMutation({ mutationFn: async () => user && openPaymentPage(user) });
  useRefreshOnReturn(opening.isSuccess);
  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-4 text-sm text-soft">
      <p>
        Would you rather pay on the payment provider’s page?{" "}
        <button type="button" onClick={() => opening.mutate()} className="min-h-6 text-link">
          Open the payment page
        </button>
      </p>
      {opening.isError && <Callout tone="danger">Unable to redirect to payment. Please try again.</Callout>}
      {opening.isSuccess && (
        <div role="status">
          <Callout>
            The payment page is open in another tab. Come back here after you have paid.{" "}
            <Link to="/success" className="text-link">
              I have paid
            </Link>
          </Callout>
        </div>
      )}
    </div>
  );
}

/** Checks the payment status when the reader comes back to this tab. */
function useRefreshOnReturn(enabled: boolean): void {
  const { refreshPaymentStatus } = useAuth();
  const navigate = useNavigate();
  useEffect(() => {
    if (!enabled) return;
    const refresh = async () => {
      if (document.visibilityState === "visible" && (await refreshPaymentStatus())) await navigate("/success");
    };
    const listener = () => void refresh();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
    // The functions change with every render and need no new listener.
  }, [enabled]);
}
