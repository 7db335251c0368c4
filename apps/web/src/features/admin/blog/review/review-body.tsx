import type { Editor } from "@tiptap/core";
import { Segments, segmentStyle } from "@zodiac-at-work/ui/segments";
import { cx } from "class-variance-authority";
import { type ReactNode, useState } from "react";
import { goToFinding } from "../editor/findings/finding-marks.ts";
import type { MarkedBlock } from "../editor/findings/findings.ts";
import { FindingsList } from "../editor/findings/findings-list.tsx";
import { ArticleText } from "./article-text.tsx";

interface ReviewBodyProps {
  /** Null if there is nothing to read. */
  readonly text: { readonly title: string; readonly description: string; readonly content: string } | null;
  readonly findings: readonly MarkedBlock[];
  readonly brief: ReactNode;
  /** Called with the place of a paragraph that is to have other words. */
  readonly onRewrite?: ((block: number) => void) | undefined;
}

const parts = ["Preview", "Brief"] as const;

/** A text beside its brief. In a narrow window, one of them at a time. */
export function ReviewBody({ text, findings, brief, onRewrite }: ReviewBodyProps) {
  const [part, setPart] = useState<(typeof parts)[number]>(text ? "Preview" : "Brief");
  const [editor, setEditor] = useState<Editor>();
  return (
    <>
      <div className="border-b border-line px-5 py-3 md:hidden">
        <Segments label="Preview or brief">
          {parts.map((each) => (
            <button
              key={each}
              type="button"
              aria-current={part === each || undefined}
              onClick={() => setPart(each)}
              className={segmentStyle()}
            >
              {each}
            </button>
          ))}
        </Segments>
      </div>
      <div className="md:grid md:min-h-full md:grid-cols-[minmax(0,1fr)_22rem]">
        <section
          aria-label="Preview"
          className={cx("min-w-0 bg-paper p-5 sm:p-6", part !== "Preview" && "max-md:hidden")}
        >
          <FindingsList
            blocks={findings}
            isUnchanged={() => true}
            onGo={(finding) => editor && goToFinding(editor, finding)}
          />
          {text ? (
            <article>
              <h3 className="font-serif text-2xl/8 font-medium tracking-heading wrap-anywhere">{text.title}</h3>
              {text.description && <p className="mt-2 font-serif text-lg/7 text-soft">{text.description}</p>}
              <ArticleText content={text.content} findings={findings} onEditor={setEditor} onRewrite={onRewrite} />
            </article>
          ) : (
            <p className="text-soft">There is nothing to read: no writer has matter for it.</p>
          )}
        </section>
        <section
          aria-label="Brief"
          className={cx("min-w-0 border-line bg-well p-5 md:border-l", part !== "Brief" && "max-md:hidden")}
        >
          {brief}
        </section>
      </div>
    </>
  );
}
