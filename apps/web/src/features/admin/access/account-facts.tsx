import { counted } from "@zodiac-at-work/catalog/counted";
import { Fact, FactList } from "@zodiac-at-work/ui/fact-list";
import { Heading } from "@zodiac-at-work/ui/heading";
import type { Account } from "./access-types.ts";

/** What an administrator must know about an account before access is moved. */
export function AccountFacts({ title, account }: { readonly title: string; readonly account: Account }) {
  const { email, uid, isVerified, isBlocked, hasPaidAccess, payments } = account;
  return (
    <div>
      <Heading level={2} size="small" className="mb-2">
        {title}
      </Heading>
      <FactList>
        <Fact term="Address">
          <span className="wrap-anywhere">{email}</span>
        </Fact>
        <Fact term="Verified">{isVerified ? "Yes" : "No"}</Fact>
        <Fact term="Access">{hasPaidAccess ? `Yes, by ${counted(payments, "payment")}` : "None"}</Fact>
        {isBlocked && <Fact term="Blocked">Yes</Fact>}
        <Fact term="Id">
          <span className="text-sm wrap-anywhere text-soft">{uid}</span>
        </Fact>
      </FactList>
    </div>
  );
}
