import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { type SubmitEvent, useState } from "react";
import { passwordErrorMessage } from "../../auth/error-message.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { PasswordField } from "../../auth/password-field.tsx";
import { minimumPasswordLength, passwordTooShort } from "../../auth/password-rule.ts";
import { showToast } from "../../toast/show-toast.ts";
import { AccountSection } from "./account-section.tsx";

export function PasswordSection() {
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const next = String(fields.get("new-password"));
    if (next.length < minimumPasswordLength) return setProblem(passwordTooShort);
    setSaving(true);
    setProblem(undefined);
    try {
      const firebase = await loadFirebase();
      await firebase.confirmPassword(String(fields.get("current-password")));
      await firebase.changePassword(next);
      form.reset();
      showToast({ title: "Password changed", description: "It counts from the next time you sign in." });
    } catch (error) {
      setProblem(passwordErrorMessage(error));
    }
    setSaving(false);
  };
  return (
    <AccountSection title="Password">
      <form onSubmit={(event) => void save(event)} className="grid w-full gap-5">
        <PasswordField label="Current password" name="current-password" autoComplete="current-password" required />
        <PasswordField
          label="New password"
          name="new-password"
          autoComplete="new-password"
          hint={`At least ${minimumPasswordLength} characters.`}
          required
        />
        {problem && <Callout tone="danger">{problem}</Callout>}
        <Button type="submit" variant="secondary" disabled={saving} className="justify-self-start">
          {saving ? "Saving..." : "Change the password"}
        </Button>
      </form>
    </AccountSection>
  );
}
