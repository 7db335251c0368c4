import { type ReactNode, Suspense } from "react";
import { Outlet } from "react-router";
import { PageLoading } from "../layout/page-loading.tsx";
import { useAuth } from "./use-auth.ts";

/** Shows the pages behind it to those who have paid and to administrators, and to everybody else the other page. */
export function Paywall({ otherwise }: { readonly otherwise: ReactNode }) {
  const { loading, hasPaid, isAdmin } = useAuth();
  if (loading) return <PageLoading />;
  if (!hasPaid && !isAdmin) return otherwise;
  return (
    <Suspense fallback={<PageLoading />}>
      <Outlet />
    </Suspense>
  );
}
