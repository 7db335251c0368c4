import { blockTags, hiddenTags, parseHtml } from "./parse-html.ts";

/** The text between the borders of two block elements or cells, as the source has it: entities are not decoded. */
export interface ProseBlock {
  readonly text: string;
  readonly lowerCase: string;
  /** The runs of text without a tag between them. Characters of `text` outside of them stand for tags. */
  readonly pieces: readonly Piece[];
  readonly hasLink: boolean;
}

export interface Piece {
  /** Where the piece begins in the block's text. */
  readonly at: number;
  /** Where it begins in the source. */
  readonly start: number;
  readonly text: string;
  /** Whether a link may stand here. */
  readonly mayLink: boolean;
}

/** What `readProse` finds. */
export interface Prose {
  readonly blocks: readonly ProseBlock[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/** Splits HTML into blocks whose text can be traced to the source. Hidden text is left out. */
export function readProse(html: string): Prose {
  const blocks: ProseBlock[] = [];
  const links: { href: string; text: string }[] = [];
  let pieces: Piece[] = [];
  let text = "";
  let hasLink = false;
  let hidden = 0;
  let closed = 0;
  let link: { href: string; text: string } | undefined;
  const flush = () => {
    if (pieces.length > 0) blocks.push({ text, lowerCase: text.toLowerCase(), pieces, hasLink });
    pieces = [];
    text = "";
    hasLink = link !== undefined;
  };
  parseHtml(
    html,
    {
      onopentag(name, { href }) {
        if (name === "a" && href !== undefined) link = { href, text: "" };
        if (name === "a") hasLink = true;
        if (hiddenTags.has(name)) hidden++;
        if (closedTags.has(name)) closed++;
        if (isBorder(name)) flush();
      },
      ontext(part, { startIndex }) {
        if (hidden > 0) return;
        const last = pieces.at(-1);
        if (last && last.start + last.text.length === startIndex && last.at + last.text.length === text.length)
          pieces[pieces.length - 1] = { ...last, text: last.text + part };
        else pieces.push({ at: text.length, start: startIndex, text: part, mayLink: closed === 0 });
        text += part;
        if (link) link.text += part;
      },
      onclosetag(name) {
        if (name === "a" && link) links.push(link);
        if (name === "a") link = undefined;
        if (hiddenTags.has(name)) hidden--;
        if (closedTags.has(name)) closed--;
        if (name === "br" || name === "img") text += " ";
        if (isBorder(name)) flush();
      },
    },
    { decodeEntities: false },
  );
  flush();
  return { blocks, links };
}

function isBorder(name: string): boolean {
  return blockTags.has(name) || name === "td" || name === "th";
}

/** A link inside of these would break them, or is no prose. */
const closedTags = new Set(
  "a button caption code h1 h2 h3 h4 h5 h6 iframe kbd math noscript option pre samp select summary svg textarea th thead".split(
    " ",
  ),
);
