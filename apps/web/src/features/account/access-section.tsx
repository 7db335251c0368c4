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
  if (hasPaid) return "You have lifetime access. There is nothing more to pay, now or later.";
  if (isAdmin) return "You are an administrator, and see everything without paying.";
  return "You have no access yet. It is paid once, and it stays.";
}
