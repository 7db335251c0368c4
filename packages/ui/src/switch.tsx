import type { ComponentProps } from "react";

interface SwitchProps extends Omit<ComponentProps<"input">, "className" | "role" | "type"> {
  readonly label: string;
}

/** A setting that is on or off and takes effect at once. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className="relative flex min-h-11 cursor-pointer items-center justify-center gap-2.5 rounded-sm border-[1.5px] border-edge bg-sheet px-3 text-sm font-medium whitespace-nowrap transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state */}
      <input type="checkbox" role="switch" className="peer absolute inset-0 cursor-pointer opacity-0" {...input} />
      <span
        aria-hidden="true"
        className="relative h-4.5 w-8 rounded-full bg-edge transition-colors before:absolute before:inset-y-0.5 before:left-0.5 before:w-3.5 before:rounded-full before:bg-sheet before:transition-transform peer-checked:bg-success peer-checked:before:translate-x-3.5 forced-color-adjust-none"
      />
      {label}
    </label>
  );
}
