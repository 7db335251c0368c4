import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import { Spinner } from "@zodiac-at-work/ui/spinner";
import { AccessUnconfirmed } from "../../auth/access-unconfirmed.tsx";
import { SignInRequired } from "../../auth/sign-in-required.tsx";
import { useAuth } from "../../auth/use-auth.ts";
import { AccessNotice } from "./access-notice.tsx";
import { CheckoutLayout } from "./checkout-layout.tsx";
import { CheckoutPayment } from "./checkout-payment.tsx";
import { IntentProblem } from "./intent-problem.tsx";
import { useIntent } from "./use-intent.ts";

export function CheckoutPage() {
  const { user, loading, hasPaid, isAdmin, isUnconfirmed } = useAuth();
  if (loading) return <PageLoading />;
  if (!user) {
    return (
      <SignInRequired
        title="Sign In Required"
        text="Your access is linked to your account, so please sign in before you pay. If you don’t have an account yet, sign up on the home page."
      />
    );
  }
  if (hasPaid || isAdmin) return <AccessNotice />;
  if (isUnconfirmed) return <AccessUnconfirmed />;
  return <Checkout uid={user.uid} />;
}

function Checkout({ uid }: { readonly uid: string }) {
  const { data: clientSecret, error, isFetching, refetch } = useIntent(uid);
  return (
    <CheckoutLayout>
      {clientSecret && <CheckoutPayment clientSecret={clientSecret} />}
      {isFetching && !clientSecret && (
        <div className="grid justify-items-center gap-4 py-16">
          <Spinner label="" />
          <p role="status" className="text-soft">
            Preparing your payment...
          </p>
        </div>
      )}
      {error && !isFetching && <IntentProblem error={error} onRetry={() => void refetch()} />}
    </CheckoutLayout>
  );
}
