import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { buttonStyle } from "./button-style.ts";

export { buttonStyle } from "./button-style.ts";

type ButtonProps = ComponentProps<"button"> & VariantProps<typeof buttonStyle>;

/** A button. A view has one primary button at most. */
export function Button({ variant, size, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonStyle({ variant, size, className })} {...rest} />;
}
