import { Button } from "@zodiac-at-work/ui/button";
import { Card } from "@zodiac-at-work/ui/card";
import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Field } from "@zodiac-at-work/ui/field";
import { Heading } from "@zodiac-at-work/ui/heading";
import { type ReactNode, useState } from "react";
import { birthDatePrivacy } from "./birth-date-privacy.ts";
import { KeepDateCheckbox } from "./keep-date-checkbox.tsx";
import { useBirthDateEntry } from "./use-birth-date-entry.ts";

interface BirthDateFormProps {
  readonly eyebrow: string;
  readonly title: ReactNode;
  readonly lede: string;
  readonly submitLabel: string;
  /** The year of birth, if the reader has chosen it, and what is known by it. */
  readonly year?: { readonly value: number; readonly note: ReactNode };
  /** What happens to the birth date. */
  readonly privacy?: string;
  /** Called when the form gets the focus, to load what comes after it. */
  readonly onStart?: () => void;
  /** Called with an ISO date that has a sign, and whether the reader wants it kept on this device. */
  readonly onAnswer: (birthDate: string, onDevice: boolean) => void;
  /** Whether the input takes the focus when it appears: after a reset, not on the first visit. */
  readonly takesFocus: boolean;
}

/** Asks for a birth date. Calls `onAnswer` only with a date that has a sign. */
export function BirthDateForm(props: BirthDateFormProps) {
  const { eyebrow, title, lede, submitLabel, year, privacy = birthDatePrivacy, onStart, onAnswer, takesFocus } = props;
  const [onDevice, setOnDevice] = useState(false);
  const { isEmpty, submit, field } = useBirthDateEntry((birthDate) => onAnswer(birthDate, onDevice), year?.value);
  return (
    <Container className="grid items-start gap-x-16 gap-y-10 py-12 sm:py-16 md:grid-cols-2 md:py-24">
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="page" className="mt-3 max-w-[8em]">
          {title}
        </Heading>
        <p className="mt-5 max-w-lede font-serif text-xl font-medium text-soft">{lede}</p>
      </div>
      <Card>
        <form method="post" onFocus={onStart} onSubmit={submit} noValidate className="grid gap-6">
          {year && <p className="border-b border-line pb-4">{year.note}</p>}
          <Field
            label="Birth date"
            autoFocus={takesFocus}
            hint="Chinese New Year falls between late January and mid-February. If you were born in those weeks, the exact day decides."
            {...field}
          />
          <KeepDateCheckbox checked={onDevice} onChange={setOnDevice} />
          <Button type="submit" disabled={isEmpty}>
            {submitLabel}
          </Button>
          <p className="border-t border-line pt-4 text-sm text-soft">{privacy}</p>
        </form>
      </Card>
    </Container>
  );
}
