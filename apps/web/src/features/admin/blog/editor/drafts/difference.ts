import { diffArrays, diffWordsWithSpace } from "diff";
import { blockTags, hiddenTags, readInert } from "../schema/html-tags.ts";

/** A run of words that is in both texts, or in one of them. */
export interface Piece {
  readonly text: string;
  readonly kind: "same" | "added" | "removed";
}

/** A block of text, compared: its pieces, or a number of blocks without a change. */
export type BlockDifference =
  | { readonly kind: "same"; readonly blocks: number }
  | { readonly kind: "changed"; readonly pieces: readonly Piece[]; readonly isMarkup: boolean };

/** Returns what changed between two lines of text, word by word. */
export function wordDifference(before: string, after: string): Piece[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? "added" : removed ? "removed" : "same",
  }));
}

/**
 * Returns what changed between two HTML texts, block by block and word by word. A block with the same words and other
 * markup, such as the address of a link, is compared as HTML.
 */
export function htmlDifference(before: string, after: string): BlockDifference[] {
  const differences: BlockDifference[] = [];
  const changes = diffArrays(blocksOf(before), blocksOf(after), { comparator: (a, b) => a.html === b.html });
  for (let index = 0; index < changes.length; index++) {
    const { value, added, removed } = changes[index] ?? { value: [] };
    if (!added && !removed) {
      differences.push({ kind: "same", blocks: value.length });
      continue;
    }
    const next = changes[index + 1];
    const isReplaced = removed && next?.added;
    if (isReplaced) index++;
    differences.push(...pairUp(removed ? value : [], isReplaced ? next.value : added ? value : []));
  }
  return differences;
}

interface Block {
  readonly text: string;
  readonly html: string;
}

/** Compares the blocks that were removed with those that came for them, in order. */
function pairUp(removed: readonly Block[], added: readonly Block[]): BlockDifference[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const before = removed[index];
    const after = added[index];
    if (before && after && before.text === after.text) {
      return { kind: "changed", isMarkup: true, pieces: wordDifference(before.html, after.html) };
    }
    return { kind: "changed", isMarkup: false, pieces: wordDifference(before?.text ?? "", after?.text ?? "") };
  });
}

/** Splits HTML into its innermost blocks. */
function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  const inert = readInert(html);
  const visit = (parent: Element) => {
    let line: { text: string; html: string } = { text: "", html: "" };
    const flush = () => {
      const text = line.text.replace(/\s+/g, " ").trim();
      if (text !== "" || /<(img|hr)/.test(line.html))
        blocks.push({ text: text || "(picture)", html: line.html.trim() });
      line = { text: "", html: "" };
    };
    for (const child of parent.childNodes) {
      const element = child.nodeType === 1 ? (child as Element) : undefined;
      if (element && blockTags.has(element.localName)) {
        flush();
        if (element.localName === "tr") blocks.push(rowOf(element));
        else visit(element);
      } else if (!element || !hiddenTags.has(element.localName)) {
        line.text += element?.localName === "br" ? " " : (child.textContent ?? "");
        line.html += element?.outerHTML ?? child.textContent ?? "";
      }
    }
    flush();
  };
  visit(inert);
  return blocks;
}

function rowOf(row: Element): Block {
  const text = [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, " ").trim()).join(" | ");
  return { text, html: row.outerHTML };
}
