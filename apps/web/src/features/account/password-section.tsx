import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { passwordErrorMessage } from "../../auth/error-message.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { PasswordField } from "../../auth/password-field.tsx";
import { minimumPasswordLength, passwordRule, passwordTooShort } from "../../auth/password-rule.ts";
import { FormError } from "../../form/form-error.ts";
import { useFormMutation } from "../../form/use-form-mutation.ts";
import { showToast } from "../../toast/show-toast.ts";
import { AccountSection } from "./account-section.tsx";

export function PasswordSection() {
  const save = useFormMutation({
    async send(form) {
      const fields = new FormData(form);
      const password = String(fields.get("new-password"));
      if (password.length < minimumPasswordLength) throw new FormError(passwordTooShort);
      const firebase = await loadFirebase();
      await firebase.confirmPassword(String(fields.get("current-password")));
      await firebase.changePassword(password);
      form.reset();
    },
    messageOf: passwordErrorMessage,
    onSuccess: () =>
      showToast({ title: "Password changed", description: "Use your new password the next time you sign in." }),
  });
  return (
    <AccountSection title="Password" note="It counts from the next time you sign in.">
      <form onSubmit={save.submit} className="grid w-full gap-5">
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <PasswordField label="Current password" name="current-password" autoComplete="current-password" required />
          <PasswordField
            label="New password"
            name="new-password"
            autoComplete="new-password"
            hint={passwordRule}
            required
          />
        </div>
        {save.problem && <Callout tone="danger">{save.problem}</Callout>}
        <Button type="submit" variant="quiet" disabled={save.isPending} className="justify-self-start">
          {save.isPending ? "Saving..." : "Change password"}
        </Button>
      </form>
    </AccountSection>
  );
}
