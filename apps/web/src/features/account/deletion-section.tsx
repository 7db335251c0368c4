import { Button } from "@zodiac-at-work/ui/button";
import { useState } from "react";
import { showToast } from "../../toast/show-toast.ts";
import { AccountSection } from "./account-section.tsx";

const load = () => import("./deletion-dialog.tsx");

export function DeletionSection() {
  const [shown, setShown] = useState<Awaited<ReturnType<typeof load>>>();
  const open = () => {
    load().then(setShown, () =>
      showToast({ title: "Error", description: "The form could not be loaded. Please try again.", destructive: true }),
    );
  };
  return (
    <AccountSection title="Delete your account">
      <p>
        This deletes your account and ends your access for good. We keep payment records for our books, without your
        name and email address.
      </p>
      <Button variant="danger" aria-haspopup="dialog" onClick={open}>
        Delete account
      </Button>
      {shown && <shown.DeletionDialog onClosed={() => setShown(undefined)} />}
    </AccountSection>
  );
}
