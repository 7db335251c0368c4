import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Field } from "@zodiac-at-work/ui/field";
import { useHydrated } from "@zodiac-at-work/ui/use-hydrated";
import { type SubmitEvent, useState } from "react";
import { Link } from "react-router";
import { loginErrorMessage } from "../../auth/error-message.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { PasswordField } from "../../auth/password-field.tsx";
import { SignInStartingNote } from "../../auth/sign-in-starting-note.tsx";
import { offer } from "../../offer/offer.ts";
import { AccountFormPage } from "./account-form-page.tsx";
import { useWelcome } from "./use-welcome.ts";

export function LoginPage() {
  const [submitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const hydrated = useHydrated();
  useWelcome({ greets: submitting });

  const signIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSubmitting(true);
    setProblem(undefined);
    try {
      await (await loadFirebase()).signIn(String(form.get("email")), String(form.get("password")));
    } catch (error) {
      setProblem(loginErrorMessage(error));
      setSubmitting(false);
    }
  };

  return (
    <AccountFormPage
      title="Sign In"
      lede="To your reading, your receipts and everything that was added since."
      aside={
        <>
          <p className="text-soft">
            No account yet?{" "}
            <Link to="/" className="text-link">
              Sign up for {offer.price}
            </Link>
          </p>
          <p>
            <Link to="/" className="text-link">
              Back to home
            </Link>
          </p>
        </>
      }
    >
      {/* Before hydration the disabled button keeps the browser from sending the form, with the password in the URL. */}
      <form onSubmit={(event) => void signIn(event)} className="grid gap-6">
        <Field label="Email" type="email" name="email" autoComplete="username" required />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          hint={
            <Link to="/reset-password" className="text-link">
              Forgotten your password?
            </Link>
          }
        />
        {problem && <Callout tone="danger">{problem}</Callout>}
        <Button type="submit" disabled={submitting || !hydrated}>
          {submitting ? "Signing In..." : "Sign In"}
        </Button>
        <SignInStartingNote />
      </form>
    </AccountFormPage>
  );
}
