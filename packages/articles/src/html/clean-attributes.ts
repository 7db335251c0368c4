/** The attributes of one element, by name. */
export type Attributes = Record<string, string>;

/** The prefix of every id in an article. It keeps ids apart from those of the page and from global names of scripts. */
export const idPrefix = "s-";

/** The classes that make an element a callout box. */
export const calloutClasses: readonly string[] = ["note", "short-answer", "pull-quote"];

/**
 * Returns the attributes that an element of an article may have, with their values normalized.
 *
 * @example
 * cleanAttributes("a", { target: "_blank", href: "https://example.com" });
 * // { href: "https://example.com", rel: "noopener" }
 */
export function cleanAttributes(tag: string, attributes: Attributes): Attributes {
  const rulesOfTag = { ...rules[tag], ...commonRules };
  const clean: Attributes = {};
  for (const [name, given] of Object.entries(attributes)) {
    const value = Object.hasOwn(rulesOfTag, name) ? rulesOfTag[name]?.(withoutControls(given)) : undefined;
    if (value !== undefined) clean[name] = value;
  }
  if (tag === "img" && clean.src !== undefined) clean.alt ??= "";
  if (tag === "a" && !/^https?:/i.test(clean.href ?? "")) delete clean.rel;
  else if (tag === "a") clean.rel ??= rel("");
  return clean;
}

/** Returns text without the control characters that browsers drop or that databases refuse. */
export function withoutControls(text: string): string {
  return text
    .replace(/\r\n?|\f/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .toWellFormed();
}

/** Returns the value to keep, or undefined if the attribute is dropped. */
type Rule = (value: string) => string | undefined;

const commonRules: Record<string, Rule> = {
  id: (value) => {
    const id = value.startsWith(idPrefix) ? value : `${idPrefix}${value}`;
    return idPattern.test(id) ? id : undefined;
  },
  lang: matching(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i),
};
const callout: Rule = (value) => (calloutClasses.includes(value.trim()) ? value.trim() : undefined);
const cells = { colspan: wholeNumber(1, 100), rowspan: wholeNumber(1, 1000) };
const rules: Record<string, Record<string, Rule>> = {
  a: { href: link, rel },
  abbr: { title: (value) => value || undefined },
  aside: { class: callout },
  blockquote: { class: callout, cite: webAddress },
  details: { open: () => "" },
  div: { class: callout },
  img: {
    src: imageSource,
    alt: (value) => value,
    width: wholeNumber(1, 9999),
    height: wholeNumber(1, 9999),
    loading: matching(/^(lazy|eager)$/i),
  },
  ol: { start: wholeNumber(-9999, 9999), reversed: () => "", type: matching(/^[1aAiI]$/) },
  p: { class: callout },
  q: { cite: webAddress },
  td: cells,
  th: { ...cells, scope: matching(/^(row|col|rowgroup|colgroup)$/i) },
  time: { datetime: matching(/^[\dPT][\d\-:.+TZPWYMDHS ]{0,39}$/) },
};

/** The ids that an article may have. */
export const idPattern = new RegExp(`^${idPrefix}[A-Za-z0-9][A-Za-z0-9_-]{0,79}$`);

function matching(pattern: RegExp): Rule {
  return (value) => (pattern.test(value) ? value : undefined);
}

function wholeNumber(least: number, most: number): Rule {
  return (value) => {
    const number = /^\s*-?\d{1,5}\s*$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? String(number) : undefined;
  };
}

/** Keeps addresses of the web and of mail, paths of this site, and places of the article. */
function link(value: string): string | undefined {
  const href = value.trim();
  if (href.startsWith("#")) {
    const id = commonRules.id?.(href.slice(1));
    return id && `#${id}`;
  }
  return readAddress(href, ["http:", "https:", "mailto:"]);
}

function imageSource(value: string): string | undefined {
  return /^\/|^https:/i.test(value.trim()) ? readAddress(value.trim(), ["https:"]) : undefined;
}

function webAddress(value: string): string | undefined {
  return readAddress(value.trim(), ["http:", "https:"]);
}

/**
 * Returns an address if a browser resolves it to one of the protocols, or to this site. `URL` parses as browsers do, so it
 * sees through entities, white space and backslashes.
 */
function readAddress(value: string, protocols: readonly string[]): string | undefined {
  const address = value.replace(/[\t\n]/g, "");
  const absolute = URL.parse(address);
  if (absolute) return protocols.includes(absolute.protocol) ? address : undefined;
  // A colon in the first part of a path is an attempt at a protocol.
  if (address === "" || /^[^/?#]*:/.test(address)) return undefined;
  const site = "http://this-site.invalid";
  return URL.parse(address, site)?.origin === site ? address : undefined;
}

/** Keeps what a writer may say about a link to another site. */
function rel(value: string): string {
  const words = value.toLowerCase().split(/\s+/);
  return ["noopener", ...["nofollow", "sponsored", "ugc"].filter((word) => words.includes(word))].join(" ");
}
