import { Button } from "@zodiac-at-work/ui/button";
import { Field } from "@zodiac-at-work/ui/field";
import { useState } from "react";
import { birthDatePrivacy } from "../../sign/birth-date-privacy.ts";
import { KeepDateCheckbox } from "../../sign/keep-date-checkbox.tsx";
import { useBirthDateEntry } from "../../sign/use-birth-date-entry.ts";

interface OwnSealFormProps {
  /** Called with an ISO date that has a sign, and whether the reader wants it kept on this device. */
  readonly onAnswer: (birthDate: string, onDevice: boolean) => void;
}

/** Asks for the birth date right after the payment. The reader's own seal is stamped and the reading opens. */
export function OwnSealForm({ onAnswer }: OwnSealFormProps) {
  const [onDevice, setOnDevice] = useState(false);
  const { isEmpty, submit, field } = useBirthDateEntry((birthDate) => onAnswer(birthDate, onDevice));
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-6 grid w-full max-w-dialog gap-4 rounded-md border border-line bg-sheet p-5 text-left sm:p-6"
    >
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[1fr_auto]">
        <Field label="Your birth date" {...field} />
        <Button type="submit" disabled={isEmpty} className="min-h-13 sm:mt-8.5">
          Stamp My Seal
        </Button>
      </div>
      <KeepDateCheckbox checked={onDevice} onChange={setOnDevice} />
      <p className="border-t border-line pt-3 text-sm text-soft">{birthDatePrivacy}</p>
    </form>
  );
}
