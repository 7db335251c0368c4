import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Container } from "./container.tsx";

/** The classes of a link in `SubTabs`. The link to the current page has the attribute `aria-current`. */
export const subTabStyle = cva(
  "inline-flex min-h-11 shrink-0 items-center border-b-2 whitespace-nowrap border-transparent text-base/6 text-soft max-[22rem]:text-sm transition-colors hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink",
);

interface SubTabsProps {
  /** The name for screen readers: `Companies`. */
  readonly label: string;
  /** Links with the classes of `subTabStyle`. */
  readonly children: ReactNode;
}

/** The pages of one part of the site, in a band below the header. */
export function SubTabs({ label, children }: SubTabsProps) {
  return (
    <nav aria-label={label} className="border-b border-line bg-well">
      <Container className="-mb-px flex gap-7 overflow-x-auto [scrollbar-width:none] max-[24rem]:gap-4">
        {children}
      </Container>
    </nav>
  );
}
