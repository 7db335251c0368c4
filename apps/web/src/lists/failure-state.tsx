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
 * Takes the place of content that could not be loaded. If the API denied access, the payment status is read again, so that
 * a reader whose access has ended sees the landing page.
 */
export function FailureState({ text, error, onRetry }: FailureStateProps) {
  const { refreshPaymentStatus } = useAuth();
  const denied = error instanceof ResponseError && (error.status === 401 || error.status === 402);
  useEffect(() => {
    if (denied) void refreshPaymentStatus();
  }, [denied, error]);
  return (
    <div className="grid justify-items-start gap-5 border-y border-line py-12">
      <Callout tone="danger">{text}</Callout>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
