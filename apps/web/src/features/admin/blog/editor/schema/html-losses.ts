import { EditorState } from "@tiptap/pm/state";
import { fixTables } from "@tiptap/pm/tables";
import { cleanAttributes } from "@zodiac-at-work/articles/clean-attributes";
import { attributesOf } from "./element-attributes.ts";
import { blockTags, hiddenTags, readInert } from "./html-tags.ts";
import { readArticleHtml } from "./read-article-html.ts";
import { writeArticleHtml } from "./write-article-html.ts";

/**
 * Returns what of an article's HTML the visual editor can't keep, for display. An editor drops what its schema lacks
 * without a word, so the HTML goes through it once, and tags, attributes and text are compared.
 *
 * @example
 * lossesOf("<p>Ox</p><video></video>"); // ["<video>"]
 */
export function lossesOf(html: string): string[] {
  if (isTooDeep(readInert(html))) return ["elements that are nested this deep"];
  const doc = readArticleHtml(html);
  if (fixTables(EditorState.create({ doc }))) return ["a table whose rows have different lengths"];
  const written = writeArticleHtml(doc);
  const split = repeatedIds(written).length > repeatedIds(html).length;
  return [...compareHtml(html, written), ...(split ? ["the id of an element around several blocks"] : [])];
}

/** Returns the ids that HTML gives again. The editor writes an inline element once in each block that it is around. */
function repeatedIds(html: string): string[] {
  const ids = [...readInert(html).querySelectorAll("[id]")].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) < index);
}

/** Returns what is in the first HTML and not in the second. */
export function compareHtml(before: string, after: string): string[] {
  const wanted = signatureOf(before);
  const kept = signatureOf(after);
  const lost = [...wanted.parts].filter(([part, count]) => (kept.parts.get(part) ?? 0) < count).map(([part]) => part);
  if (lost.length > 0) return lost;
  return wanted.tokens.join("\n") === kept.tokens.join("\n") ? [] : ["the order or nesting of its elements"];
}

/** Elements inside each other, of which the API allows as many. The editor would freeze long before its stack overflows. */
const deepest = 100;

function isTooDeep(root: Element): boolean {
  let level: Element[] = [root];
  for (let depth = 0; depth <= deepest; depth++) level = level.flatMap(({ children }) => [...children]);
  return level.length > 0;
}

interface Signature {
  /** The blocks as they open and close, and between them the text with the elements around it. */
  readonly tokens: readonly string[];
  /** How often each tag and each attribute is there. */
  readonly parts: ReadonlyMap<string, number>;
}

function signatureOf(html: string): Signature {
  const tokens: string[] = [];
  const parts = new Map<string, number>();
  const count = (part: string) => parts.set(part, (parts.get(part) ?? 0) + 1);
  let text: { marks: string; text: string }[] = [];

  const flush = () => {
    tokens.push(...trim(text));
    text = [];
  };
  const add = (marks: ReadonlySet<string>, added: string) => {
    const key = [...marks].sort().join("");
    const last = text.at(-1);
    if (last?.marks === key) last.text += added;
    else text.push({ marks: key, text: added });
  };
  const visit = (node: Node, marks: ReadonlySet<string>, isPreformatted: boolean) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const value = node.nodeValue ?? "";
      return add(marks, isPreformatted ? value.replaceAll(" ", "\u2420").replaceAll("\n", "\u2424") : value);
    }
    if (node.nodeType === Node.COMMENT_NODE) return count("comments");
    if (!(node instanceof Element || node.nodeType === Node.ELEMENT_NODE)) return;
    const element = node as Element;
    const tag = element.localName;
    if (hiddenTags.has(tag)) return count(`<${tag}>`);
    const name = describe(element, count);
    if (voidTags.has(tag)) {
      count(`<${tag}>`);
      if (tag !== "hr") return add(marks, `\u0001${name}\u0001`);
      flush();
      return tokens.push(name);
    }
    const isBlock = blockTags.has(tag);
    if (isBlock || !isKnownMark(tag)) count(`<${tag}>`);
    else if (!element.textContent && !element.querySelector("img, br")) return count(`an empty <${tag}>`);
    if (isBlock) {
      flush();
      tokens.push(name);
    }
    const inner = isBlock ? marks : new Set([...marks, name]);
    for (const child of element.childNodes) visit(child, inner, isPreformatted || tag === "pre");
    if (isBlock) {
      flush();
      tokens.push(`</${tag}>`);
    }
  };
  for (const child of readInert(html).childNodes) visit(child, new Set(), false);
  flush();
  return { tokens, parts };
}

const voidTags = new Set(["img", "br", "hr", "wbr", "input", "embed", "area", "col"]);

/** The inline elements that a document may split or join, so that their number means nothing. */
function isKnownMark(tag: string): boolean {
  return /^(a|abbr|b|cite|code|em|i|kbd|mark|q|s|small|strong|sub|sup|time|u)$/.test(tag);
}

/** Returns an element's tag with its attributes, and counts the attributes that the API would drop as well. */
function describe(element: Element, count: (part: string) => void): string {
  const tag = element.localName;
  const given = attributesOf(element);
  const kept = cleanAttributes(tag, given);
  for (const name of Object.keys(given)) if (!Object.hasOwn(kept, name) && name !== "rel") count(`${name} of <${tag}>`);
  const attributes = Object.entries(kept)
    .filter(([name, value]) => !(/^(col|row)span$/.test(name) && value === "1"))
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .sort();
  for (const attribute of attributes) if (!isKnownMark(tag)) count(`${attribute.split("=")[0]} of <${tag}>`);
  return `<${[tag, ...attributes].join(" ")}>`;
}

/** Collapses white space as a browser does between blocks and around line breaks. */
function trim(text: readonly { readonly marks: string; readonly text: string }[]): string[] {
  let isAfterSpace = true;
  const tokens = text.map(({ marks, text: raw }) => {
    let collapsed = "";
    for (const piece of raw.split(/([ \t\r\n\f]+)/)) {
      const isSpace = /^[ \t\r\n\f]+$/.test(piece);
      if (piece === "" || (isSpace && isAfterSpace)) continue;
      collapsed += isSpace ? " " : piece;
      isAfterSpace = isSpace || piece.endsWith("<br>\u0001");
    }
    return { marks, text: collapsed };
  });
  return tokens
    .map(({ marks, text: collapsed }, index) => ({
      marks,
      text: index === tokens.length - 1 ? collapsed.replace(/ +$/, "") : collapsed,
    }))
    .filter(({ text: collapsed }) => collapsed !== "")
    .map(({ marks, text: collapsed }) => `${marks}${collapsed}`);
}
