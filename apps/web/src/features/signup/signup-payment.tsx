import { Heading } from "@zodiac-at-work/ui/heading";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { useNavigate } from "react-router";
import { useAuth } from "../../auth/use-auth.ts";
import { offer } from "../../offer/offer.ts";
import { attachPayments } from "../../payment/attach-payments.ts";
import { PaymentForm } from "../../payment/payment-form.tsx";

interface SignupPaymentProps {
  readonly email: string;
  readonly clientSecret: string;
  readonly onPaid: () => void;
}

/** The second step: the card. The success page follows, which confirms the payment and leads home. */
export function SignupPayment({ email, clientSecret, onPaid }: SignupPaymentProps) {
  const { refreshPaymentStatus } = useAuth();
  const navigate = useNavigate();
  const heading = useFocusOnArrival();

  const finish = async () => {
    await attachPayments();
    await refreshPaymentStatus();
    await navigate("/success");
    onPaid();
  };
  return (
    <div className="mt-6 grid gap-6">
      <div className="border-y border-line py-4">
        <Heading ref={heading} tabIndex={-1} level={3} size="small">
          Lifetime Access for {offer.price}
        </Heading>
        <p className="text-sm wrap-anywhere text-soft">{email}</p>
      </div>
      <PaymentForm
        clientSecret={clientSecret}
        submitLabel={`Create Account & Pay ${offer.price}`}
        onPaid={() => void finish()}
      />
    </div>
  );
}
