import { Button } from "@zodiac-at-work/ui/button";
import { Field } from "@zodiac-at-work/ui/field";
import { Notice } from "@zodiac-at-work/ui/notice";
import { Link } from "react-router";
import { loginErrorMessage } from "../../auth/error-message.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { PasswordField } from "../../auth/password-field.tsx";
import { SignInStartingNote } from "../../auth/sign-in-starting-note.tsx";
import { useFormMutation } from "../../form/use-form-mutation.ts";
import { offer } from "../../offer/offer.ts";
import { AccountFormPage } from "./account-form-page.tsx";
import { useWelcome } from "./use-welcome.ts";

export function LoginPage() {
  const login = useFormMutation({
    async send(form) {
      const fields = new FormData(form);
      await (await loadFirebase()).signIn(String(fields.get("email")), String(fields.get("password")));
    },
    messageOf: loginErrorMessage,
  });
  const submitting = login.isPending || login.isSuccess;
  useWelcome({ greets: submitting });
  return (
    <AccountFormPage
      title="Sign In"
      lede="To your reading, your receipts and everything that was added since."
      greeting="Welcome back"
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
      <form method="post" onSubmit={login.submit} className="grid gap-5">
        {login.problem && <Notice tone="danger">{login.problem}</Notice>}
        <Field label="Email" type="email" name="email" autoComplete="username" required />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          labelAction={
            <Link to="/reset-password" className="text-link">
              Forgot your password?
            </Link>
          }
        />
        <Button type="submit" disabled={submitting}>
          {submitting ? "Signing In..." : "Sign In"}
        </Button>
        <SignInStartingNote />
      </form>
    </AccountFormPage>
  );
}
