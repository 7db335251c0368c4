import { readAddress, readLink } from "../fields/link.ts";
import { MarkupParser } from "../markup-parser.ts";

/** The parts of a page that hold data. */
export interface HtmlPage {
  scripts: PageScript[];
  /** The values of attributes that hold JSON (`data-page="{…}"`). */
  jsonAttributes: string[];
  /** Where the page was found; empty if that is not known. */
  url: string;
  /** The address that relative links are resolved with. */
  base: string;
  /** The address that the page names as its own. */
  canonical: string | null;
  /** The address of the next page of a list. */
  next: string | null;
  title: string;
}

interface PageScript {
  /** The media type without parameters, in lower case; empty if the response names no type. */
  type: string;
  id: string;
  text: string;
}

/** Reads a page of HTML that was found at `url`. */
export function readHtmlPage(html: string, url: string): HtmlPage {
  const page: HtmlPage = { scripts: [], jsonAttributes: [], url, base: url, canonical: null, next: null, title: "" };
  let script: PageScript | null = null;
  let isTitle = false;
  new MarkupParser({
    onopentag(name, attributes) {
      if (name === "script") {
        const type = attributes.type?.split(";")[0]?.trim().toLowerCase() ?? "";
        script = { type, id: attributes.id ?? "", text: "" };
        page.scripts.push(script);
      } else if (name === "title") isTitle = page.title === "";
      else if (name === "base") page.base = readLink(attributes.href, page.base) ?? page.base;
      else if (name === "link" || name === "a") {
        const relations = (attributes.rel ?? "").toLowerCase().split(/\s+/);
        if (name === "link" && relations.includes("canonical")) page.canonical ??= readLink(attributes.href, page.base);
        if (relations.includes("next")) page.next ??= readAddress(attributes.href, page.base);
      } else if (name === "meta" && attributes.property?.toLowerCase() === "og:url" && url === "") {
        page.canonical ??= readLink(attributes.content);
      }
      for (const attribute in attributes) {
        const value = attributes[attribute] ?? "";
        if (attribute.startsWith("data-") && /^\s*[{[]/.test(value) && value.length > 100)
          page.jsonAttributes.push(value);
      }
    },
    onclosetag(name) {
      if (name === "script") script = null;
      if (name === "title") isTitle = false;
    },
    ontext(data) {
      if (script) script.text += data;
      else if (isTitle) page.title += data;
    },
  }).parse(html);
  return page;
}

/** Whether two addresses are of the same site, with or without `www`. */
export function isSameSite(a: string, b: string): boolean {
  const [hostA, hostB] = [a, b].map((address) => URL.parse(address)?.host.replace(/^www\./, ""));
  return hostA !== undefined && hostA === hostB;
}
