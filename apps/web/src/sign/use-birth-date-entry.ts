import { type ChangeEvent, type FocusEvent, type SubmitEvent, useState } from "react";
import { earliestDate, latestDate, problems, problemWith } from "./birth-date-problem.ts";

/**
 * The state of a form that asks for a birth date. Calls `onAnswer` only with an ISO date that has a sign.
 *
 * @param year the year of birth, if it is known: the browser's calendar then offers the days of that year
 */
export function useBirthDateEntry(onAnswer: (birthDate: string) => void, year?: number) {
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
    /** The props of the form's field. */
    field: {
      type: "date",
      name: "birth-date",
      autoComplete: "bday",
      required: true,
      min: year ? `${year}-01-01` : earliestDate,
      max: year ? `${year}-12-31` : latestDate,
      value: date,
      error: problem,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setDate(event.currentTarget.value);
        setProblem(undefined);
      },
      // For February 30 the browser reports no value, which keeps the form from being sent, but it reports bad input.
      onBlur(event: FocusEvent<HTMLInputElement>) {
        if (event.currentTarget.validity.badInput) setProblem(problems.impossible);
      },
    },
  };
}
