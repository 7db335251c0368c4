import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Dialog } from "@zodiac-at-work/ui/dialog";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../api/client.ts";
import { passwordErrorMessage } from "../../auth/error-message.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { PasswordField } from "../../auth/password-field.tsx";
import { useFormMutation } from "../../form/use-form-mutation.ts";
import { showToast } from "../../toast/show-toast.ts";

/** Confirms the deletion with the password. An open browser must not be enough to delete somebody's account. */
export function DeletionDialog({ onClosed }: { readonly onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const navigate = useNavigate();
  const deletion = useFormMutation({
    async send(form) {
      const firebase = await loadFirebase();
      await firebase.confirmPassword(String(new FormData(form).get("password")));
      await call("DELETE /api/account", {});
      await firebase.signOut();
    },
    messageOf: passwordErrorMessage,
    onSuccess() {
      showToast({ title: "Account deleted", description: "Your personal data is gone." });
      void navigate("/");
    },
  });
  const deleting = deletion.isPending || deletion.isSuccess;
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      eyebrow="Your account"
      title="Delete your account?"
      closeLabel="Close"
    >
      <form onSubmit={deletion.submit} className="mt-4 grid gap-5">
        <p className="text-soft">You can’t undo this. If you have paid, your access ends too.</p>
        <PasswordField label="Your password" name="password" autoComplete="current-password" required />
        {deletion.problem && <Callout tone="danger">{deletion.problem}</Callout>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={deleting}>
            {deleting ? "Deleting..." : "Delete for good"}
          </Button>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Keep my account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
