import { DOMParser, type Node, type ParseOptions, type Schema, type Slice } from "@tiptap/pm/model";
import { articleSchema } from "./article-schema.ts";
import { readInert } from "./html-tags.ts";
import { prepareHtml, preparePasted } from "./prepare-html.ts";

/** Reads HTML as a document of the visual editor. What the schema lacks is dropped; `lossesOf` lists it. */
export function readArticleHtml(html: string): Node {
  const body = readInert(html);
  prepareHtml(body);
  return articleParser.parse(body);
}

/** Reads what is pasted or dropped. ProseMirror has parsed it into a document of its own, where nothing runs. */
class PasteParser extends DOMParser {
  override parseSlice(dom: globalThis.Node, options?: ParseOptions): Slice {
    preparePasted(dom as HTMLElement);
    return super.parseSlice(dom, options);
  }
}

const articleParser = DOMParser.fromSchema(articleSchema);

/** Returns the parser of what is pasted into an editor with this schema. */
export function pasteParser(schema: Schema): DOMParser {
  return new PasteParser(schema, DOMParser.fromSchema(schema).rules);
}
