import { Button } from "@zodiac-at-work/ui/button";
import { Field } from "@zodiac-at-work/ui/field";
import { type SignId, signOfDate } from "@zodiac-at-work/zodiac";
import { useBirthDateEntry } from "../sign/use-birth-date-entry.ts";

interface ReadersSignFormProps {
  /** Called with the sign of the date; the date goes no further. */
  readonly onSign: (sign: SignId) => void;
  readonly takesFocus: boolean;
}

/** Asks a reader whose sign is not known for their birth date. */
export function ReadersSignForm({ onSign, takesFocus }: ReadersSignFormProps) {
  const { isEmpty, submit, field } = useBirthDateEntry((birthDate) => onSign(signOfDate(birthDate).sign));
  return (
    <form onSubmit={submit} noValidate className="grid max-w-measure gap-4 sm:grid-cols-[1fr_auto] sm:items-start">
      <Field
        label="Your birth date"
        autoFocus={takesFocus}
        hint="Worked out in your browser. The date is not sent or kept. Only your sign is remembered, until you close this tab."
        {...field}
      />
      <Button type="submit" disabled={isEmpty} className="min-h-13 sm:mt-8.5">
        Use my sign
      </Button>
    </form>
  );
}
