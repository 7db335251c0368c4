import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import { type ReactNode, Suspense } from "react";
import { Outlet } from "react-router";
import { AccessUnconfirmed } from "./access-unconfirmed.tsx";
import { useAuth } from "./use-auth.ts";

/** Renders the nested routes for paying users and administrators, and the fallback for everybody else. */
export function RequireAccess({ fallback }: { readonly fallback: ReactNode }) {
  const { loading, hasPaid, isAdmin, isUnconfirmed } = useAuth();
  if (loading) return <PageLoading />;
  if (isUnconfirmed && !hasPaid) return <AccessUnconfirmed />;
  if (!hasPaid && !isAdmin) return fallback;
  return (
    <Suspense fallback={<PageLoading />}>
      <Outlet />
    </Suspense>
  );
}
