import { Button } from "@zodiac-at-work/ui/button";
import { useState } from "react";
import { showToast } from "../../toast/show-toast.ts";
import { AccountSection } from "./account-section.tsx";

const load = () => import("./deletion-dialog.tsx");

export function DeletionSection() {
  const [shown, setShown] = useState<Awaited<ReturnType<typeof load>>>();
  const open = () => {
    load().then(setShown, () =>
      showToast({ title: "Error", description: "The form could not be fetched. Please try again.", destructive: true }),
    );
  };
  return (
    <AccountSection title="Delete the account">
      <p>Your account and your access go for good. Payments stay in the books, without your name and address.</p>
      <Button variant="secondary" aria-haspopup="dialog" onClick={open}>
        Delete the account
      </Button>
      {shown && <shown.DeletionDialog onClosed={() => setShown(undefined)} />}
    </AccountSection>
  );
}
