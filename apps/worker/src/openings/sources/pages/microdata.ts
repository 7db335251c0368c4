import { MarkupParser } from "../markup-parser.ts";

/** An item of microdata or RDFa in the shape of JSON-LD: `@type` and a list of values for each property. */
export type MicrodataItem = { "@type": string } & { [property: string]: unknown };

/**
 * Reads the items of a page that stand in no other item. The text of `description` keeps its markup. RDFa is read like
 * microdata, with `typeof` and `property` for the attributes.
 *
 * @see https://html.spec.whatwg.org/multipage/microdata.html
 * @see https://www.w3.org/TR/rdfa-lite/
 */
export function readMicrodata(html: string): MicrodataItem[] {
  const items: MicrodataItem[] = [];
  const open: OpenElement[] = [];
  const parser = new MarkupParser({
    onopentag(name, attributes) {
      const owner = open.findLast(({ item }) => item !== null)?.item ?? null;
      const item: MicrodataItem | null =
        attributes.itemscope === undefined && attributes.typeof === undefined
          ? null
          : { "@type": attributes.itemtype?.trim() ?? attributes.typeof ?? "" };
      const properties =
        (attributes.itemprop ?? attributes.property)?.split(/\s+/).filter((property) => property !== "") ?? [];
      if (item && (owner === null || properties.length === 0)) items.push(item);
      const isAddress = properties.some((property) => addresses.has(property));
      const value =
        attributes.content ??
        (name === "time" ? attributes.datetime : undefined) ??
        (isAddress || name === "link" ? (attributes.href ?? attributes.src) : undefined);
      open.push({ item, owner, properties, value, text: "", start: parser.endIndex + 1 });
    },
    ontext(data) {
      for (const element of open) if (element.properties.length > 0) element.text += data;
    },
    onclosetag() {
      const closed = open.pop();
      if (!closed?.owner || closed.properties.length === 0) return;
      for (const property of closed.properties) {
        const text = property === "description" ? html.slice(closed.start, parser.startIndex) : closed.text;
        const value = closed.item ?? closed.value ?? text;
        const before = closed.owner[property];
        if (property !== "@type") closed.owner[property] = Array.isArray(before) ? [...before, value] : [value];
      }
    },
  });
  parser.parse(html);
  return items;
}

interface OpenElement {
  item: MicrodataItem | null;
  /** The item that the element's properties belong to. */
  owner: MicrodataItem | null;
  properties: string[];
  /** The value of an attribute; without one, the text is the value. */
  value: string | undefined;
  text: string;
  start: number;
}

const addresses = new Set(["url", "sameAs", "logo", "image"]);
