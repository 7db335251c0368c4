import { readFileSync } from "node:fs";
import { join } from "node:path";
import { htmlPage } from "./html-page.ts";

/** Where the site is published: the GitHub Pages of the repository. */
export const siteUrl = "https://zodiac-at-work.github.io/zodiac-at-work/";

/** A page of the site. */
export interface Page {
  /** Where it is in the folder of the site. */
  readonly path: string;
  readonly title: string;
}

/** Lists every page for search engines. */
export function sitemap(pages: readonly Page[]): string {
  const urls = pages.map(({ path }) => `  <url><loc>${urlOf(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

/** What a language model needs to know (llmstxt.org): what the libraries do, and where to read on. */
export function llmsText(pages: readonly Page[]): string {
  const guides = pages.filter(({ path }) => path.startsWith("documents/"));
  const entries = pages.filter(({ path, title }) => path.startsWith("modules/") && title.startsWith("@"));
  const link = ({ path, title }: Page) => `- [${title}](${urlOf(path)})`;
  return `# Zodiac at Work

> Two TypeScript libraries without dependencies. @zodiac-at-work/zodiac: ${descriptionOf("zodiac")} @zodiac-at-work/numerology: ${descriptionOf("numerology")}

A date is "YYYY-MM-DD" or { year, month, day }, never a Date. Whatever is refused throws an error with a code.

## Documentation

- [README of @zodiac-at-work/zodiac](${siteUrl}zodiac.md)
- [README of @zodiac-at-work/numerology](${siteUrl}numerology.md)
${guides.map(link).join("\n")}

## Reference

${entries.map(link).join("\n")}
`;
}

/** The server sends this page for any address, so all its links are absolute and its style is inside. */
export function notFoundPage(): string {
  const look = readFileSync(join(import.meta.dirname, "page.css"), "utf8");
  return htmlPage({
    title: "Page Not Found",
    description: "This page of the documentation does not exist.",
    site: siteUrl,
    style: `<style>\n${look}</style>`,
    body: `<header>
<h1>Page Not Found</h1>
<p>The documentation has no page at this address.</p>
</header>
<main><p>Go to <a href="${siteUrl}">the front page</a> or <a href="${siteUrl}search.html">search the documentation</a>.</p></main>`,
  });
}

/** The address that search engines show for a page. */
export function urlOf(path: string): string {
  return siteUrl + (path === "index.html" ? "" : path);
}

function descriptionOf(library: string): string {
  const { description } = JSON.parse(readFileSync(join(import.meta.dirname, `../../${library}/package.json`), "utf8"));
  return description;
}
