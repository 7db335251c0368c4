import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Dialog } from "@zodiac-at-work/ui/dialog";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { adminErrorText } from "../../../api/error-text.ts";
import { useFormMutation } from "../../../form/use-form-mutation.ts";
import { showToast } from "../../../toast/show-toast.ts";
import type { Account, Accounts } from "./access-types.ts";

interface MoveDialogProps {
  readonly accounts: Accounts;
  readonly onMoved: (accounts: Accounts) => void;
  readonly onClosed: () => void;
}

/** The question before access is moved. It names both accounts. */
export function MoveDialog({ accounts: { from, to }, onMoved, onClosed }: MoveDialogProps) {
  const [open, setOpen] = useState(true);
  const moving = useFormMutation({
    send: () => call("POST /api/operations/access-moves", { body: { from: named(from), to: named(to) } }),
    messageOf: adminErrorText,
    onSuccess: (accounts) => {
      showToast({ title: "Access moved", description: `${to.email} has lifetime access now.` });
      onMoved(accounts);
      setOpen(false);
    },
  });
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      eyebrow="Lifetime access"
      title="Move the access?"
      closeLabel="Close"
    >
      <form onSubmit={moving.submit} className="mt-4 grid gap-5">
        <p className="text-base/6 wrap-anywhere">
          <strong>{from.email}</strong> loses its access, and <strong>{to.email}</strong> gets it, with the payment
          behind it.
        </p>
        {moving.problem && <Callout tone="danger">{moving.problem}</Callout>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={moving.isPending || undefined}>
            {moving.isPending ? "Moving..." : "Move access"}
          </Button>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Keep it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function named({ uid, email }: Account) {
  return { uid, email };
}
