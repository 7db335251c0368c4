import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Container } from "@zodiac-at-work/ui/container";
import { Heading } from "@zodiac-at-work/ui/heading";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { signById } from "@zodiac-at-work/zodiac";
import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useAuth } from "../../auth/use-auth.ts";
import { offer } from "../../offer/offer.ts";
import { useReadersSign } from "../../sign/readers-sign.ts";
import { hideToast } from "../../toast/show-toast.ts";
import { Doors } from "./doors.tsx";
import { Stamp } from "./stamp.tsx";
import { stampDay } from "./stamp-day.ts";

const redirectAfterMs = 15_000;

export function PaymentSuccessful({ uid }: { readonly uid: string }) {
  const heading = useFocusOnArrival();
  const { setHasPaid } = useAuth();
  const sign = useReadersSign();
  const [stamp] = useState(() => stampDay.of(uid));

  useEffect(() => {
    setHasPaid(true);
    stampDay.keep(uid);
    // It may still say that access is being processed.
    hideToast();
    // Runs once, on arrival.
  }, []);

  return (
    <div className="animate-appear">
      <Stamp sign={sign} day={stamp.day} moves={stamp.isFirst} />
      <Container className="flex flex-col items-center pt-2 pb-16 text-center">
        <Heading ref={heading} level={1} size="page">
          <span className="flex items-center justify-center gap-2 font-sans text-base font-medium tracking-heading text-success">
            <Check aria-hidden="true" className="size-4.5" />
            Payment Successful!
          </span>{" "}
          {sign ? `Welcome, ${signById(sign).name}` : "Welcome"}
        </Heading>
        <p className="mt-2 max-w-[28em] font-serif text-xl font-medium text-balance text-soft">
          Everything is open, and stays open. You paid {offer.total} once. Your receipt is on{" "}
          <Link to="/account" className="text-link">
            your account page
          </Link>
          .
        </p>
        <Link to="/" className={buttonStyle({ className: "mt-6" })}>
          Start Exploring
        </Link>
        <Redirect />
        <div className="w-full text-left">
          <Doors sign={sign} />
        </div>
      </Container>
    </div>
  );
}

/** Leads home after 15 seconds, unless the reader stays. */
function Redirect() {
  const navigate = useNavigate();
  const [stays, setStays] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (stays) {
      // The button that had the focus is gone.
      note.current?.focus();
      return;
    }
    const timer = setTimeout(() => void navigate("/"), redirectAfterMs);
    return () => clearTimeout(timer);
    // The function changes with every render, and a new timer would start from zero.
  }, [stays]);

  if (stays) {
    return (
      <p ref={note} tabIndex={-1} className="mt-4 text-sm text-soft outline-none">
        You stay here. Your home page waits for you.
      </p>
    );
  }
  return (
    <p className="mt-4 text-sm text-soft">
      You will be taken to your home page in {redirectAfterMs / 1000} seconds.{" "}
      <button type="button" onClick={() => setStays(true)} className="text-link">
        Stay here
      </button>
    </p>
  );
}
