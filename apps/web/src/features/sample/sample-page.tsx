import { BirthDateForm } from "../../sign/birth-date-form.tsx";
import { useBirthDate } from "../../sign/use-birth-date.ts";
import { SampleResult } from "./sample-result.tsx";

export function SamplePage() {
  const { birthDate, enter, reset, again } = useBirthDate();
  if (birthDate) return <SampleResult birthDate={birthDate} onReset={reset} />;
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
      onAnswer={enter}
      takesFocus={again}
    />
  );
}
