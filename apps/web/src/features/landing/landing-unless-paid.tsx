import { Paywall } from "../../account/paywall.tsx";
import { LandingPage } from "./landing-page.tsx";

/** What was paid for; until then, the landing page in its place. */
export function LandingUnlessPaid() {
  return <Paywall otherwise={<LandingPage />} />;
}
