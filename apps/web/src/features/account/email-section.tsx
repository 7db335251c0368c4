import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import type { User } from "firebase/auth";
import { useState } from "react";
import { passwordErrorMessage } from "../../auth/error-message.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { LocalEmailLink } from "../../auth/local-email-link.tsx";
import { AccountSection } from "./account-section.tsx";

/** Whether the address is known to be the user's, and the way to show it. */
export function EmailSection({ user: { email, emailVerified } }: { readonly user: User }) {
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [problem, setProblem] = useState<string>();

  const send = async () => {
    setState("sending");
    setProblem(undefined);
    try {
      await (await loadFirebase()).sendVerification();
      setState("sent");
    } catch (error) {
      setProblem(passwordErrorMessage(error));
      setState("idle");
    }
  };
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
        {email} is not confirmed yet. Once it is, payments that were made with it are found even if they do not name
        your account.
      </p>
      {problem && <Callout tone="danger">{problem}</Callout>}
      {state === "sent" ? (
        <div role="status" className="grid gap-4">
          <Callout tone="success">The link is on its way to {email}.</Callout>
          <LocalEmailLink email={email ?? ""} mode="verifyEmail" />
        </div>
      ) : (
        <Button variant="secondary" disabled={state === "sending"} onClick={() => void send()}>
          Send a link to confirm it
        </Button>
      )}
    </AccountSection>
  );
}
