import type { SourceResponse } from "../../source.ts";
import { readLine } from "../fields/line.ts";
import { MarkupParser } from "../markup-parser.ts";

/**
 * Reads the company's name from the title of its jobs page: "Acme", "Acme Jobs", "Careers at Acme", "Jobs bei Acme". The
 * name that the page gives its site comes first.
 */
export function readPageName({ body }: SourceResponse): string | null {
  let site: string | undefined;
  let title = "";
  let element = "";
  new MarkupParser({
    onopentag(name, attributes) {
      element = name;
      if (name === "meta" && attributes.property === "og:site_name") site ??= attributes.content;
    },
    ontext(data) {
      if (element === "title") title += data;
    },
    onclosetag: () => {
      element = "";
    },
  }).parse(body.slice(0, maxHead));
  return nameInTitle(readLine(site) ?? readLine(title));
}

const maxHead = 200_000;

/** Returns the name in a title of a jobs page or of its feed. */
export function nameInTitle(title: string | null): string | null {
  const name = title
    ?.replace(searchPart, "")
    .replace(before, "")
    .replace(after, "")
    .replace(/\s+\|.*$/, "")
    .trim();
  return name === undefined || name === "" ? null : name;
}

const jobs =
  "(?:open |current |all )?(?:jobs?|careers?|job openings?|openings?|positions?|vacancies|job board|stellenangebote|karriere|stellen|offene stellen|offres d'emploi|lediga jobb|vacatures|empleos?)";
/** What a page of a search calls itself, before or after the name. */
const searchPart = new RegExp(
  `^(?:search|find|browse)(?: for)? ${jobs}\\s*[-–—|:·]\\s*|\\s*[-–—|:·]\\s*${jobs}? ?search$`,
  "i",
);
const before = new RegExp(`^(?:${jobs}\\s+(?:at|@|with|bei|chez|hos|bij|en|by)\\s+|${jobs}\\s*[-–—|:·]\\s*)`, "i");
const after = new RegExp(`\\s*(?:[-–—|:·]\\s*)?\\b${jobs}(?:\\s*[-–—|:·].*)?$`, "i");
