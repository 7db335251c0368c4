import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import { lazy, type ReactNode, Suspense } from "react";
import { Outlet } from "react-router";
import { useAuth } from "./use-auth.ts";

const AccessUnconfirmed = lazy(async () => ({
  default: (await import("./access-unconfirmed.tsx")).AccessUnconfirmed,
}));

/**
 * Renders the nested routes for paying users and administrators, and the fallback for everybody else. Who has paid at an earlier
 * visit sees the page while the API confirms it. The page shows only what the API sends it.
 */
export function RequireAccess({ fallback }: { readonly fallback: ReactNode }) {
  const { loading, hasPaid, isAdmin, isUnconfirmed } = useAuth();
  if (loading && !hasPaid) return <PageLoading />;
  if (!hasPaid && !isAdmin && !isUnconfirmed) return fallback;
  return (
    <Suspense fallback={<PageLoading />}>{isUnconfirmed && !hasPaid ? <AccessUnconfirmed /> : <Outlet />}</Suspense>
  );
}
