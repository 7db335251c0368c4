import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Container } from "@zodiac-at-work/ui/container";
import { Heading } from "@zodiac-at-work/ui/heading";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { signById } from "@zodiac-at-work/zodiac";
import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useAuth } from "../../auth/use-auth.ts";
import { offer } from "../../offer/offer.ts";
import { keptBirthDate, useKeptBirthDate } from "../../sign/kept-birth-date.ts";
import { useReadersSign } from "../../sign/readers-sign.ts";
import { hideToast } from "../../toast/show-toast.ts";
import { Doors } from "./doors.tsx";
import { OwnSealForm } from "./own-seal-form.tsx";
import { Redirect } from "./redirect.tsx";
import { Stamp } from "./stamp.tsx";
import { stampDay } from "./stamp-day.ts";

const readingPath = "/personal?view=reading";

export function PaymentSuccessful({ uid }: { readonly uid: string }) {
  const heading = useFocusOnArrival();
  const { setHasPaid } = useAuth();
  const sign = useReadersSign();
  const birthDate = useKeptBirthDate();
  const [stamp] = useState(() => stampDay.of(uid));
  const [hasEntered, setEntered] = useState(false);

  useEffect(() => {
    setHasPaid(true);
    stampDay.keep(uid);
    // It may still say that access is being processed.
    hideToast();
    // Runs once, on arrival.
  }, []);

  const enter = (date: string, onDevice: boolean) => {
    keptBirthDate.keep(date, { onDevice });
    setEntered(true);
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="animate-appear">
      <Stamp key={sign} sign={sign} day={stamp.day} moves={stamp.isFirst || hasEntered} />
      <Container className="flex flex-col items-center pt-2 pb-16 text-center">
        <Heading ref={heading} level={1} size="page">
          <span className="mb-1 flex items-center justify-center gap-2 font-sans text-base font-medium tracking-heading text-success">
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
        {birthDate === undefined ? (
          <OwnSealForm onAnswer={enter} />
        ) : (
          <Link to={readingPath} className={buttonStyle({ className: "mt-6" })}>
            Open Your Reading
          </Link>
        )}
        {hasEntered ? (
          <Redirect key="reading" to={readingPath} afterSeconds={3} target="your reading" />
        ) : (
          <>
            <Link to="/" className={buttonStyle({ variant: "secondary", className: "mt-4" })}>
              Start Exploring
            </Link>
            <Redirect key="home" to="/" afterSeconds={15} target="your home page" />
          </>
        )}
        <div className="w-full text-left">
          <Doors sign={sign} />
        </div>
      </Container>
    </div>
  );
}
