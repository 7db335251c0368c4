import { cleanHtml } from "../html/clean-html.ts";
import { readHtml } from "../html/read-html.ts";

/** A paragraph of an article. */
interface Paragraph {
  /** Its place among the blocks of the text, from 0. */
  readonly block: number;
  /** What stands between its tags. */
  readonly html: string;
  readonly text: string;
}

/** Returns the paragraph at a block of a text; undefined if there is none, or the block is something else. */
export function paragraphAt(content: string, block: number): Paragraph | undefined {
  const found = readHtml(content).blocks[block];
  if (found?.tag !== "p") return undefined;
  return { block, html: content.slice(found.start, found.end), text: found.text };
}

/**
 * Returns a text with other words in a paragraph. What can't stand inside of a paragraph is taken out of the new words.
 *
 * @throws {RangeError} if the block is no paragraph, or the new words have no text or would end the paragraph
 */
export function withParagraph(content: string, block: number, html: string): string {
  const found = readHtml(content).blocks[block];
  if (found?.tag !== "p") throw new RangeError(`The block ${block} is no paragraph.`);
  const inner = paragraphHtml(html);
  if (inner === "") throw new RangeError("A paragraph needs a text.");
  const changed = content.slice(0, found.start) + inner + content.slice(found.end);
  const blocks = readHtml(changed).blocks;
  if (blocks.length !== readHtml(content).blocks.length || blocks[block]?.tag !== "p") {
    throw new RangeError("The new words are more than one paragraph.");
  }
  return changed;
}

/** Returns what one paragraph may contain of some HTML: its text, and emphasis. */
export function paragraphHtml(html: string): string {
  return cleanHtml(html)
    .html.replace(/<(?!\/?(?:strong|em|b|i)>)[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
