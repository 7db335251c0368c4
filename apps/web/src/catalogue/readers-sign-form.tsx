import { Button } from "@zodiac-at-work/ui/button";
import { Field } from "@zodiac-at-work/ui/field";
import { signOfDate } from "@zodiac-at-work/zodiac";
import { readersSign } from "../sign/readers-sign.ts";
import { useBirthDateEntry } from "../sign/use-birth-date-entry.ts";

/** Asks a reader whose sign is not known for their birth date, and remembers the sign alone. */
export function ReadersSignForm() {
  const { isEmpty, submit, field } = useBirthDateEntry((birthDate) => readersSign.remember(signOfDate(birthDate).sign));
  return (
    <form onSubmit={submit} noValidate className="grid max-w-measure gap-4 sm:grid-cols-[1fr_auto] sm:items-start">
      <Field
        label="Your birth date"
        hint="Worked out in your browser. The date is not sent or kept; the sign is, until you close this tab."
        {...field}
      />
      <Button type="submit" disabled={isEmpty} className="min-h-13 sm:mt-8.5">
        Use my sign
      </Button>
    </form>
  );
}
