import { type DefaultTreeAdapterTypes, parse, serialize, serializeOuter } from "parse5";
import sanitizeHtml from "sanitize-html";
import { type Attributes, cleanAttributes, withoutControls } from "./clean-attributes.ts";
import { UnusableHtmlError } from "./unusable-html-error.ts";

/** Something that cleaning took out, for display. */
export interface Removal {
  readonly tag: string;
  /** The attribute that was dropped; undefined if it was the tag itself. */
  readonly attribute: string | undefined;
  /** How often. */
  readonly count: number;
}

export interface CleanHtml {
  readonly html: string;
  /** At most 50 entries, in order of appearance. */
  readonly removed: readonly Removal[];
}

/** Characters of an article's HTML, before and after cleaning. */
export const maxHtmlLength = 500_000;
/** Elements inside each other. */
export const maxHtmlDepth = 100;
/** Headings of all levels. The page lists each of them twice. */
export const maxHtmlHeadings = 300;
/** The page puts each table into a box. */
export const maxHtmlTables = 100;

/**
 * Cleans the HTML of an article: keeps what the allow-list below names and drops the rest. The text of dropped elements
 * stays, except in elements such as `script` whose content is no prose.
 *
 * The result holds no script, no style and no form. Inside a block element of a page it ends where that element ends,
 * whatever its tags. A browser reads it and writes it again without a change, and so does `cleanHtml`: cleaning twice
 * gives the same bytes.
 *
 * The title of the page is its `h1`, so `h1` becomes `h2`; `h5` and `h6` become `h4`. Other sections become `div`: it
 * keeps their texts apart. Ids get a prefix, and links to them too. Links to other sites get `rel="noopener"`; `target` is
 * dropped. A link without a usable address leaves its text, an image leaves nothing.
 *
 * @throws {UnusableHtmlError} if the HTML is too large or too deep, has too many headings or tables, or if its nesting has no stable reading
 * @example
 * cleanHtml('<h1 onclick="run()">Oxen</h1>');
 * // { html: "<h2>Oxen</h2>", removed: [{ tag: "h1", attribute: "onclick", count: 1 }] }
 */
export function cleanHtml(html: string): CleanHtml {
  const removals = new Map<string, Removal>();
  let current = readAsBrowser(filter(html, removals)).html;
  for (let reading = 0; reading < maxReadings; reading++) {
    const { html: next, isContained } = readAsBrowser(filter(current));
    if (isContained && next === current)
      return { html: current, removed: [...removals.values()].slice(0, maxRemovals) };
    current = next;
  }
  throw new UnusableHtmlError(
    "tooTangled",
    "The elements are nested in a way that browsers do not keep. Close each element inside the one in which it opens.",
  );
}

/** Elements move at most a few times until a browser keeps them where they are. */
const maxReadings = 10;
const maxRemovals = 50;
/** Names of elements are taken from the input, so they can be of any length. */
const maxNameLength = 40;

const allowedTags =
  "a abbr aside b blockquote br caption cite code dd details div dl dt em figcaption figure h2 h3 h4 hr i img kbd li mark ol p pre q s small strong sub summary sup table tbody td tfoot th thead time tr u ul".split(
    " ",
  );
const renamedTags: Readonly<Record<string, string>> = {
  h1: "h2",
  h5: "h4",
  h6: "h4",
  strike: "s",
  ...Object.fromEntries(
    "address article center dir fieldset footer form header hgroup main menu nav search section"
      .split(" ")
      .map((tag) => [tag, "div"]),
  ),
};

