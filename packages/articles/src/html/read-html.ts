import { blockTags, hiddenTags, parseHtml } from "./parse-html.ts";

/** A piece of text that the checks read. */
export interface Passage {
  readonly tag: string;
  readonly text: string;
  /** Of a table row. */
  readonly row?: { readonly cells: readonly string[]; readonly head: readonly string[] };
}

/** A passage between the borders of block elements. The cells of a table row are one block, joined by ` | `. */
export interface Block extends Passage {
  /** Where it begins in the HTML, and where it ends. */
  readonly start: number;
  readonly end: number;
}

/** What the checks read of an article's HTML. */
export interface ReadHtml {
  readonly blocks: readonly Block[];
  /** `block` is the place among the blocks, from 0. */
  readonly headings: readonly { readonly level: number; readonly text: string; readonly block: number }[];
  /** `block` is the place of the block that has the link. */
  readonly links: readonly { readonly href: string; readonly text: string; readonly block: number }[];
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
  const links: { href: string; text: string; block: number }[] = [];
  const open: string[] = ["body"];
  let text = "";
  let hidden = 0;
  let link: { href: string; text: string; block: number } | undefined;
  let head: readonly string[] = [];
  let headCells = 0;
  let start = 0;
  const blockOf = (tag: string, clean: string, end: number): Block => {
    if (tag !== "tr") return { tag, text: clean, start, end };
    const cells = clean.split(" | ");
    if (headCells > 1) head = cells;
    return { tag, text: clean, start, end, row: { cells, head: headCells > 1 ? [] : head } };
  };
  const flush = (end: number, next: number) => {
    let clean = text.replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();
    while (clean.endsWith(" |")) clean = clean.slice(0, -2);
    if (clean !== "") blocks.push(blockOf(open.at(-1) as string, clean, end));
    text = "";
    start = next;
    headCells = 0;
  };
  parseHtml(html, {
    onopentag(name, { href }, { startIndex, endIndex }) {
      if (name === "a" && href !== undefined) link = { href, text: "", block: blocks.length };
      if (hiddenTags.has(name)) hidden++;
      if (name === "table") head = [];
      if (name === "th") headCells++;
      if (!blockTags.has(name)) return;
      flush(startIndex, endIndex + 1);
      open.push(name);
    },
    ontext(part) {
      if (hidden > 0) return;
      text += part;
      if (link) link.text += part;
    },
    onclosetag(name, { startIndex, endIndex }) {
      if (name === "a" && link) links.push(link);
      if (name === "a") link = undefined;
      if (name === "td" || name === "th") text += " | ";
      if (name === "br") text += " ";
      if (hiddenTags.has(name)) hidden--;
      if (!blockTags.has(name)) return;
      flush(startIndex, endIndex + 1);
      open.pop();
    },
  });
  flush(html.length, html.length);
  const headings = blocks.flatMap(({ tag, text: heading }, block) =>
    /^h[1-6]$/.test(tag) ? [{ level: Number(tag.slice(1)), text: heading, block }] : [],
  );
  return { blocks, headings, links };
}
