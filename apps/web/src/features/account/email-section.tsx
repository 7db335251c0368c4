import { useMutation } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { StatusBadge } from "@zodiac-at-work/ui/status-badge";
import type { User } from "firebase/auth";
import { Check } from "lucide-react";
import { passwordErrorMessage } from "../../auth/error-message.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { LocalEmailLink } from "../../auth/local-email-link.tsx";
import { AccountSection } from "./account-section.tsx";

const note = "Receipts and links for a new password go there.";

/** Shows whether the email address is confirmed, and sends the link to confirm it. */
export function EmailSection({ user: { email, emailVerified } }: { readonly user: User }) {
  const verification = useMutation({ mutationFn: async () => (await loadFirebase()).sendVerification() });
  if (emailVerified) {
    return (
      <AccountSection title="Email address" note={note}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 wrap-anywhere">
          <StatusBadge tone="good" icon={<Check aria-hidden="true" />}>
            Confirmed
          </StatusBadge>
          {email}
        </p>
      </AccountSection>
    );
  }
  return (
    <AccountSection title="Email address" note={note}>
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
        <Button variant="quiet" disabled={verification.isPending} onClick={() => verification.mutate()}>
          Send a confirmation link
        </Button>
      )}
    </AccountSection>
  );
}
