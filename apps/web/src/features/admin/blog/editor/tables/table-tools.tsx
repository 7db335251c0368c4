import type { Editor } from "@tiptap/core";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, toggleHeaderCell } from "@tiptap/pm/tables";
import { ToolButton } from "../tool-button.tsx";
import { runInTable } from "./table-commands.ts";

const tools = [
  ["Row below", addRowAfter],
  ["Column right", addColumnAfter],
  ["Delete row", deleteRow],
  ["Delete column", deleteColumn],
  ["Heading cell", toggleHeaderCell],
] as const;

/** What can be done with the table around the cursor. */
export function TableTools({ editor }: { readonly editor: Editor }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
    <div role="group" aria-label="Table" className="flex flex-wrap gap-0.5 border-b border-line bg-paper p-1">
      {tools.map(([name, command]) => (
        <ToolButton key={name} onClick={() => runInTable(editor, command)}>
          {name}
        </ToolButton>
      ))}
      <ToolButton onClick={() => editor.chain().focus().deleteNode("table").run()}>Delete table</ToolButton>
    </div>
  );
}
