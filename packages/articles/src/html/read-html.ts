import { blockTags, hiddenTags, parseHtml } from "./parse-html.ts";

/** A piece of text between the borders of block elements. The cells of a table row are one block, joined by ` | `. */
export interface Block {
  readonly tag: string;
  readonly text: string;
  /** Of a table row. */
  readonly row?: { readonly cells: readonly string[]; readonly head: readonly string[] };
}

/** What the checks read of an article's HTML. */
export interface ReadHtml {
  readonly blocks: readonly Block[];
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/** HTML, or what was read of it: whoever needs several figures of one text reads it once. */
export type Html = string | ReadHtml;

/**
 * Splits HTML into blocks of plain text, with its headings and links. Returns what was read already as it is.
 *
 * @example
 * readHtml("<h2>Oxen</h2><p>An <em>Ox</em> waits.</p>").blocks; // [{ tag: "h2", text: "Oxen" }, { tag: "p", … }]
 */
export function readHtml(html: Html): ReadHtml {
  if (typeof html !== "string") return html;
  const blocks: Block[] = [];
  const links: { href: string; text: string }[] = [];
  const open: string[] = ["body"];
  let text = "";
  let hidden = 0;
  let link: { href: string; text: string } | undefined;
  let head: readonly string[] = [];
  let headCells = 0;
  const blockOf = (tag: string, clean: string): Block => {
    if (tag !== "tr") return { tag, text: clean };
    const cells = clean.split(" | ");
    if (headCells > 1) head = cells;
    return { tag, text: clean, row: { cells, head: headCells > 1 ? [] : head } };
  };
  const flush = () => {
    let clean = text.replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();
    while (clean.endsWith(" |")) clean = clean.slice(0, -2);
    if (clean !== "") blocks.push(blockOf(open.at(-1) as string, clean));
    text = "";
    headCells = 0;
  };
  parseHtml(html, {
    onopentag(name, { href }) {
      if (name === "a" && href !== undefined) link = { href, text: "" };
      if (hiddenTags.has(name)) hidden++;
      if (name === "table") head = [];
      if (name === "th") headCells++;
      if (!blockTags.has(name)) return;
      flush();
      open.push(name);
    },
    ontext(part) {
      if (hidden > 0) return;
      text += part;
      if (link) link.text += part;
    },
    onclosetag(name) {
      if (name === "a" && link) links.push(link);
      if (name === "a") link = undefined;
      if (name === "td" || name === "th") text += " | ";
      if (name === "br") text += " ";
      if (hiddenTags.has(name)) hidden--;
      if (!blockTags.has(name)) return;
      flush();
      open.pop();
    },
  });
  flush();
  const headings = blocks
    .filter(({ tag }) => /^h[1-6]$/.test(tag))
    .map(({ tag, text: heading }) => ({ level: Number(tag.slice(1)), text: heading }));
  return { blocks, headings, links };
}
