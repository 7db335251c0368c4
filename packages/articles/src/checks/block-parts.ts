import type { Passage } from "../html/read-html.ts";

/** The time of the patterns may grow with the square of the length. No paragraph of an article is this long. */
const longestPart = 10_000;

/** Cuts a block into parts that patterns read in reasonable time. Only a hostile block has several. */
export function partsOf(block: Passage): Passage[] {
  if (block.text.length <= longestPart) return [block];
  const count = Math.ceil(block.text.length / longestPart);
  return Array.from({ length: count }, (_, i) => ({
    tag: "p",
    text: block.text.slice(i * longestPart, (i + 1) * longestPart),
  }));
}
