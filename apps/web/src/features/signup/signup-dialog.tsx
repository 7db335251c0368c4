import { Dialog } from "@zodiac-at-work/ui/dialog";
import { useState } from "react";
import { SignupDetails } from "./signup-details.tsx";
import { SignupPayment } from "./signup-payment.tsx";

interface PreparedPayment {
  readonly email: string;
  readonly clientSecret: string;
}

/** Signup in two steps. A new dialog is mounted each time it opens, so that closing it clears what was typed. */
export function SignupDialog({ onClosed }: { readonly onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const [prepared, setPrepared] = useState<PreparedPayment>();
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onClose={close}
      onClosed={onClosed}
      eyebrow={prepared ? "Step 2 of 2: payment" : "Step 1 of 2: your details"}
      title={prepared ? "Complete Your Purchase" : "Get Lifetime Access"}
      closeLabel="Close"
    >
      {prepared ? (
        <SignupPayment {...prepared} onPaid={close} />
      ) : (
        <SignupDetails onPrepared={(email, clientSecret) => setPrepared({ email, clientSecret })} onLeave={close} />
      )}
    </Dialog>
  );
}
