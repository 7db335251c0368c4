import { Parser } from "htmlparser2";

/** A piece of text between the borders of block elements. The cells of a table row are one block, joined by ` | `. */
export interface Block {
  readonly tag: string;
  readonly text: string;
}

/** What the gates read of an article's HTML. */
export interface ReadHtml {
  readonly blocks: readonly Block[];
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/**
 * Splits HTML into blocks of plain text, with its headings and links.
 *
 * @example
 * readHtml("<h2>Oxen</h2><p>An <em>Ox</em> waits.</p>").blocks; // [{ tag: "h2", text: "Oxen" }, { tag: "p", … }]
 */
export function readHtml(html: string): ReadHtml {
  const blocks: Block[] = [];
  const links: { href: string; text: string }[] = [];
  const open: string[] = ["body"];
  let text = "";
  let link: { href: string; text: string } | undefined;
  const flush = () => {
    const clean = text.replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();
    if (clean !== "") blocks.push({ tag: open.at(-1) as string, text: clean.replace(/( \|)+$/, "") });
    text = "";
  };
  const parser = new Parser({
    onopentag(name, { href }) {
      if (name === "a" && href !== undefined) link = { href, text: "" };
      if (!blockTags.has(name)) return;
      flush();
      open.push(name);
    },
    ontext(part) {
      if (open.some((tag) => hiddenTags.has(tag))) return;
      text += part;
      if (link) link.text += part;
    },
    onclosetag(name) {
      if (name === "a" && link) links.push(link);
      if (name === "a") link = undefined;
      if (name === "td" || name === "th") text += " | ";
      if (name === "br") text += " ";
      const at = blockTags.has(name) ? open.lastIndexOf(name) : -1;
      if (at < 1) return;
      flush();
      open.splice(at);
    },
  });
  parser.end(html);
  flush();
  const headings = blocks
    .filter(({ tag }) => /^h[1-6]$/.test(tag))
    .map(({ tag, text: heading }) => ({ level: Number(tag.slice(1)), text: heading }));
  return { blocks, headings, links };
}

const hiddenTags = new Set(["script", "style", "template"]);
const blockTags = new Set(
  "address article aside blockquote body caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header li main nav ol p pre script section style summary table tbody template tfoot thead tr ul".split(
    " ",
  ),
);
