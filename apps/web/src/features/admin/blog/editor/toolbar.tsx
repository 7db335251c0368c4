import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { insertTable } from "./tables/table-commands.ts";
import { ToolButton } from "./tool-button.tsx";

interface ToolbarProps {
  readonly editor: Editor;
  readonly viewSwitch: ReactNode;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}

interface Tool {
  readonly text: ReactNode;
  /** The name for screen readers and the pointer. */
  readonly name: string;
  readonly act: () => void;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
}

/** The tools of the visual editor. The arrow keys move between them; Tab leaves them. */
export function Toolbar({ editor, viewSwitch, onLink, onPicture }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const groups = groupsOf(editor, onLink, onPicture);
  let index = 0;
  return (
    <div className="sticky top-0 z-10 flex items-center justify-between gap-x-2 rounded-t-sm border-b border-line bg-sheet p-1 max-sm:flex-col-reverse max-sm:items-stretch max-sm:gap-y-1">
      <div
        role="toolbar"
        aria-label="Format"
        aria-orientation="horizontal"
        onKeyDown={moveFocus}
        className="flex divide-x divide-line max-sm:overflow-x-auto max-sm:border-t max-sm:border-line max-sm:pt-1 sm:flex-wrap"
      >
        {groups.map((group) => (
          <div key={group[0]?.name} className="flex gap-0.5 px-1 first:pl-0">
            {group.map(({ name, text, act, isPressed, isDisabled }) => {
              const position = index++;
              return (
                <ToolButton
                  key={name}
                  tabIndex={position === current ? 0 : -1}
                  aria-label={name}
                  title={name}
                  aria-pressed={isPressed}
                  aria-disabled={isDisabled || undefined}
                  onFocus={() => setCurrent(position)}
                  onClick={() => isDisabled || act()}
                >
                  {text}
                </ToolButton>
              );
            })}
          </div>
        ))}
      </div>
      {viewSwitch}
    </div>
  );
}

function groupsOf(editor: Editor, onLink: () => void, onPicture: () => void): Tool[][] {
  const chain = () => editor.chain().focus();
  const toggle = (mark: string, twin: string, text: ReactNode, name: string): Tool => ({
    text,
    name,
    isPressed: editor.isActive(mark) || editor.isActive(twin),
    act: () => void (editor.isActive(twin) ? chain().unsetMark(twin).run() : chain().toggleMark(mark).run()),
  });
  const heading = (level: number): Tool => ({
    text: `H${level}`,
    name: `H${level} heading`,
    isPressed: editor.isActive("heading", { level }),
    act: () => void chain().toggleNode("heading", "paragraph", { level }).run(),
  });
  return [
    [
      toggle("strong", "b", <span className="font-semibold">B</span>, "Bold"),
      toggle("em", "i", <span className="font-serif italic">I</span>, "Italic"),
    ],
    [heading(2), heading(3)],
    [
      { text: "Link", name: "Link", isPressed: editor.isActive("a"), act: onLink },
      {
        text: "List",
        name: "List",
        isPressed: editor.isActive("bulletList"),
        // The text of an item that becomes one here needs no paragraph of its own.
        act: () =>
          void chain().toggleList("bulletList", "listItem").updateAttributes("paragraph", { wrap: "auto" }).run(),
      },
      {
        text: "Quote",
        name: "Quote",
        isPressed: editor.isActive("blockquote"),
        act: () => void chain().toggleWrap("blockquote").run(),
      },
      { text: "Table", name: "Table", isDisabled: editor.isActive("table"), act: () => insertTable(editor) },
      { text: "Image", name: "Image", act: onPicture },
    ],
    [
      { text: "Undo", name: "Undo", isDisabled: !editor.can().undo(), act: () => void chain().undo().run() },
      { text: "Redo", name: "Redo", isDisabled: !editor.can().redo(), act: () => void chain().redo().run() },
    ],
  ];
}

/** Moves the focus as the ARIA pattern of a toolbar says: https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tools = [...event.currentTarget.querySelectorAll("button")];
  const from = tools.indexOf(event.target as HTMLButtonElement);
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: tools.length - 1 }[event.key];
  if (from < 0 || to === undefined) return;
  event.preventDefault();
  tools.at(to % tools.length)?.focus();
}
