import { signForYear } from "@zodiac-at-work/zodiac";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { RequireAccess } from "../../auth/require-access.tsx";
import { firstYear } from "./born-year.ts";
import { LandingPage } from "./landing-page.tsx";

const LockedPreview = lazy(async () => ({ default: (await import("./locked-preview.tsx")).LockedPreview }));

/** Shows the paid pages to those who have paid. Everybody else sees the landing page, headed by what they asked for. */
export function LandingUnlessPaid() {
  const { pathname } = useLocation();
  return (
    <RequireAccess
      fallback={
        <>
          {pathname !== "/" && (
            <Suspense>
              <LockedPreview pathname={pathname} reader={signForYear(firstYear)} />
            </Suspense>
          )}
          <LandingPage />
        </>
      }
    />
  );
}
