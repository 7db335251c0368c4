import { Node, type NodeConfig } from "@tiptap/core";
import { goToNextCell, tableEditing } from "@tiptap/pm/tables";

/**
 * The tables of articles. The commands of prosemirror-tables need a node whose children are its rows, so a table is its
 * caption and a grid, and each row remembers its section (`thead:0`, `tbody:1`). `writeHtml` writes the sections.
 */
export const tableNodes = [
  part("table", "caption? tableGrid", { group: "block", isolating: true }),
  part("caption", "inline*", { isolating: true }),
  part("tableGrid", "tableRow+", {
    extendNodeSchema: ({ name }) => (name === "tableGrid" ? { tableRole: "table" } : {}),
    isolating: true,
    parseHTML: () => [{ tag: gridTag }],
    renderHTML: () => ["tbody", 0],
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts() {
      const go = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
      return { Tab: go(1), "Shift-Tab": go(-1) };
    },
  }),
  part("tableRow", "(tableCell | tableHeader)*", {
    extendNodeSchema: ({ name }) => (name === "tableRow" ? { tableRole: "row" } : {}),
    addAttributes: () => ({
      section: {
        default: null,
        parseHTML: (row: HTMLElement) => row.getAttribute("data-section"),
        renderHTML: ({ section }) => (section ? { "data-section": section } : {}),
      },
    }),
    parseHTML: () => [{ tag: "tr" }],
    renderHTML: ({ HTMLAttributes }) => ["tr", HTMLAttributes, 0],
  }),
  cell("tableCell", "td", "cell"),
  cell("tableHeader", "th", "header_cell"),
];

/** The element that `prepareHtml` puts around the rows of a table. */
export const gridTag = "table-grid";

function part(name: string, content: string, more: Partial<NodeConfig>) {
  return Node.create({
    name,
    content,
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
    ...more,
  });
}

function cell(name: string, tag: string, tableRole: string) {
  const span = (attribute: "colspan" | "rowspan") => ({
    default: 1,
    parseHTML: (element: HTMLElement) => Number(/^\d{1,4}$/.exec(element.getAttribute(attribute) ?? "")?.[0] ?? 1) || 1,
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[attribute] === 1 ? {} : { [attribute]: attributes[attribute] },
  });
  return part(name, "block+", {
    extendNodeSchema: (extension) => (extension.name === name ? { tableRole } : {}),
    isolating: true,
    addAttributes: () => ({
      colspan: span("colspan"),
      rowspan: span("rowspan"),
      // prosemirror-tables sets it for columns with a width, which articles don't have.
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}
