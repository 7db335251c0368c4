import { type ReactNode, useId } from "react";
import { Eyebrow } from "./eyebrow.tsx";
import { Heading } from "./heading.tsx";

interface ChapterProps {
  /** The id of the section, for links to it. */
  readonly id?: string;
  readonly eyebrow: string;
  readonly title: string;
  /** A remark at the end of the title's line. */
  readonly aside?: string;
  readonly children: ReactNode;
}

/** A titled section of a page, below a rule. */
export function Chapter({ id, eyebrow, title, aside, children }: ChapterProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="mt-12 border-t border-edge pt-10 first:mt-0">
      <Eyebrow>{eyebrow}</Eyebrow>
      <div className="mt-3 mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading id={titleId} level={2} size="section">
          {title}
        </Heading>
        {aside && <p className="text-sm text-soft">{aside}</p>}
      </div>
      {children}
    </section>
  );
}

interface EntryProps {
  readonly title: string;
  /** A number shown large below the title. */
  readonly figure?: number;
  readonly children: ReactNode;
}

/** A part of a chapter: the title in the left column, the text in the right one, a hairline above. */
export function Entry({ title, figure, children }: EntryProps) {
  return (
    <div className="grid gap-x-16 gap-y-3 border-t border-line py-7 md:grid-cols-[16rem_1fr]">
      <Heading level={3} size="small">
        {title}
        {figure !== undefined && (
          <span className="mt-1 block font-display text-5xl tracking-display text-cinnabar">{figure}</span>
        )}
      </Heading>
      <div className="grid max-w-[40rem] gap-4">{children}</div>
    </div>
  );
}

/** A paragraph of long text, in serif. */
export function Reading({ children }: { readonly children: ReactNode }) {
  return <p className="font-serif text-lg font-medium text-ink print:text-[0.9375rem]/snug">{children}</p>;
}
