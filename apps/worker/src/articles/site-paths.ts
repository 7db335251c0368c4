import { pages } from "@zodiac-at-work/contracts/pages";
import { type Db, listPublicSlugs } from "@zodiac-at-work/db";

/** Returns the path of an article. */
export function articlePath(slug: string): string {
  return `/blog/${slug}.html`;
}

/** Reads the paths that answer with a page. */
export async function readSitePaths(db: Db): Promise<ReadonlySet<string>> {
  const fixed = Object.values(pages).flatMap(({ path }) => (path.includes(":") ? [] : [path as string]));
  return new Set([...fixed, ...(await listPublicSlugs(db)).map(articlePath)]);
}
