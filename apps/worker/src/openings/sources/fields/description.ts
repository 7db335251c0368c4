import { MarkupParser } from "../markup-parser.ts";
import { decodeEntities } from "./entities.ts";
import { cleanText, cut } from "./line.ts";

/** The text of a posting. */
export interface Description {
  /** Without markup: an empty line between paragraphs, one line for each list item. */
  text: string;
  /** HTML of `p`, `br`, `ul`, `ol`, `li`, `strong`, `em`, `h3`, `h4` and `a`, without attributes except `href` and `rel`. */
  html: string;
}

const maxInput = 1_000_000;
const maxText = 60_000;
const maxListDepth = 4;

/**
 * Reads the HTML or the plain text of a posting. HTML may be escaped, once or twice. Returns null if there is no text.
 *
 * The result is not the source's HTML with parts removed. It is written from the text and the structure that is
 * understood: paragraphs, line breaks, lists, headings, emphasis and links to `https:` addresses. Nothing else can get
 * into it.
 */
export function describe(htmlOrText: string): Description | null {
  let source = htmlOrText.slice(0, maxInput).replace(cdata, "");
  for (let level = 0; level < 2 && !tag.test(source) && escapedTag.test(source); level++)
    source = decodeEntities(source);
  source = source.replace(escapedEntity, "&");
  // Without any block, the line breaks are the only structure.
  return write(readBlocks(source, !blockTag.test(source)));
}

const cdata = /^\s*<!\[CDATA\[|\]\]>\s*$/g;
/** `R&amp;amp;D&amp;nbsp;`: an entity that is escaped more often than the text around it. */
const escapedEntity = /&(?:amp;)+(?=(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,8}\d?);)/gi;
const tag = /<\/?[a-z][^<>]*>/i;
const escapedTag = /&(?:amp;)?lt;\/?(?:p|div|br|ul|ol|li|span|strong|b|em|i|u|a|h[1-6]|section|article|table|font)\b/i;
const blockTag =
  /<(?:p|div|br|ul|ol|li|h[1-6]|section|article|table|tr|blockquote|pre|dl|dd|dt|header|footer|main|center|hr)\b/i;

const ignoredTags = new Set(
  "script style template noscript iframe object applet svg math head title select textarea button xmp noembed noframes audio video canvas map".split(
    " ",
  ),
);
const blockTags = new Set(
  "p div section article header footer main aside nav blockquote pre table tr caption dl dt dd figure figcaption address form fieldset center hr h1 h2 h3 h4 h5 h6 details summary".split(
    " ",
  ),
);

type Mark = "a" | "strong" | "em";
const marks: Record<string, Mark> = { a: "a", strong: "strong", b: "strong", em: "em", i: "em" };

interface List {
  tag: "ul" | "ol";
  /** The list is there only because an item stands outside of any list. It ends with its items. */
  isImplied: boolean;
}

/** A paragraph, a heading or a list item. */
interface Block {
  tag: "p" | "h3" | "h4" | "li";
  /** The lists around an item, outermost first. */
  lists: readonly List[];
  text: string;
  html: string;
}

/** Takes one level of escaping away. Other entities are left to the parser. */
function readBlocks(source: string, keepsLines: boolean): Block[] {
  const builder = new BlockBuilder();
  let ignored = 0;
  let preformatted = 0;
  const parser = new MarkupParser(
    {
      onopentag(name, attributes) {
        if (ignoredTags.has(name)) ignored++;
        if (ignored > 0) return;
        if (name === "pre") preformatted++;
        const mark = marks[name];
        if (mark) builder.openMark(mark, attributes.href);
        else if (name === "br") builder.breakLine();
        else if (name === "ul" || name === "ol") builder.openList(name);
        else if (name === "li") builder.openItem();
        else if (name === "td" || name === "th") builder.text(" ");
        else if (blockTags.has(name))
          builder.startBlock(/^h[1-3]$/.test(name) ? "h3" : /^h[4-6]$/.test(name) ? "h4" : "p");
      },
      onclosetag(name) {
        if (ignoredTags.has(name)) ignored--;
        if (ignored > 0) return;
        if (name === "pre") preformatted--;
        const mark = marks[name];
        if (mark) builder.closeMark(mark);
        else if (name === "ul" || name === "ol") builder.closeList();
        else if (name === "li") builder.closeItem();
        else if (blockTags.has(name)) builder.startBlock("p");
      },
      ontext(data) {
        if (ignored > 0) return;
        if (keepsLines || preformatted > 0) builder.lines(data);
        else builder.text(data);
      },
    },
    { recognizeSelfClosing: true },
  );
  parser.parse(source);
  return builder.end();
}

