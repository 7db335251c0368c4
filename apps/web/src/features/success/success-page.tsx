import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { SignInRequired } from "../../auth/sign-in-required.tsx";
import { useAuth } from "../../auth/use-auth.ts";
import { Outcome } from "./outcome.tsx";

/** The page after a payment. It asks the API for the result, because the URL proves nothing. */
export function SuccessPage() {
  const { user, loading } = useAuth();
  useUrlWithoutQuery();
  if (loading) return <PageLoading />;
  if (!user) {
    return (
      <SignInRequired
        title="Authentication Required"
        text="Please sign in to see the status of your payment. Your payments are linked to your account."
      />
    );
  }
  return <Outcome uid={user.uid} />;
}

/** Removes the query from the URL. The provider adds the payment's client secret to it. It should not stay in the history. */
function useUrlWithoutQuery(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);
}
