import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Notice } from "@zodiac-at-work/ui/notice";
import { Link } from "react-router";
import { PaymentPending } from "./payment-pending.tsx";
import { PaymentSuccessful } from "./payment-successful.tsx";
import { usePolling } from "./use-polling.ts";

/** Finds out what became of the payment, and says it. */
export function Outcome({ uid }: { readonly uid: string }) {
  const polling = usePolling(uid);
  switch (polling.phase) {
    case "checking":
      return <PaymentPending checks={polling.checks} />;
    case "paid":
      return <PaymentSuccessful />;
    case "failed":
      return (
        <Notice
          takesFocus
          eyebrow="Your payment"
          title="Payment Failed"
          text="The payment did not go through, and nothing was charged. Another card, or the same one again, may work."
          action={
            <div className="flex flex-wrap gap-4">
              <Link to="/checkout" className={buttonStyle()}>
                Try Payment Again
              </Link>
              <Link to="/" className={buttonStyle({ variant: "secondary" })}>
                Return to Homepage
              </Link>
            </div>
          }
        />
      );
    case "unsettled":
      return (
        <Notice
          takesFocus
          eyebrow="Your payment"
          title="Payment Processing"
          text="Your payment is still being processed. This can take up to 60 seconds, and with some banks longer. Please do not pay again: your access opens by itself as soon as the payment is through."
          action={
            <Link to="/" className={buttonStyle()}>
              Return to Homepage
            </Link>
          }
        />
      );
  }
}
