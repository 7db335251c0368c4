import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import { newYearOf, signOfDate } from "@zodiac-at-work/zodiac";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useAskedYear } from "../../sign/asked-year.ts";
import { BirthDateForm } from "../../sign/birth-date-form.tsx";
import { useBirthDate } from "../../sign/use-birth-date.ts";
import { useToday } from "../../sign/use-today.ts";
import { yearName } from "../../sign/year-name.ts";
import { formatDay } from "../../text/date.ts";

// The result is as large as the page, and a visitor who only looks at the form does not need it.
const loadResult = () => import("./sample-result.tsx");
const SampleResult = lazy(async () => ({ default: (await loadResult()).SampleResult }));

export function SamplePage() {
  const { birthDate, enter, reset, again } = useBirthDate();
  const year = useAskedYear(signOfDate(useToday()).zodiacYear);
  if (birthDate) {
    return (
      <Suspense fallback={<PageLoading />}>
        <SampleResult birthDate={birthDate} onReset={reset} />
      </Suspense>
    );
  }
  return (
    <BirthDateForm
      eyebrow="Free sample"
      title={
        <>
          Which sign were you <em className="text-cinnabar">really</em> born under?
        </>
      }
      lede="Your sign by the exact day, with the reason for it, and the first page of your reading."
      {...(year && { year: { value: year, note: <YearNote year={year} /> } })}
      submitLabel="Discover My Zodiac Sign"
      onStart={() => void loadResult().catch(() => {})}
      onAnswer={enter}
      takesFocus={again}
    />
  );
}

/** What the year of the wheel leaves open. */
function YearNote({ year }: { readonly year: number }) {
  const newYear = newYearOf(year);
  return (
    <>
      Born in {year}: {yearName(signOfDate(newYear))}, or {yearName(signOfDate(newYearOf(year - 1)))} before{" "}
      {formatDay(newYear)}. The exact day decides.{" "}
      <Link to="/zodiac-sample" replace preventScrollReset className="text-link whitespace-nowrap">
        Another year
      </Link>
    </>
  );
}
