import { useState } from "react";
import { BirthDateForm } from "./birth-date-form.tsx";
import { SampleResult } from "./sample-result.tsx";

/** The birth date lives in this component's state alone: no request, URL or storage ever holds it. */
export function SamplePage() {
  const [birthDate, setBirthDate] = useState<string>();
  const [again, setAgain] = useState(false);

  const answer = (date: string) => {
    setBirthDate(date);
    window.scrollTo({ top: 0 });
  };
  const reset = () => {
    setBirthDate(undefined);
    setAgain(true);
    window.scrollTo({ top: 0 });
  };
  return birthDate ? (
    <SampleResult birthDate={birthDate} onReset={reset} />
  ) : (
    <BirthDateForm onAnswer={answer} takesFocus={again} />
  );
}
