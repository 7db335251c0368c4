import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { useAuth } from "../../auth/use-auth.ts";
import { BenefitList } from "../../offer/benefit-list.tsx";
import { offer } from "../../offer/offer.ts";
import { hideToast } from "../../toast/show-toast.ts";

const redirectAfterMs = 15_000;

export function PaymentSuccessful() {
  const heading = useFocusOnArrival();
  const { setHasPaid } = useAuth();
  const navigate = useNavigate();

  useEffect(() => {
    setHasPaid(true);
    // It may still say that access is being processed.
    hideToast();
    const timer = setTimeout(() => void navigate("/"), redirectAfterMs);
    return () => clearTimeout(timer);
    // Runs once. A later run would restart the timer.
  }, []);

  return (
    <Container className="grid items-start gap-x-16 gap-y-10 py-16 sm:py-24 md:grid-cols-2">
      <div>
        <Eyebrow>Your payment</Eyebrow>
        <Heading ref={heading} level={1} size="page" className="mt-2">
          Payment Successful!
        </Heading>
        <p className="mt-4 max-w-[28em] text-lg text-soft">
          Thank you. You now have lifetime access. We have emailed you a receipt, and you can find it on your account
          page.
        </p>
        <Link to="/" className={buttonStyle({ className: "mt-8 max-sm:w-full" })}>
          Start Exploring
        </Link>
        <p className="mt-4 text-sm text-soft">
          The home page opens automatically after {redirectAfterMs / 1000} seconds.
        </p>
      </div>
      <section aria-labelledby="included">
        <Heading id="included" level={2} size="small" className="mb-3">
          What is included
        </Heading>
        <BenefitList benefits={offer.features} />
      </section>
    </Container>
  );
}
