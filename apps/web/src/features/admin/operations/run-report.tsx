import { Heading } from "@zodiac-at-work/ui/heading";
import type { ReactNode, Ref } from "react";

interface RunReportProps {
  readonly ref?: Ref<HTMLElement>;
  /** What happened, in a few words. */
  readonly title: string;
  /** Buttons: what an operator can do about it. */
  readonly actions: ReactNode;
  /** What happened, as a sentence. */
  readonly sentence?: ReactNode;
  /** A list of `ReportFact`. */
  readonly facts: ReactNode;
  /** Beside the facts: an excerpt, or a form. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** The report that opens below a row of a table. */
export function RunReport({ ref, title, actions, sentence, facts, aside, children }: RunReportProps) {
  return (
    <section ref={ref} aria-label={title} className="px-3 pt-2 pb-5 text-left whitespace-normal sm:px-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <Heading level={3} size="small" className="wrap-anywhere">
          {title}
        </Heading>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      <div className="mt-3 grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="min-w-0">
          {sentence && <p className="mb-3 max-w-measure text-sm wrap-anywhere text-ink">{sentence}</p>}
          <dl className="border-b border-line">{facts}</dl>
        </div>
        {aside && <div className="min-w-0">{aside}</div>}
      </div>
      {children}
    </section>
  );
}

interface ReportFactProps {
  readonly term: string;
  readonly children: ReactNode;
}

/** A term at the left and its value at the right. */
export function ReportFact({ term, children }: ReportFactProps) {
  return (
    <div className="flex justify-between gap-6 border-t border-line py-1.5 text-sm">
      <dt className="shrink-0 text-soft">{term}</dt>
      <dd className="min-w-0 text-right wrap-anywhere text-ink tabular-nums">{children}</dd>
    </div>
  );
}

/** Terms and values as a program writes them, in a typewriter face. */
export function Excerpt({ facts }: { readonly facts: readonly { readonly term: string; readonly text: string }[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1.5 rounded-md border border-line bg-well px-4 py-3 font-mono text-xs sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(({ term, text }) => (
        <div key={term} className="contents">
          <dt className="font-semibold text-ink">{term}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
