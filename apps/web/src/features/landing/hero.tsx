import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import type { SignOfDate } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { useAuth } from "../../auth/use-auth.ts";
import { BuyAccess } from "../../offer/buy-access.tsx";
import { SignFinder } from "./sign-finder.tsx";

export function Hero({ now }: { readonly now: SignOfDate }) {
  const { user } = useAuth();
  return (
    <Container className="grid items-center gap-x-8 gap-y-12 py-12 sm:py-16 md:min-h-[80vh] md:grid-cols-[1fr_26rem] lg:gap-x-12 lg:grid-cols-[1fr_31.25rem]">
      <div>
        <Eyebrow>An almanac for your working life</Eyebrow>
        <Heading level={1} size="hero" className="mt-3">
          Which companies were born under <em className="text-cinnabar">your</em> sign?
        </Heading>
        <p className="mt-6 max-w-lede font-serif text-xl font-medium text-soft">
          Companies, car brands and all 50 states, each under its Chinese zodiac sign, to the day wherever records
          allow.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <BuyAccess className="max-sm:w-full" />
          {!user && (
            <Link to="/zodiac-sample" className={buttonStyle({ variant: "secondary", className: "max-sm:w-full" })}>
              Try Free Sample
            </Link>
          )}
        </div>
        <p className="mt-4 text-sm text-soft">One payment, no subscription. For entertainment only.</p>
      </div>
      <SignFinder now={now} />
    </Container>
  );
}
