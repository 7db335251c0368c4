import type { ReactNode } from "react";

/** What a buyer wants to know before paying. */
export function TrustRow() {
  return (
    <ul className="grid gap-x-8 gap-y-3 border-t border-line bg-well px-5 py-4 text-sm sm:px-8 md:grid-cols-3 md:px-12">
      <Point icon="M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5" title="Secure checkout">
        Encrypted. Your card is never stored here.
      </Point>
      <Point icon="M3 8.5l3.5 3.5 7-8" title="One-time payment">
        Paid once. No subscription, no recurring charges.
      </Point>
      <Point icon="M2.5 4.5h4.5l1 1 1-1h4.5v8H9l-1 1-1-1H2.5zM8 5.5v8" title="Read before you buy">
        One whole chapter is in the free sample.
      </Point>
    </ul>
  );
}

interface PointProps {
  /** The path of a drawing of 16 × 16. */
  readonly icon: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Point({ icon, title, children }: PointProps) {
  return (
    <li className="flex gap-3">
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="mt-0.5 size-4 shrink-0 fill-none stroke-success stroke-[1.5px]"
      >
        <path d={icon} />
      </svg>
      <p className="text-soft">
        <span className="block font-semibold text-ink max-sm:sr-only">{title}</span>
        {children}
      </p>
    </li>
  );
}
