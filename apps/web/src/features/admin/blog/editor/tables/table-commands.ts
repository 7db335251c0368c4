import type { Editor } from "@tiptap/core";
import type { Command } from "@tiptap/pm/state";

const columns = 3;
const rows = 3;

/** Inserts a table with a row of headings, and puts the cursor into its first cell. */
export function insertTable(editor: Editor): void {
  const from = editor.state.selection.from;
  const cells = (type: string, attrs?: object) =>
    Array.from({ length: columns }, () => ({ type, ...(attrs && { attrs }), content: [{ type: "paragraph" }] }));
  const row = (section: string, content: object[]) => ({ type: "tableRow", attrs: { section }, content });
  const grid = [
    row("thead:0", cells("tableHeader", { html: { scope: "col" } })),
    ...Array.from({ length: rows - 1 }, () => row("tbody:1", cells("tableCell"))),
  ];
  editor
    .chain()
    .focus()
    .insertContent({ type: "table", content: [{ type: "tableGrid", content: grid }] })
    .run();
  focusFirstHeading(editor, from);
}

/** Runs a command of prosemirror-tables. Headings of new columns get the scope that the others have. */
export function runInTable(editor: Editor, command: Command): void {
  command(editor.state, editor.view.dispatch);
  const { tr } = editor.state;
  tr.doc.descendants((node, position) => {
    const isNew =
      node.type.name === "tableHeader" && node.textContent === "" && Object.keys(node.attrs.html).length === 0;
    if (isNew) tr.setNodeAttribute(position, "html", { scope: "col" });
  });
  if (tr.docChanged) editor.view.dispatch(tr);
  editor.commands.focus();
}

function focusFirstHeading(editor: Editor, from: number): void {
  let first: number | undefined;
  editor.state.doc.nodesBetween(Math.max(0, from - 1), editor.state.doc.content.size, (node, position) => {
    if (node.type.name === "tableHeader") first ??= position;
    return first === undefined;
  });
  // Inside the cell, and inside its paragraph.
  if (first !== undefined) editor.commands.setTextSelection(first + 2);
}
