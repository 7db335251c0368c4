import { RequireAccess } from "../../auth/require-access.tsx";
import { LandingPage } from "./landing-page.tsx";

/** Shows the paid pages to those who have paid, and the landing page to everybody else. */
export function LandingUnlessPaid() {
  return <RequireAccess fallback={<LandingPage />} />;
}
