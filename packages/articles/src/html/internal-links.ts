import type { InternalLink, LinkTarget } from "../types/article.ts";
import { isWhole, type Mention, mentionsOf } from "./mentions.ts";
import { type Piece, type ProseBlock, readProse } from "./prose.ts";

/** How `addInternalLinks` limits itself. */
export interface LinkLimits {
  /** The most links to the targets that the article has afterwards, with those that it had before; 5 if omitted. */
  readonly most?: number | undefined;
  /** The path of the article itself. It gets no link. */
  readonly self?: string | undefined;
}

/** HTML with links, and the links that were added, in the order of their mentions' weight. */
export interface LinkedHtml {
  readonly content: string;
  readonly added: readonly InternalLink[];
}

/**
 * Links to other articles where the prose mentions them: by keyword or the subject of the title, then by the names, years
 * and numbers of the keyword, then by its sign. A target gets one link, and so does a wording. A paragraph gets one link
 * and none if it has one already. Targets come in order of preference. Headings, links, captions, code and the head cells of tables get none. All other bytes
 * stay as they are, and a second run changes nothing.
 *
 * @throws {RangeError} if tags are nested more than 10,000 deep.
 * @example
 * const targets = [{ path: "/blog/rat-boss.html", title: "Working for a Rat Boss", targetKeyword: "rat boss" }];
 * addInternalLinks("<p>Ask a Rat boss.</p>", targets).content;
 * // '<p>Ask a <a href="/blog/rat-boss.html">Rat boss</a>.</p>'
 */
export function addInternalLinks(content: string, targets: readonly LinkTarget[], limits: LinkLimits = {}): LinkedHtml {
  const { most = 5, self } = limits;
  const { blocks, links } = readProse(content);
  const others = targets.filter(({ path }) => path !== self).map((target) => ({ ...target, key: pathOf(target.path) }));
  const targetPaths = new Set(others.map(({ key }) => key));
  const linked = new Set(links.map(({ href }) => pathOf(href)).filter((path) => targetPaths.has(path)));
  const wordings = new Set(links.map(({ text }) => wordingOf(text)));
  const mentions = others.map(mentionsOf);
  const free = new Set(blocks.filter(({ hasLink }) => !hasLink));
  const edits: (InternalLink & { readonly start: number; readonly end: number })[] = [];
  for (const weight of [0, 1, 2] as const) {
    for (const [i, { path, key }] of others.entries()) {
      if (linked.size >= most) break;
      if (linked.has(key)) continue;
      const found = firstOf(mentions[i]?.[weight] ?? [], free, wordings);
      if (found === undefined) continue;
      const { block, start, end } = found;
      const text = content.slice(start, end);
      edits.push({ path, text, start, end });
      free.delete(block);
      wordings.add(wordingOf(text));
      linked.add(key);
    }
  }
  return { content: withLinks(content, edits), added: edits.map(({ path, text }) => ({ path, text })) };
}

function firstOf(mentions: readonly Mention[], blocks: ReadonlySet<ProseBlock>, wordings: ReadonlySet<string>) {
  for (const { needle, inAnyCase, pattern } of mentions) {
    let compiled: RegExp | undefined;
    for (const block of blocks) {
      if (!(inAnyCase ? block.lowerCase : block.text).includes(needle)) continue;
      compiled ??= pattern();
      for (const match of block.text.matchAll(compiled)) {
        const end = match.index + match[0].length;
        const piece = pieceAt(block.pieces, match.index);
        if (
          !piece?.mayLink ||
          end > piece.at + piece.text.length ||
          !isWhole(block.text, match.index, end) ||
          wordings.has(wordingOf(match[0]))
        )
          continue;
        const start = piece.start + match.index - piece.at;
        return { block, start, end: start + match[0].length };
      }
    }
  }
  return undefined;
}

/** Returns the last piece that begins at a place or before it. */
function pieceAt(pieces: readonly Piece[], at: number): Piece | undefined {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle] as Piece).at <= at) low = middle + 1;
    else high = middle;
  }
  return pieces[low - 1];
}

function withLinks(
  content: string,
  edits: readonly { readonly path: string; readonly start: number; readonly end: number }[],
): string {
  let linked = "";
  let at = 0;
  for (const { path, start, end } of [...edits].sort((a, b) => a.start - b.start)) {
    const href = path.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
    linked += `${content.slice(at, start)}<a href="${href}">${content.slice(start, end)}</a>`;
    at = end;
  }
  return linked + content.slice(at);
}

/** Returns the path that a link leads to, without its query and fragment. */
function pathOf(href: string): string {
  return URL.canParse(href, base) ? new URL(href, base).pathname : href;
}

const base = "https://site.invalid";

function wordingOf(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}
