import { slugOf } from "../words/slug.ts";
import { idPattern, idPrefix } from "./clean-attributes.ts";
import { maxHtmlHeadings } from "./clean-html.ts";
import { hiddenTags, parseHtml } from "./parse-html.ts";

/** A heading of a table of contents. */
export interface OutlineEntry {
  /** The id of the heading in the HTML, `s-why-they-clash`. */
  readonly id: string;
  readonly level: 2 | 3;
  /** Plain text. */
  readonly text: string;
}

/** HTML whose headings have ids, and the headings in order. */
export interface OutlinedHtml {
  readonly content: string;
  readonly outline: readonly OutlineEntry[];
}

/**
 * Returns the headings of levels 2 and 3, and the HTML with an id on each of them. A heading keeps an id that
 * `cleanHtml` allows: links to a section survive a new wording. Any other id is replaced. Ids are unique. A heading without
 * text gets none. Headings beyond `maxHtmlHeadings` are left out and stay as they are: an older release may have stored
 * them. A second run changes nothing.
 *
 * @throws {RangeError} if tags are nested more than 10,000 deep.
 * @example
 * outlineOf("<h2>Why they clash</h2>");
 * // { content: '<h2 id="s-why-they-clash">Why they clash</h2>', outline: [{ id: "s-why-they-clash", … }] }
 */
export function outlineOf(content: string): OutlinedHtml {
  const { headings, otherIds } = readHeadings(content);
  const taken = new Set(otherIds);
  const kept = headings.map(({ ids: [first] }) => {
    if (first === undefined || !idPattern.test(first.value) || taken.has(first.value)) return undefined;
    taken.add(first.value);
    return first.value;
  });
  const uses = new Map<string, number>();
  const edits: Edit[] = [];
  const outline = headings.map(({ level, text, ids, nameEnd }, i): OutlineEntry => {
    const id = kept[i] ?? freeId(`${idPrefix}${slugOf(text, 60)}`, taken, uses);
    const extra = kept[i] === undefined ? ids : ids.slice(1);
    if (kept[i] === undefined) edits.push({ start: nameEnd, end: nameEnd, text: ` id="${id}"` });
    edits.push(...extra.map(({ start, end }) => ({ start, end, text: "" })));
    return { id, level, text };
  });
  return { content: edited(content, edits), outline };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Heading {
  readonly level: 2 | 3;
  text: string;
  /** The id attributes, with the space before them where it can go too. */
  readonly ids: readonly { readonly value: string; readonly start: number; readonly end: number }[];
  /** Where the tag's name ends in the source. */
  readonly nameEnd: number;
}

function readHeadings(html: string): { headings: Heading[]; otherIds: string[] } {
  const headings: Heading[] = [];
  const otherIds: string[] = [];
  let ids: { value: string; start: number; end: number }[] = [];
  let open: Heading | undefined;
  let hidden = 0;
  parseHtml(html, {
    onattribute(name, value, { startIndex, endIndex }) {
      if (name !== "id") return;
      const spaced = /\s/.test(html.charAt(startIndex - 1)) && /[\s>/]/.test(html.charAt(endIndex));
      ids.push({ value, start: spaced ? startIndex - 1 : startIndex, end: endIndex });
    },
    onopentag(name, _, { startIndex }) {
      if (hiddenTags.has(name)) hidden++;
      if (name === "h2" || name === "h3") {
        open = { level: name === "h2" ? 2 : 3, text: "", ids, nameEnd: startIndex + 1 + name.length };
        headings.push(open);
      } else otherIds.push(...ids.map(({ value }) => value));
      ids = [];
    },
    ontext(text) {
      if (open && hidden === 0) open.text += text;
    },
    onclosetag(name) {
      if (hiddenTags.has(name)) hidden--;
      if (open && (name === "br" || name === "img")) open.text += " ";
      if (name === "h2" || name === "h3") open = undefined;
    },
  });
  for (const heading of headings) heading.text = heading.text.replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();
  const all = headings.filter(({ text }) => text !== "");
  const listed = all.slice(0, maxHtmlHeadings);
  const idsBeyond = all.slice(maxHtmlHeadings).flatMap(({ ids }) => ids.map(({ value }) => value));
  return { headings: listed, otherIds: [...otherIds, ...idsBeyond] };
}

function freeId(base: string, taken: Set<string>, uses: Map<string, number>): string {
  for (;;) {
    const use = (uses.get(base) ?? 0) + 1;
    uses.set(base, use);
    const id = use === 1 ? base : `${base}-${use}`;
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

function edited(html: string, edits: readonly Edit[]): string {
  let result = "";
  let at = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at);
}
