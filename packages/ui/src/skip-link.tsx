import type { ComponentProps } from "react";
import { buttonStyle } from "./button.tsx";

/** The first tab stop of the page, visible only while it has the focus. */
export function SkipLink(props: ComponentProps<"a">) {
  const look = buttonStyle({ variant: "secondary" });
  return (
    <a
      className={`${look} sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5.5 focus:py-2 focus:z-10 focus:bg-sheet`}
      {...props}
    />
  );
}
