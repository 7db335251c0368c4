import type { ReactNode } from "react";

interface LadderProps {
  readonly title: string;
  /** A remark beside the title: `All three methods agree`. */
  readonly note?: string | undefined;
  /** The additions that lead to the number, in their order. */
  readonly steps: readonly { readonly addends: readonly number[]; readonly sum: number }[];
  readonly value: number;
  /** What the number is, beside it: `Master number, kept`. */
  readonly children?: ReactNode;
}

/** Ladders side by side. On a phone they scroll sideways, and the next one shows at the edge. */
export function Ladders({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard has to reach it
      tabIndex={0}
      className="relative grid gap-4 max-sm:-mx-5 max-sm:snap-x max-sm:auto-cols-[78%] max-sm:grid-flow-col max-sm:scroll-px-5 max-sm:overflow-x-auto max-sm:px-5 sm:grid-cols-3 print:mx-0 print:px-0"
    >
      {children}
    </section>
  );
}

/**
 * How a number is worked out: each sum one step further in, and the number below the last one.
 *
 * @example
 * <Ladder title="Birth year" steps={[{ addends: [1, 9, 8, 8], sum: 26 }, { addends: [2, 6], sum: 8 }]} value={8}>
 *   Born in 1988
 * </Ladder>
 */
export function Ladder({ title, note, steps, value, children }: LadderProps) {
  // The number that a working starts with is no addition. A single digit has no other step.
  const sums = steps.filter(({ addends }) => addends.length > 1);
  const shown = sums.length > 0 ? sums : steps;
  return (
    <div className="flex break-inside-avoid snap-start flex-col rounded-md border border-line bg-sheet p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-sm font-semibold text-ink">{title}</h3>
        {note && <p className="text-xs text-soft">{note}</p>}
      </div>
      <ol className="mt-2 grow">
        {shown.map(({ addends, sum }, index) => (
          <li
            key={addends.join("+")}
            style={{ paddingInlineStart: `${index}rem`, animationDelay: `${index * 60}ms` }}
            className="flex justify-between gap-3 border-b border-line py-1.5 font-serif text-lg/6 font-medium tabular-nums last:border-b-0 motion-safe:not-print:animate-appear"
          >
            <span className="text-soft">{addends.join(" + ")}</span>
            <span>
              <span className="sr-only">= </span>
              {sum}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 border-t-2 border-ink pt-1">
        <span className="font-display text-5xl font-medium tracking-display text-cinnabar tabular-nums">{value}</span>
        <span className="text-sm text-soft">{children}</span>
      </p>
    </div>
  );
}