class BlockBuilder {
  #blocks: Block[] = [];
  #length = 0;
  #block: Block | null = null;
  #nextTag: "p" | "h3" | "h4" = "p";
  #lists: readonly List[] = [];
  #listsTooDeep = 0;
  #isItemOpen = false;
  #breaks = 0;
  #hasSpace = false;
  /** How many elements of each kind are open around the text. */
  #open = { strong: 0, em: 0, a: [] as (string | null)[] };
  /** The elements that are open in the HTML of the block: `a` around `strong` around `em`. */
  #written = { strong: false, em: false, a: null as string | null };

  /** Adds text whose white space has no meaning. */
  text(data: string): void {
    const text = cleanText(data);
    const clean = /[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, " ") : text;
    const words = clean.trim();
    if (words === "") {
      this.#hasSpace ||= clean !== "";
      return;
    }
    this.#add(words, this.#hasSpace || clean.startsWith(" "));
    this.#hasSpace = clean.endsWith(" ");
  }

  /** Adds text whose line breaks count. */
  lines(data: string): void {
    const [first = "", ...others] = data.split(/\r\n|[\n\r\u2028\u2029\u0085]/);
    this.text(first);
    for (const line of others) {
      this.breakLine();
      this.text(line);
    }
  }

  breakLine(): void {
    this.#breaks++;
    this.#hasSpace = false;
  }

  openMark(mark: Mark, href: string | undefined): void {
    if (mark === "a") this.#open.a.push(safeLink(href));
    else this.#open[mark]++;
  }

  closeMark(mark: Mark): void {
    if (mark === "a") this.#open.a.pop();
    else this.#open[mark]--;
  }

  /** Starts a paragraph or heading. Within a list item that is a new line. */
  startBlock(nextTag: "p" | "h3" | "h4"): void {
    if (this.#block?.tag === "li" && this.#isItemOpen) {
      this.#breaks = Math.max(this.#breaks, 1);
      this.#hasSpace = false;
    } else {
      this.#endBlock();
      this.#nextTag = nextTag;
    }
  }

