import { type ReactNode, useId } from "react";
import { Card } from "./card.tsx";
import { Heading } from "./heading.tsx";

interface CheckProgressProps {
  readonly title: string;
  /** How many parts are done. */
  readonly done: number;
  /** How many parts there are, or undefined until that is known. */
  readonly of: number | undefined;
  /** What happens now. */
  readonly children: ReactNode;
  readonly note: string;
}

/** Work in progress, as a bar and a sentence. */
export function CheckProgress({ title, done, of, children, note }: CheckProgressProps) {
  const id = useId();
  const part = of ? Math.min(1, done / of) : 0;
  return (
    <Card className="px-5 py-5 sm:px-6 sm:py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading id={id} level={2} size="small">
          {title}
        </Heading>
        {of !== undefined && (
          <p className="text-sm text-soft tabular-nums">
            {done} of {of}
          </p>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={of === undefined ? undefined : done}
        className="mt-3 h-1.5 overflow-hidden rounded-sm bg-line forced-color-adjust-none"
      >
        <div className="h-full origin-left bg-success transition-transform" style={{ transform: `scaleX(${part})` }} />
      </div>
      <div className="mt-3 flex min-h-6 items-center gap-2.5 text-sm text-soft">{children}</div>
      <p className="mt-2 text-sm text-soft">{note}</p>
    </Card>
  );
}
