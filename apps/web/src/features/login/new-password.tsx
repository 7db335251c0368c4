import { useQuery } from "@tanstack/react-query";
import { Button, buttonStyle } from "@zodiac-at-work/ui/button";
import { Notice } from "@zodiac-at-work/ui/notice";
import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import { type SubmitEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { passwordErrorMessage } from "../../auth/error-message.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { PasswordField } from "../../auth/password-field.tsx";
import { minimumPasswordLength, passwordTooShort } from "../../auth/password-rule.ts";
import { showToast } from "../../toast/show-toast.ts";
import { AccountFormPage } from "./account-form-page.tsx";

/** Chooses a new password by a link from an e-mail. */
export function NewPassword({ code }: { readonly code: string }) {
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const {
    data: email,
    error,
    isPending,
  } = useQuery({
    queryKey: ["link for a new password", code],
    queryFn: async () => (await loadFirebase()).emailOfReset(code),
    gcTime: 0,
  });

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    if (password.length < minimumPasswordLength) return setProblem(passwordTooShort);
    setSaving(true);
    try {
      await (await loadFirebase()).resetPassword(code, password);
      showToast({ title: "Password changed", description: "You can sign in with the new one now." });
      await navigate("/login", { replace: true });
    } catch (reason) {
      setProblem(passwordErrorMessage(reason));
      setSaving(false);
    }
  };

  if (isPending) return <PageLoading />;
  if (error) {
    return (
      <Notice
        eyebrow="Your account"
        title="This link does not work any more"
        text={passwordErrorMessage(error)}
        action={
          <Link to="/reset-password" className={buttonStyle()}>
            Ask for a new link
          </Link>
        }
      />
    );
  }
  return (
    <AccountFormPage title="Choose a new password" lede={`For ${email}.`}>
      <form onSubmit={(event) => void save(event)} className="grid gap-6">
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${minimumPasswordLength} characters.`}
          error={problem}
          required
        />
        <Button type="submit" disabled={saving}>
          {saving ? "Saving..." : "Save the password"}
        </Button>
      </form>
    </AccountFormPage>
  );
}
