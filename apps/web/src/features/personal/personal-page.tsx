import { useEffect } from "react";
import { registerWorker } from "../../offline/register-worker.ts";
import { BirthDateForm } from "../../sign/birth-date-form.tsx";
import { useBirthDate } from "../../sign/use-birth-date.ts";
import { PersonalResult } from "./personal-result.tsx";

export function PersonalPage() {
  useEffect(registerWorker, []);
  const { birthDate, enter, reset, again } = useBirthDate();
  if (birthDate) return <PersonalResult birthDate={birthDate} onReset={reset} />;
  return (
    <BirthDateForm
      eyebrow="Your Zodiac"
      title={
        <>
          Your reading, <em className="text-cinnabar">in full</em>
        </>
      }
      lede="Your sign at work and in business, whom you work with well, and the numbers of your birth date."
      submitLabel="Open My Reading"
      privacy="Your sign and your numbers are calculated in your browser. Only these are sent, to load your reading. Your birth date is never sent. It is stored only if you choose so, and on this device only."
      onAnswer={enter}
      takesFocus={again}
    />
  );
}
