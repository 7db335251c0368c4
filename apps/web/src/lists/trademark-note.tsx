import type { ReactNode } from "react";

interface TrademarkNoteProps {
  /** Sentences before the notice. */
  readonly children?: ReactNode;
}

/** The notice about names and logos of others. */
export function TrademarkNote({ children }: TrademarkNoteProps) {
  return (
    <p className="mt-8 max-w-measure text-sm text-soft">
      {children} All names and logos are trademarks of their owners and are used for identification only. Their use does
      not imply any endorsement or affiliation.
    </p>
  );
}
