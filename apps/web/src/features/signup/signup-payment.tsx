import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { useNavigate } from "react-router";
import { useAuth } from "../../auth/use-auth.ts";
import { offer } from "../../offer/offer.ts";
import { attachPayments } from "../../payment/attach-payments.ts";
import { PaymentForm } from "../../payment/payment-form.tsx";
import type { PreparedPayment } from "./sign-up.ts";

interface SignupPaymentProps extends PreparedPayment {
  readonly onPaid: () => void;
  /** Called to go back and enter another email address. */
  readonly onChange: () => void;
}

/** The second step: the card. The success page follows. It confirms the payment and leads home. */
export function SignupPayment({ email, clientSecret, isNewAccount, onPaid, onChange }: SignupPaymentProps) {
  const { refreshPaymentStatus } = useAuth();
  const navigate = useNavigate();
  const account = useFocusOnArrival<HTMLParagraphElement>();

  const finish = async () => {
    await attachPayments();
    await refreshPaymentStatus();
    await navigate("/success");
    onPaid();
  };
  return (
    <div className="mt-1 grid gap-5">
      <p ref={account} tabIndex={-1} className="text-sm wrap-anywhere text-soft outline-none">
        Account: <span className="text-ink">{email}</span>{" "}
        <button type="button" onClick={onChange} className="ml-1 text-link">
          Change<span className="sr-only"> the email address</span>
        </button>
      </p>
      <PaymentForm
        clientSecret={clientSecret}
        submitLabel={isNewAccount ? `Create Account & Pay ${offer.price}` : `Complete Payment - ${offer.price}`}
        onPaid={() => void finish()}
      />
    </div>
  );
}
