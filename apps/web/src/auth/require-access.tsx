import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import { type ReactNode, Suspense } from "react";
import { Outlet } from "react-router";
import { useAuth } from "./use-auth.ts";

/** Shows the pages behind it to those who have paid and to administrators, and to everybody else the other page. */
export function RequireAccess({ otherwise }: { readonly otherwise: ReactNode }) {
  const { loading, hasPaid, isAdmin } = useAuth();
  if (loading) return <PageLoading />;
  if (!hasPaid && !isAdmin) return otherwise;
  return (
    <Suspense fallback={<PageLoading />}>
      <Outlet />
    </Suspense>
  );
}
