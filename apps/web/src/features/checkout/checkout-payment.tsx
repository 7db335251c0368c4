import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { offer } from "../../offer/offer.ts";
import { attachPayments } from "../../payment/attach-payments.ts";
import { PaymentForm } from "../../payment/payment-form.tsx";
import { PaymentPageButton } from "./payment-page-button.tsx";

const redirectAfterMs = 3000;

/** The card form, and after the payment a short wait before the success page. */
export function CheckoutPayment({ clientSecret }: { readonly clientSecret: string }) {
  const [paid, setPaid] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (!paid) return;
    const timer = setTimeout(() => void navigate("/success"), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [paid, navigate]);

  const finish = () => {
    setPaid(true);
    void attachPayments();
  };
  if (paid) {
    return (
      <p role="status" className="text-soft">
        Processing your access... Please wait a moment.
      </p>
    );
  }
  return (
    <>
      <PaymentForm clientSecret={clientSecret} submitLabel={`Complete Payment - ${offer.price}`} onPaid={finish} />
      <PaymentPageButton />
    </>
  );
}
