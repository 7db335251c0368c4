import { useAuth } from "../../auth/use-auth.ts";
import { BuyAccess } from "../../offer/buy-access.tsx";
import { AccountSection } from "./account-section.tsx";

export function AccessSection() {
  const { hasPaid, isAdmin } = useAuth();
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