  openList(listTag: "ul" | "ol"): void {
    this.#endBlock();
    if (this.#lists.length >= maxListDepth) this.#listsTooDeep++;
    else {
      this.#endImpliedList();
      this.#lists = [...this.#lists, { tag: listTag, isImplied: false }];
      this.#isItemOpen = false;
    }
  }

  closeList(): void {
    this.#endBlock();
    if (this.#listsTooDeep > 0) this.#listsTooDeep--;
    else {
      this.#lists = this.#lists.slice(0, -1);
      this.#isItemOpen = this.#lists.length > 0;
    }
  }

  openItem(): void {
    this.#endBlock();
    if (this.#lists.length === 0) this.#lists = [{ tag: "ul", isImplied: true }];
    this.#isItemOpen = true;
  }

  closeItem(): void {
    this.#endBlock();
    this.#isItemOpen = false;
  }

  end(): Block[] {
    this.#endBlock();
    return this.#blocks;
  }

  #add(words: string, hasSpaceBefore: boolean): void {
    if (this.#length >= maxText) return;
    // Two line breaks in a paragraph are what a source without paragraphs writes.
    if (this.#breaks > 1 && this.#block?.tag === "p") this.#endBlock();
    this.#block ??= this.#begin();
    const block = this.#block;
    const shown = words.length > maxText - this.#length ? cut(words, maxText - this.#length) : words;
    const a = this.#open.a.at(-1) ?? null;
    const strong = this.#open.strong > 0;
    const em = this.#open.em > 0;
    if (block.text !== "" && (this.#breaks > 0 || hasSpaceBefore)) {
      const isSameLink = this.#breaks === 0 && this.#written.a === a;
      const isSameStrong = isSameLink && this.#written.strong === strong;
      this.#writeMarks(isSameLink ? a : null, isSameStrong && strong, isSameStrong && em && this.#written.em);
      block.html += this.#breaks > 0 ? "<br>" : " ";
      block.text += this.#breaks > 0 ? "\n" : " ";
    }
    this.#breaks = 0;
    this.#writeMarks(a, strong, em);
    block.html += escapeHtml(shown);
    block.text += shown;
    this.#length += shown.length + 1;
  }

  #begin(): Block {
    this.#breaks = 0;
    this.#endImpliedList();
    return { tag: this.#lists.length > 0 ? "li" : this.#nextTag, lists: this.#lists, text: "", html: "" };
  }

  #endImpliedList(): void {
    if (!this.#isItemOpen && this.#lists.at(-1)?.isImplied) this.#lists = this.#lists.slice(0, -1);
  }

  #endBlock(): void {
    if (this.#block !== null) {
      this.#writeMarks(null, false, false);
      this.#blocks.push(this.#block);
    }
    this.#block = null;
    this.#nextTag = "p";
    this.#breaks = 0;
    this.#hasSpace = false;
  }

  #writeMarks(a: string | null, strong: boolean, em: boolean): void {
    const block = this.#block;
    const written = this.#written;
    if (block === null || (written.a === a && written.strong === strong && written.em === em)) return;
    const closesLink = written.a !== null && written.a !== a;
    const closesStrong = written.strong && (!strong || written.a !== a);
    const closesEm = written.em && (!em || closesStrong || written.strong !== strong || written.a !== a);
    block.html += `${closesEm ? "</em>" : ""}${closesStrong ? "</strong>" : ""}${closesLink ? "</a>" : ""}`;
    if (a !== null && a !== written.a)
      block.html += `<a href="${escapeHtml(a).replaceAll('"', "%22")}" rel="nofollow noopener noreferrer">`;
    if (strong && (closesStrong || !written.strong)) block.html += "<strong>";
    if (em && (closesEm || !written.em)) block.html += "<em>";
    this.#written = { a, strong, em };
  }
}

function write(blocks: Block[]): Description | null {
  let text = "";
  let html = "";
  const open: { list: List; items: number }[] = [];
  const closeLists = (count: number) => {
    while (open.length > count) html += `</li></${open.pop()?.list.tag}>`;
  };
  for (const block of blocks) {
    const own = block.lists.at(-1);
    if (open.at(-1)?.list !== own) {
      const different = open.findIndex(({ list }, index) => list !== block.lists[index]);
      closeLists(different === -1 ? open.length : different);
    }
    if (text !== "") text += open.length > 0 ? "\n" : "\n\n";
    if (own === undefined) {
      html += `<${block.tag}>${block.html}</${block.tag}>`;
      text += block.text;
      continue;
    }
    let current = open.at(-1);
    if (current?.list === own) html += "</li>";
    else {
      html += `<${own.tag}>`;
      current = { list: own, items: 0 };
      open.push(current);
    }
    current.items++;
    html += `<li>${block.html}`;
    const indent = "  ".repeat(open.length - 1);
    text += `${indent}${own.tag === "ol" ? `${current.items}.` : "-"} ${block.text.replaceAll("\n", `\n${indent}  `)}`;
  }
  closeLists(0);
  return text === "" ? null : { text, html };
}

/** The address, if it is a complete `https:` one without a login. */
function safeLink(href: string | undefined): string | null {
  const url = href === undefined || href.length > 2000 ? null : URL.parse(href.trim());
  return url?.protocol === "https:" && url.username === "" && url.password === "" ? url.href : null;
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  // Most texts need none of it.
  if (!/[&<>]/.test(text)) return text;
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
