import { Dialog } from "@zodiac-at-work/ui/dialog";
import { useRef, useState } from "react";
import { offer } from "../../offer/offer.ts";
import { PurchasePanel } from "../../offer/purchase-panel.tsx";
import type { PreparedPayment } from "./sign-up.ts";
import { SignupDetails } from "./signup-details.tsx";
import { SignupPayment } from "./signup-payment.tsx";
import { SignupSteps } from "./signup-steps.tsx";

/** Signup in two steps. A new dialog is mounted each time it opens: closing it clears what was typed. */
export function SignupDialog({ onClosed }: { readonly onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const [prepared, setPrepared] = useState<PreparedPayment>();
  const [paid, setPaid] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);
  const finish = () => {
    setPaid(true);
    close();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      onClosed={onClosed}
      eyebrow={<SignupSteps current={prepared ? "Payment" : "Details"} />}
      aside={
        <PurchasePanel
          title={`Lifetime Access for ${offer.price}`}
          level={3}
          features={offer.features}
          isShortOnPhones
        />
      }
      title={prepared ? "Complete Your Purchase" : "Get Lifetime Access"}
      closeLabel="Close"
      // The panel's link to the refund policy comes before the form. After a touch, a focused field would open the keyboard.
      initialFocus={(openedBy) => (openedBy === "touch" ? true : email.current)}
      // The button that opened the dialog is on a page that the payment has left.
      finalFocus={() => (paid ? document.querySelector<HTMLElement>("main h1") : undefined)}
    >
      {prepared ? (
        <SignupPayment {...prepared} onPaid={finish} onChange={() => setPrepared(undefined)} />
      ) : (
        <SignupDetails emailRef={email} onPrepared={setPrepared} onLeave={close} />
      )}
    </Dialog>
  );
}
