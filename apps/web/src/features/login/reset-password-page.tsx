import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Field } from "@zodiac-at-work/ui/field";
import { Link } from "react-router";
import { passwordErrorMessage } from "../../auth/error-message.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { LocalEmailLink } from "../../auth/local-email-link.tsx";
import { SignInStartingNote } from "../../auth/sign-in-starting-note.tsx";
import { useFormMutation } from "../../form/use-form-mutation.ts";
import { AccountFormPage } from "./account-form-page.tsx";

/** Asks where to send the link. The response is the same whether or not the address has an account. */
export function ResetPasswordPage() {
  const reset = useFormMutation({
    async send(form) {
      const email = String(new FormData(form).get("email"));
      try {
        await (await loadFirebase()).sendPasswordReset(email);
      } catch (error) {
        if (!isUnknownAddress(error)) throw error;
      }
      return email;
    },
    messageOf: passwordErrorMessage,
  });
  return (
    <AccountFormPage
      title="Reset your password"
      lede="We’ll email you a link to choose a new password."
      aside={
        <Link to="/login" className="text-link">
          Back to sign in
        </Link>
      }
    >
      {reset.result ? (
        <div role="status" className="grid gap-4">
          <Callout tone="success">
            If {reset.result} has an account, the link is on its way. It may take a minute. If you don’t see it, check
            your spam folder.
          </Callout>
          <LocalEmailLink email={reset.result} mode="resetPassword" />
        </div>
      ) : (
        <form onSubmit={reset.submit} className="grid gap-6">
          <Field label="Email" type="email" name="email" autoComplete="username" required />
          {reset.problem && <Callout tone="danger">{reset.problem}</Callout>}
          <Button type="submit" disabled={reset.isPending}>
            {reset.isPending ? "Sending..." : "Send the link"}
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
