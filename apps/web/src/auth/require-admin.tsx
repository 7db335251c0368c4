import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import { Suspense } from "react";
import { Navigate, Outlet } from "react-router";
import { useAuth } from "./use-auth.ts";

/** Renders the nested routes for administrators, and sends everybody else to the home page. The API checks each call itself. */
export function RequireAdmin() {
  const { loading, isAdmin } = useAuth();
  if (loading) return <PageLoading />;
  if (!isAdmin) return <Navigate to="/" replace />;
  return (
    <Suspense fallback={<PageLoading />}>
      <Outlet />
    </Suspense>
  );
}
