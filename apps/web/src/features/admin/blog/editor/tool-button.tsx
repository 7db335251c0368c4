import type { ComponentProps } from "react";

/** The classes of a button in the toolbar. A pressed one has the attribute `aria-pressed`. */
export const toolStyle =
  "inline-flex min-h-8 min-w-8 shrink-0 items-center justify-center rounded-sm px-2 text-sm font-medium whitespace-nowrap text-soft -outline-offset-2 transition-colors hover:text-ink aria-disabled:opacity-40 aria-pressed:bg-line aria-pressed:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11";

/** A button in the toolbar. It does not take the focus from the text when it is clicked. */
export function ToolButton({ ...button }: Omit<ComponentProps<"button">, "className" | "type">) {
  return <button type="button" onMouseDown={(event) => event.preventDefault()} className={toolStyle} {...button} />;
}
