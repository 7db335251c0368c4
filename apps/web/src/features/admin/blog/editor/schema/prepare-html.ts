import { blockTags } from "./html-tags.ts";
import { gridTag } from "./table-nodes.ts";

/** Changes a tree of HTML elements into the shape that the schema reads. Repeating it changes nothing. */
export function prepareHtml(root: ParentNode): void {
  for (const table of root.querySelectorAll("table")) gatherRows(table);
  for (const mixed of root.querySelectorAll("li, td, th, dd, blockquote, aside, div, figure, details")) wrapText(mixed);
}

/** Changes a pasted tree. Pages and mail programs use `div` for every line. An article has no such box. */
export function preparePasted(root: ParentNode): void {
  for (const hidden of root.querySelectorAll("script, style, template, title")) hidden.remove();
  // The innermost first: an outer one has to see what became of it.
  for (const box of [...root.querySelectorAll("div:not([class], [id])")].reverse()) {
    if ([...box.children].some(isBlock)) box.replaceWith(...box.childNodes);
    else rename(box, "p");
  }
  prepareHtml(root);
}

/** Moves the rows of a table into one grid. Each row remembers its section. */
function gatherRows(table: HTMLTableElement): void {
  const grid = table.ownerDocument.createElement(gridTag);
  const sections = [...table.children].filter(({ localName }) => rowParents.has(localName));
  for (const [index, section] of sections.entries()) {
    for (const row of [...section.children].filter(({ localName }) => localName === "tr")) {
      if (!row.hasAttribute("data-section")) row.setAttribute("data-section", `${section.localName}:${index}`);
      grid.append(row);
    }
    section.remove();
  }
  table.append(grid);
}

const rowParents = new Set(["thead", "tbody", "tfoot", gridTag]);

/** Wraps each run of bare text into an implied paragraph, written without its tag. */
function wrapText(element: Element): void {
  let paragraph: Element | undefined;
  for (const child of [...element.childNodes]) {
    if (isBlock(child)) {
      paragraph = undefined;
      continue;
    }
    const isBlank = child.nodeType !== 1 && !child.textContent?.replace(/[ \t\r\n\f]+/g, "");
    if (!paragraph && isBlank) continue;
    if (!paragraph) {
      paragraph = element.ownerDocument.createElement("p");
      paragraph.setAttribute("data-wrap", "implied");
      child.before(paragraph);
    }
    paragraph.append(child);
  }
}

function isBlock(node: Node): boolean {
  return node.nodeType === 1 && blockTags.has((node as Element).localName);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