/** Applies the allow-list. The result is balanced, but a browser may still move its elements. */
function filter(html: string, removals?: Map<string, Removal>): string {
  requireSize(html);
  let depth = 0;
  let headings = 0;
  let tables = 0;
  const ids = new Set<string>();
  const clean = sanitizeHtml(withoutControls(html), {
    allowedTags,
    allowedAttributes: { "*": ["*"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    nonTextTags: ["script", "style", "textarea", "option", "xmp", "noscript", "noembed", "noframes"],
    onOpenTag(name) {
      depth++;
      if (/^h[1-6]$/.test(name)) headings++;
      if (name === "table") tables++;
      if (depth > maxHtmlDepth) {
        throw new UnusableHtmlError("tooDeep", `The elements are nested more than ${maxHtmlDepth} deep.`);
      }
      if (headings > maxHtmlHeadings) {
        throw new UnusableHtmlError("tooManyHeadings", `The text has more than ${maxHtmlHeadings} headings.`);
      }
      if (tables > maxHtmlTables) {
        throw new UnusableHtmlError("tooManyTables", `The text has more than ${maxHtmlTables} tables.`);
      }
    },
    onCloseTag() {
      depth--;
    },
    textFilter: withoutControls,
    transformTags: {
      "*": (tag, given) => {
        const tagName = Object.hasOwn(renamedTags, tag) ? (renamedTags[tag] as string) : tag;
        const attribs = cleanAttributes(tagName, given);
        if (attribs.id !== undefined && ids.has(attribs.id)) delete attribs.id;
        if (attribs.id !== undefined) ids.add(attribs.id);
        if (removals) countRemovals(removals, tag, tagName, given, attribs);
        return { tagName, attribs };
      },
    },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === "img" && attribs.src === undefined) || (tag === "a" && attribs.href === undefined && "excludeTag"),
  });
  requireSize(clean);
  return clean;
}

function requireSize(html: string) {
  if (html.length <= maxHtmlLength) return;
  throw new UnusableHtmlError(
    "tooLarge",
    `The text has ${html.length.toLocaleString("en-US")} characters of HTML; ${maxHtmlLength.toLocaleString("en-US")} are allowed.`,
  );
}

function countRemovals(
  removals: Map<string, Removal>,
  tag: string,
  tagName: string,
  given: Attributes,
  kept: Attributes,
) {
  const needed = { a: "href", img: "src" }[tagName];
  const isKept = allowedTags.includes(tagName) && (needed === undefined || kept[needed] !== undefined);
  const names = isKept
    ? Object.keys(given).filter((name) => !Object.hasOwn(kept, name) && name !== "rel")
    : [undefined];
  for (const name of names) {
    const removal = { tag: tag.slice(0, maxNameLength), attribute: name?.slice(0, maxNameLength) };
    const key = `${removal.tag} ${removal.attribute ?? ""}`;
    removals.set(key, { ...removal, count: (removals.get(key)?.count ?? 0) + 1 });
  }
}

/**
 * Reads HTML inside a `div` as a browser does and writes it again, with what left the `div`. The paragraph behind it shows
 * whether anything goes on after the end.
 */
function readAsBrowser(html: string): { html: string; isContained: boolean } {
  const page = parse(`<!DOCTYPE html><html><head></head><body><div>${html}</div><p></p></body></html>`);
  const body = (page.childNodes[1] as DefaultTreeAdapterTypes.Element).childNodes[1] as DefaultTreeAdapterTypes.Element;
  const [box, ...outside] = body.childNodes as DefaultTreeAdapterTypes.Element[];
  const behind = outside.pop();
  trimPreformatted(body);
  return {
    html: serialize(box as DefaultTreeAdapterTypes.Element) + outside.map((node) => serializeOuter(node)).join(""),
    isContained: outside.length === 0 && behind?.tagName === "p" && behind.childNodes.length === 0,
  };
}

/** A browser drops the first line break of `pre`, and the next one on the next reading. */
function trimPreformatted(node: DefaultTreeAdapterTypes.Element) {
  for (const child of node.childNodes) {
    if (!("tagName" in child)) continue;
    const [first] = child.childNodes;
    if (child.tagName === "pre" && first && "value" in first) first.value = first.value.replace(/^\n+/, "");
    trimPreformatted(child);
  }
}
