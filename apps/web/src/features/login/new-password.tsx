import { useQuery } from "@tanstack/react-query";
import { Button, buttonStyle } from "@zodiac-at-work/ui/button";
import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import { PageNotice } from "@zodiac-at-work/ui/page-notice";
import { Link, useNavigate } from "react-router";
import { passwordErrorMessage } from "../../auth/error-message.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { PasswordField } from "../../auth/password-field.tsx";
import { minimumPasswordLength, passwordRule, passwordTooShort } from "../../auth/password-rule.ts";
import { FormError } from "../../form/form-error.ts";
import { useFormMutation } from "../../form/use-form-mutation.ts";
import { showToast } from "../../toast/show-toast.ts";
import { AccountFormPage } from "./account-form-page.tsx";

/** Chooses a new password, from the link in an email. */
export function NewPassword({ code }: { readonly code: string }) {
  const {
    data: email,
    error,
    isPending,
  } = useQuery({
    queryKey: ["password reset link", code],
    queryFn: async () => (await loadFirebase()).emailOfReset(code),
    gcTime: 0,
  });
  if (isPending) return <PageLoading />;
  if (error) {
    return (
      <PageNotice
        eyebrow="Your account"
        title="This link no longer works"
        text={passwordErrorMessage(error)}
        action={
          <Link to="/reset-password" className={buttonStyle()}>
            Get a new link
          </Link>
        }
      />
    );
  }
  return (
    <AccountFormPage title="Choose a new password" lede={`For ${email}.`}>
      <NewPasswordForm code={code} email={email} />
    </AccountFormPage>
  );
}

function NewPasswordForm({ code, email }: { readonly code: string; readonly email: string }) {
  const navigate = useNavigate();
  const save = useFormMutation({
    async send(form) {
      const password = String(new FormData(form).get("password"));
      if (password.length < minimumPasswordLength) throw new FormError(passwordTooShort);
      await (await loadFirebase()).resetPassword(code, password);
    },
    messageOf: passwordErrorMessage,
    onSuccess() {
      showToast({ title: "Password changed", description: "You can now sign in with your new password." });
      void navigate("/login", { replace: true });
    },
  });
  const saving = save.isPending || save.isSuccess;
  return (
    <form onSubmit={save.submit} className="grid gap-6">
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={passwordRule}
        error={save.problem}
        required
      />
      <Button type="submit" disabled={saving}>
        {saving ? "Saving..." : "Save the password"}
      </Button>
    </form>
  );
}
