import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { SignInRequired } from "../../auth/sign-in-required.tsx";
import { useAuth } from "../../auth/use-auth.ts";
import { Outcome } from "./outcome.tsx";

/** Where a payment leads to. What it finds it asks the API: the address proves nothing, and says nothing any more. */
export function SuccessPage() {
  const { user, loading } = useAuth();
  useBareAddress();
  if (loading) return <PageLoading />;
  if (!user) {
    return (
      <SignInRequired
        title="Authentication Required"
        text="Please sign in to see how your payment stands. What was paid is kept with your account."
      />
    );
  }
  return <Outcome uid={user.uid} />;
}

/** The provider appends the payment's secret to the address. It need not stay in the browser's history. */
function useBareAddress(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);
}
