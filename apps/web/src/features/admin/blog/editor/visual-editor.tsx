import type { Editor } from "@tiptap/core";
import type { SignId } from "@zodiac-at-work/zodiac";
import { type ReactNode, useEffect, useReducer, useRef, useState } from "react";
import { createEditor } from "./create-editor.ts";
import { showFindings } from "./findings/finding-marks.ts";
import type { MarkedBlock } from "./findings/findings.ts";
import { LinkForm } from "./link-form.tsx";
import { insertPicture, selectedPicture } from "./pictures/picture-commands.ts";
import { PictureDialog } from "./pictures/picture-dialog.tsx";
import { TableTools } from "./tables/table-tools.tsx";
import { Toolbar } from "./toolbar.tsx";

interface VisualEditorProps {
  readonly content: string;
  readonly signs: readonly SignId[];
  readonly title: string;
  readonly onChange: (content: string) => void;
  readonly viewSwitch: ReactNode;
  /** The blocks to mark. */
  readonly findings: readonly MarkedBlock[];
  /** Called with the editor, and with undefined when it is gone. */
  readonly onEditor: (editor: Editor | undefined) => void;
}

/** The visual editor of an article's text with its toolbar. It reads `content` once, when it is mounted. */
export function VisualEditor(props: VisualEditorProps) {
  const { content, signs, title, onChange, viewSwitch, findings, onEditor } = props;
  const box = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [asks, setAsks] = useState<"link" | "picture">();
  const [file, setFile] = useState<File>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const start = useRef({ content, onChange, onEditor });
  start.current.onChange = onChange;

  useEffect(() => {
    if (!box.current) return;
    const created = createEditor({
      element: box.current,
      content: start.current.content,
      onChange: (html) => start.current.onChange(html),
      onPicture: (dropped) => {
        setFile(dropped);
        setAsks("picture");
      },
      onLink: () => setAsks("link"),
    });
    created.on("transaction", redraw);
    setEditor(created);
    start.current.onEditor(created);
    return () => {
      start.current.onEditor(undefined);
      created.destroy();
    };
  }, []);
  useEffect(() => {
    if (editor && !editor.isDestroyed) showFindings(editor, findings);
  }, [editor, findings]);

  const close = () => {
    setAsks(undefined);
    setFile(undefined);
  };
  return (
    <>
      {editor && (
        <Toolbar
          editor={editor}
          viewSwitch={viewSwitch}
          onLink={() => setAsks("link")}
          onPicture={() => setAsks("picture")}
        />
      )}
      {editor?.isActive("table") && <TableTools editor={editor} />}
      {editor && asks === "link" && <LinkForm editor={editor} onClose={close} />}
      <div ref={box} className="grid min-h-72 grow" />
      {editor && asks === "picture" && (
        <PictureDialog
          purpose="text"
          signs={signs}
          title={title}
          file={file}
          current={selectedPicture(editor)}
          onChoose={(picture) => insertPicture(editor, picture)}
          onClose={close}
        />
      )}
    </>
  );
}
