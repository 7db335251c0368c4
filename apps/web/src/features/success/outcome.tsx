import { buttonStyle } from "@zodiac-at-work/ui/button";
import { PageNotice } from "@zodiac-at-work/ui/page-notice";
import { Link } from "react-router";
import { AccessUnconfirmed } from "../../auth/access-unconfirmed.tsx";
import { PaymentPending } from "./payment-pending.tsx";
import { PaymentSuccessful } from "./payment-successful.tsx";
import { usePaymentPoll } from "./use-payment-poll.ts";

/** Polls for the result of the payment and shows it. */
export function Outcome({ uid }: { readonly uid: string }) {
  const { poll, checkAgain } = usePaymentPoll(uid);
  switch (poll.phase) {
    case "checking":
      return <PaymentPending checks={poll.checks} />;
    case "paid":
      return <PaymentSuccessful uid={uid} />;
    case "failed":
      return (
        <PageNotice
          takesFocus
          eyebrow="Your payment"
          title="Payment Failed"
          text="The payment did not go through, and you were not charged. Please try again with the same card or another one."
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
    case "unreachable":
      return <AccessUnconfirmed ask={checkAgain} />;
    case "unsettled":
      return (
        <PageNotice
          takesFocus
          eyebrow="Your payment"
          title="Payment Processing"
          text="Your payment is still being processed. This can take up to 60 seconds, and longer with some banks. Please do not pay again. Your access opens as soon as the payment goes through."
          action={
            <Link to="/" className={buttonStyle()}>
              Return to Homepage
            </Link>
          }
        />
      );
  }
}
