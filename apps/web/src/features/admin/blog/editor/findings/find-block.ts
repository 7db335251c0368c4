import type { Node } from "@tiptap/pm/model";
import type { MarkedBlock } from "./findings.ts";

/** A node of the document: the position before it, and the one after it. */
interface PlacedNode {
  readonly node: Node;
  readonly from: number;
  readonly to: number;
}

/** Returns the node of a marked block in a document; undefined if it was edited or removed. */
export function findBlock(doc: Node, { words, twin }: MarkedBlock): PlacedNode | undefined {
  let before = 0;
  let found: PlacedNode | undefined;
  doc.descendants((node, from) => {
    if (found) return false;
    const isRow = node.type.name === "tableRow";
    if (!isRow && !node.isTextblock) return true;
    if (wordsOf(node) === words && before++ === twin) found = { node, from, to: from + node.nodeSize };
    return false;
  });
  return found;
}

/** Returns the text of a node as `readHtml` of the articles package has that of a block. */
function wordsOf(node: Node): string {
  if (node.type.name !== "tableRow") return cleaned(textOf(node));
  const cells: string[] = [];
  node.forEach((cell) => {
    cells.push(textOf(cell));
  });
  return cleaned(cells.join(" | "));
}

function textOf(node: Node): string {
  return node.textBetween(0, node.content.size, "", ({ type }) => (type.name === "hardBreak" ? " " : ""));
}

function cleaned(text: string): string {
  let clean = text.replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();
  while (clean.endsWith(" |")) clean = clean.slice(0, -2);
  return clean;
}
