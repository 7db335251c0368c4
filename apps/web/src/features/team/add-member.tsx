import { Button } from "@zodiac-at-work/ui/button";
import { Field } from "@zodiac-at-work/ui/field";
import { signOfDate } from "@zodiac-at-work/zodiac";
import { useState } from "react";
import { useBirthDateEntry } from "../../sign/use-birth-date-entry.ts";
import { longestName, type TeamMember } from "./team.ts";

/** Adds a person by a nickname and a birth date. Only the sign is kept. */
export function AddMember({ onAdd }: { readonly onAdd: (member: TeamMember) => void }) {
  const [name, setName] = useState("");
  const { isEmpty, submit, field } = useBirthDateEntry((date) =>
    onAdd({ name: name.trim(), sign: signOfDate(date).sign }),
  );
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid max-w-160 gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end print:hidden"
    >
      <Field
        label="Nickname"
        isDense
        maxLength={longestName}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Field label="Birth date" isDense {...field} autoComplete="off" />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        disabled={isEmpty || name.trim() === ""}
        className="min-h-11 disabled:border-line disabled:bg-transparent disabled:text-soft"
      >
        Add
      </Button>
    </form>
  );
}
