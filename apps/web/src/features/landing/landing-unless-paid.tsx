import { RequireAccess } from "../../auth/require-access.tsx";
import { LandingPage } from "./landing-page.tsx";

/** What was paid for; until then, the landing page in its place. */
export function LandingUnlessPaid() {
  return <RequireAccess otherwise={<LandingPage />} />;
}
