import { Button } from "@zodiac-at-work/ui/button";
import { Card } from "@zodiac-at-work/ui/card";
import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Field } from "@zodiac-at-work/ui/field";
import { Heading } from "@zodiac-at-work/ui/heading";
import { type FocusEvent, type SubmitEvent, useState } from "react";
import { earliestDate, latestDate, problems, problemWith } from "./birth-date-problem.ts";

interface BirthDateFormProps {
  /** Called with an ISO date that has an answer. */
  readonly onAnswer: (birthDate: string) => void;
  /** Whether the input takes the focus as it appears: after a reset, not on the first visit. */
  readonly takesFocus: boolean;
}

export function BirthDateForm({ onAnswer, takesFocus }: BirthDateFormProps) {
  const [date, setDate] = useState("");
  const [problem, setProblem] = useState<string>();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = problemWith(date);
    setProblem(found);
    if (!found) onAnswer(date);
  };
  // The browser gives no value for 30 February, so the form can't be sent; it does say that something was typed.
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (event.currentTarget.validity.badInput) setProblem(problems.impossible);
  };

  return (
    <Container className="grid items-start gap-x-16 gap-y-10 py-12 sm:py-16 md:grid-cols-2 md:py-24">
      <div>
        <Eyebrow>Free sample</Eyebrow>
        <Heading level={1} size="page" className="mt-3 max-w-[8em]">
          Which sign were you <em className="text-cinnabar">really</em> born under?
        </Heading>
        <p className="mt-5 max-w-lede font-serif text-xl font-medium text-soft">
          Your sign by the exact day, with the reason for it, and the first page of your reading.
        </p>
      </div>
      <Card>
        <form onSubmit={submit} noValidate className="grid gap-6">
          <Field
            label="Birth date"
            type="date"
            name="birth-date"
            autoComplete="bday"
            required
            autoFocus={takesFocus}
            min={earliestDate}
            max={latestDate}
            value={date}
            error={problem}
            hint="Chinese New Year falls between late January and mid-February, so for a birth in those weeks the day decides."
            onChange={(event) => {
              setDate(event.currentTarget.value);
              setProblem(undefined);
            }}
            onBlur={leave}
          />
          <Button type="submit" disabled={date === ""}>
            Discover My Zodiac Sign
          </Button>
          <p className="border-t border-line pt-4 text-sm text-soft">
            Worked out in your browser. The date is not sent anywhere.
          </p>
        </form>
      </Card>
    </Container>
  );
}
