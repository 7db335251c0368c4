import type { Posting } from "@zodiac-at-work/catalog";
import type { ReadPage } from "@zodiac-at-work/db";
import type { SourceRequest } from "./source.ts";

/**
 * Returns a function that finds the stored posting of a page. A page without a time of change, or with one after its
 * posting was read, has to be read again.
 */
export function unchangedPages(pages: readonly ReadPage[]): (request: SourceRequest) => Posting | undefined {
  const byUrl = new Map(pages.map((page) => [page.posting.url, page]));
  return ({ url, page: shown = url, lastmod }) => {
    const page = lastmod ? byUrl.get(shown) : undefined;
    return page && lastMoment(lastmod ?? "") < page.readAt.getTime() ? page.posting : undefined;
  };
}

/** A day without a time may mean its end, in the westernmost zone. `NaN` is before nothing. */
function lastMoment(lastmod: string): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(lastmod);
  return Date.parse(lastmod) + (isDay ? 36 * 3_600_000 : 0);
}
