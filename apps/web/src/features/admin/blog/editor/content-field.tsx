import type { Editor } from "@tiptap/core";
import { Notice } from "@zodiac-at-work/ui/notice";
import type { SignId } from "@zodiac-at-work/zodiac";
import { useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { ContentFooter } from "./content-footer.tsx";
import { goToFinding } from "./findings/finding-marks.ts";
import { type MarkedBlock, placeIn } from "./findings/findings.ts";
import { FindingsList } from "./findings/findings-list.tsx";
import { lossesOf } from "./schema/html-losses.ts";
import { boxStyle, LabelRow } from "./text-box.tsx";
import { ViewSwitch } from "./view-switch.tsx";
import { VisualEditor } from "./visual-editor.tsx";

interface ContentFieldProps {
  readonly content: string;
  /** For pictures made from seals. */
  readonly signs: readonly SignId[];
  readonly title: string;
  readonly onChange: (content: string) => void;
  /** The blocks in which the gates found something. */
  readonly findings: readonly MarkedBlock[];
}

/**
 * The text of an article, in the visual editor or as HTML. The visual editor opens only for HTML that it keeps: otherwise
 * the HTML is shown, and what would be lost.
 */
export function ContentField({ content, signs, title, onChange, findings }: ContentFieldProps) {
  const id = useId();
  const source = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const deferred = useDeferredValue(content);
  const [losses, setLosses] = useState(() => lossesOf(content));
  const [view, setView] = useState<"visual" | "html">(losses.length > 0 ? "html" : "visual");
  const show = (next: "visual" | "html") => {
    const lost = next === "visual" ? lossesOf(content) : [];
    setLosses(lost);
    setView(lost.length > 0 ? "html" : next);
  };
  const viewSwitch = <ViewSwitch view={view} onChange={show} />;
  const places = useMemo(() => new Map(findings.map((each) => [each, placeIn(deferred, each)])), [findings, deferred]);
  const goTo = (finding: MarkedBlock) => {
    if (view === "visual") {
      if (editor) goToFinding(editor, finding);
      return;
    }
    const place = placeIn(content, finding);
    if (place && source.current) selectSource(source.current, place);
  };
  return (
    <div className="flex grow flex-col">
      <FindingsList blocks={findings} isUnchanged={(each) => places.get(each) !== undefined} onGo={goTo} />
      <LabelRow>{view === "html" ? <label htmlFor={id}>Content</label> : <span>Content</span>}</LabelRow>
      {losses.length > 0 && (
        <Notice tone="warning" className="mb-3">
          <p className="text-sm/6">
            The visual editor can’t keep {listOf(losses)}, so this is the HTML. Your text is unchanged.
          </p>
        </Notice>
      )}
      <div className="flex min-h-80 grow flex-col rounded-sm border border-edge bg-sheet focus-within:border-ink">
        {view === "visual" ? (
          <VisualEditor {...{ content, signs, title, onChange, viewSwitch, findings }} onEditor={setEditor} />
        ) : (
          <>
            <div className="flex justify-end border-b border-line p-1">{viewSwitch}</div>
            <textarea
              ref={source}
              id={id}
              value={content}
              maxLength={500_000}
              spellCheck={false}
              onChange={(event) => onChange(event.currentTarget.value)}
              className={`${boxStyle} min-h-72 grow resize-y rounded-none border-none font-mono text-xs/6`}
            />
          </>
        )}
        <ContentFooter content={content} />
      </div>
    </div>
  );
}

/** Selects a part of the HTML and shows it: a browser scrolls to a selection only where somebody types. */
function selectSource(box: HTMLTextAreaElement, { start, end }: { start: number; end: number }): void {
  box.focus();
  box.setSelectionRange(start, end);
  box.scrollTop = (box.scrollHeight * start) / Math.max(1, box.value.length) - box.clientHeight / 3;
}

function listOf(losses: readonly string[]): string {
  const shown = losses.slice(0, 6);
  const more = losses.length - shown.length;
  const items = more > 0 ? [...shown, `${more} more`] : shown;
  return new Intl.ListFormat("en-US").format(items);
}
