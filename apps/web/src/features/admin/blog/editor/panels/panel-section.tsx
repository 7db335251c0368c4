import type { ReactNode } from "react";

interface PanelSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the side panel. */
export function PanelSection({ title, children }: PanelSectionProps) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1.5 text-sm text-soft">{title}</h3>
      {children}
    </section>
  );
}
