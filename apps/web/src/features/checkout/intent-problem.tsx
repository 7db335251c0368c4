import { Button, buttonStyle } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Link } from "react-router";
import { ResponseError } from "../../api/client.ts";
import { rateLimitText } from "../../api/error-text.ts";

interface IntentProblemProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Takes the place of the card form if the payment could not be prepared. */
export function IntentProblem({ error, onRetry }: IntentProblemProps) {
  if (error instanceof ResponseError && error.code === "payment-processing") {
    return (
      <div className="grid justify-items-start gap-6">
        <Callout>Your bank is already processing a payment. Please do not pay again.</Callout>
        <Link to="/success" className={buttonStyle()}>
          See the payment status
        </Link>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-6">
      <Callout tone="danger">Failed to initialize payment. Please try again.</Callout>
      <p className="text-soft">
        You were not charged. {rateLimitText(error) ?? "The payment service may be temporarily unavailable."}
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
