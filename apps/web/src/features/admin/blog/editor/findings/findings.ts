import { readHtml } from "@zodiac-at-work/articles/read-html";
import type { FullArticle } from "../article-fields.ts";

type Gates = NonNullable<FullArticle["gates"]>;

/** What the gates found wrong at one place of a text. */
interface Finding {
  readonly gate: Gates[number]["gate"];
  readonly text: string;
}

/** A paragraph, heading or row of a table in which the gates found something. */
export interface MarkedBlock {
  /** The place among the blocks of the measured text, from 0. */
  readonly block: number;
  /** The text of the block, by which it is found in a text that was edited since. */
  readonly words: string;
  /** How many blocks before it have the same text. */
  readonly twin: number;
  readonly findings: readonly Finding[];
}

/** Returns the blocks of a measured text in which the gates found something, in the order of the text. */
export function markedBlocks(gates: Gates, content: string): MarkedBlock[] {
  const { blocks } = readHtml(content);
  const byBlock = new Map<number, Finding[]>();
  for (const { gate, findings } of gates) {
    for (const { block, text } of findings) {
      if (block === null || !blocks[block]) continue;
      byBlock.set(block, [...(byBlock.get(block) ?? []), { gate, text }]);
    }
  }
  return [...byBlock]
    .sort(([a], [b]) => a - b)
    .map(([block, findings]) => {
      const words = blocks[block]?.text ?? "";
      const twin = blocks.slice(0, block).filter(({ text }) => text === words).length;
      return { block, words, twin, findings };
    });
}

/** Returns where a marked block stands in the HTML of a text; undefined if it was edited or removed. */
export function placeIn(content: string, { words, twin }: MarkedBlock): { start: number; end: number } | undefined {
  return readHtml(content).blocks.filter(({ text }) => text === words)[twin];
}

/** Returns the first words of a text, cut at a space. */
export function beginningOf(text: string, most = 60): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2))}…`;
}
