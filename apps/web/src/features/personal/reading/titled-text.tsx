import { Heading } from "@zodiac-at-work/ui/heading";
import type { ReactNode } from "react";

/** A part of a chapter with a title of its own. */
export function TitledText({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid content-start gap-3 print:gap-1.5 break-inside-avoid">
      <Heading level={3} size="small">
        {title}
      </Heading>
      {children}
    </div>
  );
}
