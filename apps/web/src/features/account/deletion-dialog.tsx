import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Dialog } from "@zodiac-at-work/ui/dialog";
import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../api/client.ts";
import { passwordErrorMessage } from "../../auth/error-message.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { PasswordField } from "../../auth/password-field.tsx";
import { showToast } from "../../toast/show-toast.ts";

/** Asks once more, and for the password: an open browser must not be enough to delete somebody's account. */
export function DeletionDialog({ onClosed }: { readonly onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const [deleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();

  const remove = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    setDeleting(true);
    setProblem(undefined);
    try {
      const firebase = await loadFirebase();
      await firebase.confirmPassword(password);
      await call("DELETE /api/account", {});
      await firebase.signOut();
      showToast({ title: "Account deleted", description: "Everything that named you is gone." });
      await navigate("/");
    } catch (error) {
      setProblem(passwordErrorMessage(error));
      setDeleting(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      eyebrow="Your account"
      title="Delete your account?"
      closeLabel="Close"
    >
      <form onSubmit={(event) => void remove(event)} className="mt-4 grid gap-5">
        <p className="text-soft">This can’t be undone. If you have paid, your access ends with it.</p>
        <PasswordField label="Your password" name="password" autoComplete="current-password" required />
        {problem && <Callout tone="danger">{problem}</Callout>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={deleting}>
            {deleting ? "Deleting..." : "Delete for good"}
          </Button>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Keep the account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
