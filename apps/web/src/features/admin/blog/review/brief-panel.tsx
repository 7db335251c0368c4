import type { Api, Of } from "@zodiac-at-work/contracts";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Disclosure } from "@zodiac-at-work/ui/disclosure";
import { familyNames } from "../blog-admin-words.ts";
import { lengthText } from "./length-text.ts";

type BriefResponse = Of<Api["GET /api/blog/posts/:id/brief"], "response">;

interface BriefPanelProps extends BriefResponse {
  /** The words of the article; omitted before it is written. */
  readonly written?: number;
}

/** What a writer is told: the question and its answer, the matter, the figures, and what it must not write. */
export function BriefPanel({ brief, refusal, written }: BriefPanelProps) {
  if (!brief) return <Callout>{refusal}</Callout>;
  const { family, question, answer, matter, figures, outline, questions, facts, banned } = brief;
  return (
    <>
      <h3 className="sr-only">Brief</h3>
      <dl className="grid gap-4 pb-5 text-sm/6">
        <Fact term="Question">{question}</Fact>
        <Fact term="Answer, in the first paragraph">{answer}</Fact>
        <Fact term="Family">{familyNames[family]}</Fact>
        <Fact term="Length">{lengthText(brief, written)}</Fact>
      </dl>
      <List name="Outline" lines={outline} />
      <List name="Matter" lines={matter} />
      <List name="Figures" lines={figures} />
      <List name="Questions at the end" lines={questions} />
      <List name="Facts" lines={facts} />
      <List name="Banned sentences" lines={banned} empty="No sentence stands in five articles yet." />
    </>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-xs text-soft">{term}</dt>
      <dd className="wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}

interface ListProps {
  readonly name: string;
  readonly lines: readonly string[];
  /** What is said of an empty list. Without it, the list is left out. */
  readonly empty?: string;
}

function List({ name, lines, empty }: ListProps) {
  if (lines.length === 0 && !empty) return null;
  return (
    <Disclosure summary={lines.length > 0 ? `${name} (${lines.length})` : name} isWide>
      {lines.length === 0 && <p className="text-sm text-soft">{empty}</p>}
      <ul className="grid list-disc gap-1.5 pl-5 text-sm/5 wrap-anywhere">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
