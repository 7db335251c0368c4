import { DOMSerializer, type Node } from "@tiptap/pm/model";

/**
 * Writes a document of the visual editor as HTML, one block of the top level a line.
 *
 * @example
 * writeArticleHtml(readArticleHtml("<ul><li>Ox</li></ul>")); // "<ul><li>Ox</li></ul>"
 */
export function writeArticleHtml(doc: Node): string {
  // An inert document: the images of a live one would be loaded.
  const page = document.implementation.createHTMLDocument("");
  const body = page.body;
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: page }, body);
  for (const table of body.querySelectorAll("table")) divideRows(table);
  unwrapParagraphs(body);
  return [...body.children].map(({ outerHTML }) => outerHTML).join("\n");
}

/** Divides the rows of a table into the sections that they came from. A new row belongs to the section of the row before. */
function divideRows(table: HTMLTableElement): void {
  const grid = [...table.children].find(({ localName }) => localName === "tbody");
  if (!grid) return;
  let last = "";
  let section: Element | undefined;
  for (const row of [...grid.children]) {
    const name = row.getAttribute("data-section") ?? (/^(tbody|tfoot)/.test(last) ? last : "tbody:new");
    row.removeAttribute("data-section");
    if (!section || name !== last) {
      section = table.ownerDocument.createElement(name.split(":")[0] ?? "tbody");
      table.append(section);
    }
    section.append(row);
    last = name;
  }
  grid.remove();
}

function unwrapParagraphs(body: HTMLElement): void {
  const paragraphs = [...body.querySelectorAll("p[data-wrap]")];
  const bare = paragraphs.filter((paragraph) => paragraph.parentElement !== body && isBare(paragraph));
  for (const paragraph of paragraphs) paragraph.removeAttribute("data-wrap");
  for (const paragraph of bare) paragraph.replaceWith(...paragraph.childNodes);
  // The cursor behind a table needs a paragraph. It stays empty if nothing is typed.
  const made = new Set(paragraphs);
  for (
    let last = body.lastElementChild;
    last && made.has(last) && !last.hasChildNodes();
    last = body.lastElementChild
  ) {
    last.remove();
  }
}

/** Returns whether a paragraph is written without its tag. Beside another one, its text would run into the other's. */
function isBare(paragraph: Element): boolean {
  if (paragraph.getAttribute("data-wrap") === "auto") {
    const others = [...(paragraph.parentElement?.children ?? [])].filter(({ localName }) => localName === "p");
    return others.length === 1 && /^(LI|TD|TH|DD)$/.test(paragraph.parentElement?.tagName ?? "");
  }
  return ![paragraph.previousElementSibling, paragraph.nextElementSibling].some((next) =>
    next?.hasAttribute("data-wrap"),
  );
}
