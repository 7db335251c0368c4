import { useAfterHydration } from "@zodiac-at-work/ui/use-hydrated";
import { isSignId, type SignId, type SignOfDate, signById, zodiacYearSpan } from "@zodiac-at-work/zodiac";
import { Link, useSearchParams } from "react-router";
import { formatDay } from "../../sign/format-day.ts";
import { yearName } from "../../sign/year-name.ts";
import { SignStrip } from "./sign-strip.tsx";
import { lastYears } from "./sign-years.ts";
import { Wheel } from "./wheel.tsx";

/** The twelve signs to choose from, and the exact days of the chosen sign's latest year. The URL holds the choice. */
export function SignFinder({ now }: { readonly now: SignOfDate }) {
  const asked = useSearchParams()[0].get("sign");
  const chosen = useAfterHydration(isSignId(asked) ? asked : undefined, undefined);
  return (
    <div>
      <div className="max-sm:hidden">
        <Wheel current={now.sign} chosen={chosen}>
          <WheelCenter chosen={chosen} now={now} />
        </Wheel>
      </div>
      <div className="sm:hidden">
        <SignStrip current={now.sign} chosen={chosen} />
      </div>
      <div aria-live="polite" className="mt-6 text-center text-sm text-soft *:text-balance">
        <YearSpan sign={chosen ?? now.sign} zodiacYear={now.zodiacYear} />
        {chosen ? (
          <p>
            Born in another year?{" "}
            <Link to="/zodiac-sample" className="text-link">
              Enter your birth date
            </Link>
          </p>
        ) : (
          <p>Choose a sign to see when its latest year began and ended.</p>
        )}
      </div>
    </div>
  );
}

function WheelCenter({ chosen, now }: { readonly chosen: SignId | undefined; readonly now: SignOfDate }) {
  return (
    <>
      <p className="text-sm text-soft">{chosen ? "Years of the" : "Year of the"}</p>
      <p className="font-serif text-2xl font-medium tracking-heading">
        {chosen ? signById(chosen).name : yearName(now)}
      </p>
      <p className="text-sm text-soft">{chosen ? lastYears(chosen, now.zodiacYear).join(" · ") : now.zodiacYear}</p>
    </>
  );
}

function YearSpan({ sign, zodiacYear }: { readonly sign: SignId; readonly zodiacYear: number }) {
  const year = lastYears(sign, zodiacYear)[2];
  const { from, to } = zodiacYearSpan(year);
  return (
    <p>
      The {year === zodiacYear ? "current" : "latest"} year of the {signById(sign).name}: {formatDay(from)} to{" "}
      {formatDay(to)}.
    </p>
  );
}
