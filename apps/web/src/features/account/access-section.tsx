import { Button } from "@zodiac-at-work/ui/button";
import { useAuth } from "../../auth/use-auth.ts";
import { useRetryAccess } from "../../auth/use-retry-access.ts";
import { BuyAccess } from "../../offer/buy-access.tsx";
import { AccountSection } from "./account-section.tsx";

export function AccessSection() {
  const { hasPaid, isAdmin, isUnconfirmed } = useAuth();
  const { isRetrying, retry } = useRetryAccess();
  if (isUnconfirmed && !hasPaid) {
    return (
      <AccountSection title="Access">
        <p>We can’t confirm your access right now. If you have paid, your access is safe. Please don’t pay again.</p>
        <Button variant="quiet" disabled={isRetrying} onClick={() => void retry()}>
          {isRetrying ? "Trying again…" : "Try again"}
        </Button>
      </AccountSection>
    );
  }
  return (
    <AccountSection title="Access">
      <p>{accessText({ hasPaid, isAdmin })}</p>
      <BuyAccess />
    </AccountSection>
  );
}

function accessText({ hasPaid, isAdmin }: { hasPaid: boolean; isAdmin: boolean }): string {
  if (hasPaid) return "You have lifetime access. You will never be charged again.";
  if (isAdmin) return "You are an administrator and have access without paying.";
  return "You don’t have access yet. Pay once and keep it for life.";
}
