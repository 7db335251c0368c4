import { type Page, pages } from "@zodiac-at-work/contracts/pages";
import type { PublicAddress } from "@zodiac-at-work/db";
import { articlePath } from "../blog/article/article.ts";
import { signPaths } from "../signs/sign-paths.ts";
import { escapeXml } from "./xml.ts";

/** The most addresses of one file: https://www.sitemaps.org/protocol.html. */
const maxAddresses = 50_000;

export interface SitemapOptions {
  readonly origin: string;
  /** The file of a split sitemap, from 1; undefined for the sitemap itself. */
  readonly file?: number | undefined;
  /** Paths of the table of pages that this site does not serve. */
  readonly absent?: readonly string[];
  /** Addresses of one file; 50,000 if omitted. */
  readonly limit?: number;
}

/**
 * Writes the sitemap in one pass: the pages that search engines may list, and the articles. A sitemap with more addresses
 * than one file may hold becomes an index of files.
 *
 * @returns undefined if the sitemap has no such file
 */
export async function writeSitemap(
  batches: AsyncIterable<readonly PublicAddress[]>,
  { origin, file, absent = [], limit = maxAddresses }: SitemapOptions,
): Promise<string | undefined> {
  const wanted = file ?? 1;
  const entries: string[] = [];
  const lastChanges: string[] = [];
  let count = 0;
  const escapedOrigin = escapeXml(origin);
  const add = (path: string, changedAt = "") => {
    const index = Math.floor(count / limit);
    count += 1;
    const latest = lastChanges[index] ?? "";
    lastChanges[index] = changedAt > latest ? changedAt : latest;
    if (index === wanted - 1) entries.push(entry("url", escapedOrigin + escapeXml(path), changedAt));
  };
  for (const path of listedPaths) if (!absent.includes(path)) add(path);
  for await (const batch of batches)
    for (const article of batch) add(articlePath(article), article.changedAt.toISOString());
  if (lastChanges.length > 1 && file === undefined) {
    const files = lastChanges.map((changedAt, index) =>
      entry("sitemap", `${escapedOrigin}/sitemap-${index + 1}.xml`, changedAt),
    );
    return documentOf("sitemapindex", files);
  }
  return entries.length > 0 ? documentOf("urlset", entries) : undefined;
}

/** The pages that search engines may list, without the articles. */
const listedPaths = [
  ...Object.values<Page>(pages)
    .filter(({ indexed, path }) => indexed && !path.includes(":"))
    .map(({ path }) => path),
  ...signPaths,
];

/** @param address escaped for XML */
function entry(element: "url" | "sitemap", address: string, changedAt: string): string {
  const change = changedAt && `<lastmod>${changedAt}</lastmod>`;
  return `<${element}><loc>${address}</loc>${change}</${element}>\n`;
}

function documentOf(element: "urlset" | "sitemapindex", entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</${element}>
`;
}
