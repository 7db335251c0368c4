import { Button } from "@zodiac-at-work/ui/button";
import type { ComponentProps } from "react";
import type { Check } from "./use-check.ts";

interface CheckButtonProps extends Pick<ComponentProps<typeof Button>, "variant" | "size" | "className"> {
  readonly check: Check;
}

/** The button that starts a check of job boards. It keeps the focus while the check runs, and does nothing then. */
export function CheckButton({ check, ...look }: CheckButtonProps) {
  const isRunning = check.state === "running";
  return (
    <Button {...look} aria-disabled={isRunning} onClick={() => isRunning || check.start()}>
      {isRunning ? "Checking job boards..." : "Check job boards now"}
    </Button>
  );
}
