import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { RequireAccess } from "../../auth/require-access.tsx";
import { LandingPage } from "./landing-page.tsx";

const LockedList = lazy(async () => ({ default: (await import("./locked-list.tsx")).LockedList }));

/** Shows the paid pages to those who have paid. Everybody else sees the landing page, or what a paid list holds. */
export function LandingUnlessPaid() {
  // The router ignores the case of letters.
  const pathname = useLocation().pathname.toLowerCase();
  const isPersonal = pathname === "/" || pathname.startsWith("/personal");
  return (
    <RequireAccess
      fallback={
        isPersonal ? (
          <LandingPage />
        ) : (
          <Suspense fallback={<PageLoading />}>
            <LockedList pathname={pathname} />
          </Suspense>
        )
      }
    />
  );
}
