import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import type { User } from "firebase/auth";
import { SignInRequired } from "../../auth/sign-in-required.tsx";
import { useAuth } from "../../auth/use-auth.ts";
import { AccessCard } from "./access-card.tsx";
import { DataSection } from "./data-section.tsx";
import { DeletionSection } from "./deletion-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { LookSection } from "./look-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ReceiptSection } from "./receipt-section.tsx";
import { SignSection } from "./sign-section.tsx";
import { SubscriptionSection } from "./subscription-section.tsx";

export function AccountPage() {
  const { user, loading } = useAuth();
  if (loading) return <PageLoading />;
  if (!user) {
    return <SignInRequired title="Sign In Required" text="Sign in to see your access, your receipts and your data." />;
  }
  return <Account user={user} />;
}

function Account({ user }: { readonly user: User }) {
  return (
    <Container className="py-8 sm:py-10">
      <div className="mx-auto max-w-220">
        <Eyebrow>Your account</Eyebrow>
        <Heading level={1} size="page" className="wrap-anywhere">
          {user.email}
        </Heading>
        <AccessCard />
        <div>
          <SignSection />
          <SubscriptionSection />
          <ReceiptSection />
          <EmailSection user={user} />
          <PasswordSection />
          <LookSection />
          <DataSection />
          <DeletionSection />
        </div>
      </div>
    </Container>
  );
}
