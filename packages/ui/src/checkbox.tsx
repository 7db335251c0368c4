import type { ComponentProps, ReactNode } from "react";

interface CheckboxProps extends Omit<ComponentProps<"input">, "className" | "type"> {
  readonly label: ReactNode;
}

/** A setting of a form that is on or off, and takes effect when the form is sent. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 text-base/6 pointer-coarse:min-h-11">
      <input type="checkbox" className="size-4.5 shrink-0 cursor-pointer accent-cinnabar" {...input} />
      {label}
    </label>
  );
}
