interface Shown {
  readonly page: number;
  readonly totalPages: number;
  /** The number of records on this page. */
  readonly shown: number;
}

/** The number of records on a page, which is also the API's default. */
export const pageSize = 20;

/**
 * Returns which part of a list is shown. The total is known only if one page holds the whole list, because the API returns
 * the number of pages.
 *
 * @example
 * pageStatus({ page: 2, totalPages: 11, shown: 20 }, ["car brand", "car brands"]); // "21 to 40, page 2 of 11"
 * pageStatus({ page: 1, totalPages: 1, shown: 7 }, ["car brand", "car brands"]); // "7 car brands"
 */
export function pageStatus({ page, totalPages, shown }: Shown, [one, many]: readonly [string, string]): string {
  if (totalPages < 2) return `${shown} ${shown === 1 ? one : many}`;
  const first = (page - 1) * pageSize + 1;
  const last = first + shown - 1;
  const records = first === last ? `${first}` : `${first} to ${last}`;
  return `${records}, page ${page} of ${totalPages}`;
}
