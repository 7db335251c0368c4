import { Field } from "@zodiac-at-work/ui/field";
import { type ComponentProps, useState } from "react";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type" | "action">;

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      action={
        <button
          type="button"
          aria-label={shown ? "Hide password" : "Show password"}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-content-center rounded-sm text-sm text-soft transition-colors hover:text-ink"
        >
          {shown ? "Hide" : "Show"}
        </button>
      }
    />
  );
}
