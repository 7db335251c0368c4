import type { ComponentProps } from "react";

interface ExternalLinkProps extends Omit<ComponentProps<"a">, "target" | "rel"> {
  readonly href: string;
  /** Continues the text for screen readers: ` at Apple`. */
  readonly about?: string;
}

/** A link that opens in a new tab, and says so to screen readers. */
export function ExternalLink({ about = "", children, ...rest }: ExternalLinkProps) {
  return (
    <a target="_blank" rel="noopener noreferrer external" {...rest}>
      {children}
      <span className="sr-only">{about}, in a new tab</span>
    </a>
  );
}
