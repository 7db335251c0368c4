import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { signForYear } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { useAuth } from "../../auth/use-auth.ts";
import { BuyAccess } from "../../offer/buy-access.tsx";
import { useAskedYear } from "../../sign/asked-year.ts";
import { CompanySlip } from "./company-slip.tsx";
import { SignFinder } from "./sign-finder.tsx";

interface HeroProps {
  /** The birth year of the wheel. */
  readonly year: number;
  /** The last year that can be chosen. */
  readonly latest: number;
}

/** The question of the product, and its answer for a birth year. */
export function Hero({ year, latest }: HeroProps) {
  const { user } = useAuth();
  const chosen = useAskedYear(latest);
  const sample = chosen ? `/zodiac-sample?born=${chosen}` : "/zodiac-sample";
  return (
    <Container className="grid items-center gap-x-8 gap-y-4 py-4 sm:py-12 md:min-h-[80vh] md:grid-cols-[1fr_26rem] md:content-center md:gap-y-5 lg:gap-x-12 lg:grid-cols-[1fr_33rem]">
      <div className="max-md:order-2 md:row-span-2">
        <Eyebrow className="max-sm:hidden">An almanac for your working life</Eyebrow>
        <Heading level={1} size="hero" className="max-sm:text-[2.125rem] sm:mt-3">
          Which companies were born under <em className="text-cinnabar">your</em> sign?
        </Heading>
        <p className="mt-6 max-w-lede font-serif text-xl font-medium text-soft max-sm:hidden">
          Companies have birthdays too. Find the ones that share your Chinese zodiac sign, to the day wherever records
          allow, and the ones your sign works best with.
        </p>
        <div className="mt-4 flex gap-2 sm:mt-8 sm:flex-wrap sm:gap-4">
          <BuyAccess className="max-sm:grow max-sm:px-2 max-sm:text-sm" />
          {!user && (
            <Link
              to={sample}
              className={buttonStyle({ variant: "secondary", className: "max-sm:grow max-sm:px-2 max-sm:text-sm" })}
            >
              Try Free Sample
            </Link>
          )}
        </div>
        <p className="mt-3 text-sm text-soft sm:mt-4">Pay once. No subscription. For entertainment only.</p>
      </div>
      <div className="max-md:order-1 max-sm:mx-auto max-sm:w-full max-sm:max-w-82">
        <SignFinder year={year} latest={latest} sample={sample} />
      </div>
      <div className="max-md:order-3">
        <CompanySlip sign={signForYear(year)} />
      </div>
    </Container>
  );
}
