import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import { createReader } from "../editor/create-editor.ts";
import { showFindings } from "../editor/findings/finding-marks.ts";
import type { MarkedBlock } from "../editor/findings/findings.ts";
import { rewriteButtons } from "./rewrite-buttons.ts";

interface ArticleTextProps {
  readonly content: string;
  readonly findings: readonly MarkedBlock[];
  /** Called with what shows the text, and with undefined when it is gone. */
  readonly onEditor: (editor: Editor | undefined) => void;
  /** Called with the place of a paragraph that is to have other words. Without it, no paragraph can. */
  readonly onRewrite?: ((block: number) => void) | undefined;
}

/** The text of an article, to be read. It shows the tags and attributes that an article may have, and no others. */
export function ArticleText({ content, findings, onEditor, onRewrite }: ArticleTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const report = useRef({ onEditor, onRewrite });
  report.current = { onEditor, onRewrite };
  const canRewrite = onRewrite !== undefined;
  useEffect(() => {
    if (!box.current) return;
    const buttons = rewriteButtons(content, (block) => report.current.onRewrite?.(block));
    const created = createReader({ element: box.current, content, extensions: canRewrite ? [buttons] : [] });
    setEditor(created);
    report.current.onEditor(created);
    return () => {
      report.current.onEditor(undefined);
      created.destroy();
    };
  }, [content, canRewrite]);
  useEffect(() => {
    if (editor && !editor.isDestroyed) showFindings(editor, findings);
  }, [editor, findings]);
  return <div ref={box} className="-mx-5 min-w-0" />;
}
