import { type ChangeEvent, type FocusEvent, type SubmitEvent, useState } from "react";
import { earliestDate, latestDate, problems, problemWith } from "./birth-date-problem.ts";

/** A form that asks for a birth date, and goes on only with an ISO date that has a sign. */
export function useBirthDateEntry(onAnswer: (birthDate: string) => void) {
  const [date, setDate] = useState("");
  const [problem, setProblem] = useState<string>();
  return {
    isEmpty: date === "",
    submit(event: SubmitEvent) {
      event.preventDefault();
      const found = problemWith(date);
      setProblem(found);
      if (!found) onAnswer(date);
    },
    /** What the form's field is given. */
    field: {
      type: "date",
      name: "birth-date",
      autoComplete: "bday",
      required: true,
      min: earliestDate,
      max: latestDate,
      value: date,
      error: problem,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setDate(event.currentTarget.value);
        setProblem(undefined);
      },
      // The browser gives no value for 30 February, so the form can't be sent; it does say that something was typed.
      onBlur(event: FocusEvent<HTMLInputElement>) {
        if (event.currentTarget.validity.badInput) setProblem(problems.impossible);
      },
    },
  };
}
