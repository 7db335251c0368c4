import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import { lazy, Suspense } from "react";
import { BirthDateForm } from "../../sign/birth-date-form.tsx";
import { useBirthDate } from "../../sign/use-birth-date.ts";

// The result is as large as the page, and a visitor who only looks at the form does not need it.
const loadResult = () => import("./sample-result.tsx");
const SampleResult = lazy(async () => ({ default: (await loadResult()).SampleResult }));

export function SamplePage() {
  const { birthDate, enter, reset, again } = useBirthDate();
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
      submitLabel="Discover My Zodiac Sign"
      onStart={() => void loadResult().catch(() => {})}
      onAnswer={enter}
      takesFocus={again}
    />
  );
}
