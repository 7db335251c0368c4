import { useMutation } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import type { User } from "firebase/auth";
import { passwordErrorMessage } from "../../auth/error-message.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { LocalEmailLink } from "../../auth/local-email-link.tsx";
import { AccountSection } from "./account-section.tsx";

/** Shows whether the email address is confirmed, and sends the link to confirm it. */
export function EmailSection({ user: { email, emailVerified } }: { readonly user: User }) {
  const verification = useMutation({ mutationFn: async () => (await loadFirebase()).sendVerification() });
  if (emailVerified) {
    return (
      <AccountSection title="Email address">
        <p>{email} is confirmed.</p>
      </AccountSection>
    );
  }
  return (
    <AccountSection title="Email address">
      <p>
        {email} is not confirmed yet. Once you confirm it, payments made with this address are added to your account.
      </p>
      {verification.error && <Callout tone="danger">{passwordErrorMessage(verification.error)}</Callout>}
      {verification.isSuccess ? (
        <div role="status" className="grid gap-4">
          <Callout tone="success">The link is on its way to {email}.</Callout>
          <LocalEmailLink email={email ?? ""} mode="verifyEmail" />
        </div>
      ) : (
        <Button variant="secondary" disabled={verification.isPending} onClick={() => verification.mutate()}>
          Send a confirmation link
        </Button>
      )}
    </AccountSection>
  );
}
