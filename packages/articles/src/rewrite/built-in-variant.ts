import { writeFromTemplates } from "../families/write-from-templates.ts";
import { readHtml } from "../html/read-html.ts";
import type { WriteRequest } from "../types/article.ts";
import { NoVariantError } from "./no-variant-error.ts";
import { paragraphHtml } from "./paragraphs.ts";

/**
 * Returns the built-in writer's version of a paragraph. It has one text for a keyword, so this is another version only where
 * somebody changed the paragraph, or the catalog did.
 *
 * @param content the article
 * @param block the place of the paragraph among the blocks of the content, from 0
 * @throws {NoVariantError} if it has none, and {NoMatterError} like `writeFromTemplates`
 */
export function builtInVariant(request: WriteRequest, content: string, block: number): string {
  const written = writeFromTemplates(request).content;
  const place = placeOf(content, block);
  const [blocks, own] = [readHtml(content).blocks, readHtml(written).blocks];
  const found = own.find((each, i) => each.tag === "p" && placeOf(written, i) === place);
  if (!found) throw new NoVariantError("The built-in writer has no paragraph at this place. A model can write one.");
  if (found.text === blocks[block]?.text) {
    throw new NoVariantError(
      "The built-in writer has one version of this paragraph, and this is it. Edit it yourself, or let a model write another one.",
    );
  }
  if (blocks.some(({ text }) => text === found.text)) {
    throw new NoVariantError(
      "The built-in writer’s version of this paragraph stands elsewhere in the article already.",
    );
  }
  return paragraphHtml(written.slice(found.start, found.end));
}

/** Names the place of a paragraph: the heading above it, and how many paragraphs stand between. */
function placeOf(content: string, block: number): string {
  const { blocks } = readHtml(content);
  let heading = "";
  let paragraphs = 0;
  for (const { tag, text } of blocks.slice(0, block)) {
    if (/^h[2-6]$/.test(tag)) [heading, paragraphs] = [text, 0];
    if (tag === "p") paragraphs += 1;
  }
  return `${heading}\n${paragraphs}`;
}
