import { dirname, relative } from "node:path/posix";
import { urlOf } from "./site-files.ts";

/**
 * Changes what TypeDoc has no option for: the search of words instead of symbols, links to the pages that it doesn't write,
 * a description and an address for search engines, and the levels of headings.
 *
 * @param page the path of the page in the site.
 * @throws if TypeDoc's page has another form than expected.
 */
export function finishPage(page: string, html: string): string {
  const base = relative(dirname(page), ".");
  const toSite = (path: string) => (base === "" ? path : `${base}/${path}`);
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
  const changes: readonly (readonly [RegExp, string])[] = [
    // The page would stay hidden until its scripts have run.
    [/document\.body\.style\.display="none";setTimeout\(.*?,500\)/, ""],
    [/<script async src="[^"]*" id="tsd-search-script"><\/script>/, '<script id="tsd-search-script"></script>'],
    [/<button id="tsd-search-trigger"/, `${searchForm(toSite("search.html"))}<button hidden id="tsd-search-trigger"`],
    [/<div class="col-content">/, '<div class="col-content" role="main" data-pagefind-body>'],
    [
      /<meta name="description" content="[^"]*"\/>/,
      `<meta name="description" content="${descriptionOf(page, title)}"/><link rel="canonical" href="${urlOf(page)}"/>`,
    ],
  ];
  let changed = title.includes("zh-Hans") ? html.replace(' lang="en"', ' lang="zh-Hans"') : html;
  for (const [from, to] of changes) {
    if (!from.test(changed)) throw new Error(`TypeDoc's page ${page} lacks ${from}.`);
    changed = changed.replace(from, to);
  }
  // The search would show buttons and tags among the words of the page.
  changed = changed
    .replaceAll('<button type="button">Copy</button>', '<button type="button" data-pagefind-ignore>Copy</button>')
    .replaceAll('<code class="tsd-tag">', '<code class="tsd-tag" data-pagefind-ignore>');
  changed = withHeadingLevels(changed);
  return changed.replaceAll("https://site.invalid/", toSite(""));
}

/**
 * Tells screen readers the levels of the headings without a gap. TypeDoc skips some, and the style of the page belongs to its
 * elements.
 */
function withHeadingLevels(html: string): string {
  /** The headings that a heading is below, outermost first. */
  const above: number[] = [];
  return html.replace(/<h([1-6])\b/g, (start, digit) => {
    const level = Number(digit);
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    return above.length === level ? start : `${start} aria-level="${above.length}"`;
  });
}

function searchForm(action: string): string {
  return `<search><form action="${action}"><input id="search-field" type="search" name="q" aria-label="Search the documentation" placeholder="Search"></form></search>`;
}

function descriptionOf(page: string, title: string): string {
  if (page === "index.html")
    return "The exact Chinese zodiac sign of a date, with the reason: TypeScript libraries without dependencies.";
  return `${title.split(" | ")[0]}: documentation of the Zodiac at Work libraries.`;
}
