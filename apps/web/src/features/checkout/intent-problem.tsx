import { Button, buttonStyle } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Link } from "react-router";
import { ResponseError } from "../../api/client.ts";
import { rateLimitMessage } from "../../api/rate-limit-message.ts";

interface IntentProblemProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why there is nothing to enter a card into, and what to do about it. */
export function IntentProblem({ error, onRetry }: IntentProblemProps) {
  if (error instanceof ResponseError && error.code === "payment-processing") {
    return (
      <div className="grid justify-items-start gap-6">
        <Callout>A payment of yours is with the bank already. Please do not pay again.</Callout>
        <Link to="/success" className={buttonStyle()}>
          See how it stands
        </Link>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-6">
      <Callout tone="danger">Failed to initialize payment. Please try again.</Callout>
      <p className="text-soft">
        Nothing was charged. {rateLimitMessage(error) ?? "The payment service may be out of reach for a moment."}
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
