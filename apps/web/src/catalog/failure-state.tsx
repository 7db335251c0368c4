import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { useEffect } from "react";
import { ResponseError } from "../api/client.ts";
import { useAuth } from "../auth/use-auth.ts";

interface FailureStateProps {
  readonly text: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/**
 * In the place of what could not be loaded. Where the API says that the reader may not see it, they are asked about
 * anew: access that has ended since leads back to the landing page.
 */
export function FailureState({ text, error, onRetry }: FailureStateProps) {
  const { refreshPaymentStatus } = useAuth();
  const refused = error instanceof ResponseError && (error.status === 401 || error.status === 402);
  useEffect(() => {
    if (refused) void refreshPaymentStatus();
  }, [refused, error]);
  return (
    <div className="grid justify-items-start gap-5 border-y border-line py-12">
      <Callout tone="danger">{text}</Callout>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
