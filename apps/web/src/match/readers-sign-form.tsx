import { Button } from "@zodiac-at-work/ui/button";
import { Field } from "@zodiac-at-work/ui/field";
import { birthDatePrivacy } from "../sign/birth-date-privacy.ts";
import { useBirthDateEntry } from "../sign/use-birth-date-entry.ts";

interface ReadersSignFormProps {
  /** Called with an ISO date that has a sign. */
  readonly onAnswer: (birthDate: string) => void;
  readonly takesFocus: boolean;
}

/** Asks for the birth date of a reader whose sign is unknown. */
export function ReadersSignForm({ onAnswer, takesFocus }: ReadersSignFormProps) {
  const { isEmpty, submit, field } = useBirthDateEntry(onAnswer);
  return (
    <form onSubmit={submit} noValidate className="grid max-w-measure gap-4 sm:grid-cols-[1fr_auto] sm:items-start">
      <Field label="Your birth date" autoFocus={takesFocus} hint={birthDatePrivacy} {...field} />
      <Button type="submit" disabled={isEmpty} className="min-h-13 sm:mt-8.5">
        Use my sign
      </Button>
    </form>
  );
}
