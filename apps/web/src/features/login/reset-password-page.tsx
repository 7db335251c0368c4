import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Field } from "@zodiac-at-work/ui/field";
import { type SubmitEvent, useState } from "react";
import { Link } from "react-router";
import { passwordErrorMessage } from "../../auth/error-message.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { LocalEmailLink } from "../../auth/local-email-link.tsx";
import { SignInStartingNote } from "../../auth/sign-in-starting-note.tsx";
import { AccountFormPage } from "./account-form-page.tsx";

/** Asks where to send the link. Whether the address has an account is not said: it is nobody else's business. */
export function ResetPasswordPage() {
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email"));
    setSending(true);
    setProblem(undefined);
    try {
      await (await loadFirebase()).sendPasswordReset(email);
      setSentTo(email);
    } catch (error) {
      if (isUnknownAddress(error)) setSentTo(email);
      else setProblem(passwordErrorMessage(error));
    }
    setSending(false);
  };

  return (
    <AccountFormPage
      title="A new password"
      lede="You get an email with a link. It opens a page on which you choose the new password."
      aside={
        <Link to="/login" className="text-link">
          Back to sign in
        </Link>
      }
    >
      {sentTo ? (
        <div role="status" className="grid gap-4">
          <Callout tone="success">
            If there is an account for {sentTo}, the link is on its way to it. It may take a minute, and it may be among
            the unwanted mail.
          </Callout>
          <LocalEmailLink email={sentTo} mode="resetPassword" />
        </div>
      ) : (
        <form onSubmit={(event) => void send(event)} className="grid gap-6">
          <Field label="Email" type="email" name="email" autoComplete="username" required />
          {problem && <Callout tone="danger">{problem}</Callout>}
          <Button type="submit" disabled={sending}>
            {sending ? "Sending..." : "Send the link"}
          </Button>
          <SignInStartingNote />
        </form>
      )}
    </AccountFormPage>
  );
}

function isUnknownAddress(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "auth/user-not-found";
}
