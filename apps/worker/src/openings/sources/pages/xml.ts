import { MarkupParser } from "../markup-parser.ts";

/** An element of an XML document. */
export interface XmlElement {
  /** The name as it is written, with its prefix: `tt:city`. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The text of the element and of all elements in it, CDATA included, with the entities of XML decoded. */
  text: string;
  /** The content as it is written, markup included. */
  inner: string;
}

/** An XML document. */
export interface XmlDocument {
  root: XmlElement;
  /** Whether the text ends before the root element does. Something is then missing. */
  isCut: boolean;
  /** Whether an element ends without an end tag of its own. What follows it may stand in the wrong place. */
  isBroken: boolean;
}

const maxDepth = 100;

/**
 * Reads XML, or returns null if the text has no root element or is HTML. Real feeds have stray `&` and undeclared
 * prefixes, so well-formedness is not required. Entities of a document type are never expanded, and nothing is loaded.
 */
export function readXml(xml: string): XmlDocument | null {
  let root: XmlElement | null = null;
  let isCut = false;
  let isBroken = false;
  const open: { element: XmlElement; start: number; contentStart: number }[] = [];
  let tooDeep = 0;
  const parser = new MarkupParser(
    {
      onopentag(name, attributes) {
        if (open.length >= maxDepth || (root !== null && open.length === 0)) {
          tooDeep++;
          return;
        }
        const element = { name, attributes, children: [], text: "", inner: "" };
        open.at(-1)?.element.children.push(element);
        root ??= element;
        open.push({ element, start: parser.startIndex, contentStart: parser.endIndex + 1 });
      },
      onclosetag(_, isImplied) {
        if (tooDeep > 0) {
          tooDeep--;
          return;
        }
        const closed = open.pop();
        if (closed === undefined) return;
        // `<root/>` ends where it starts.
        if (isImplied && parser.startIndex !== closed.start) {
          isBroken = true;
          if (open.length === 0) isCut = true;
        }
        closed.element.inner = xml.slice(closed.contentStart, parser.startIndex);
        const parent = open.at(-1);
        if (parent) parent.element.text += closed.element.text;
      },
      ontext(data) {
        const current = open.at(-1);
        if (current) current.element.text += data;
      },
    },
    { xmlMode: true },
  );
  if (!parser.parse(xml)) isCut = true;
  return root === null || localName(root) === "html" ? null : { root, isCut, isBroken };
}

/** Returns the name without its prefix, in lower case. */
export function localName(element: XmlElement): string {
  return element.name.slice(element.name.indexOf(":") + 1).toLowerCase();
}

/** Returns the first child with the name, prefix included. */
export function findChild(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}
