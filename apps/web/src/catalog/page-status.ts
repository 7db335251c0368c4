interface Shown {
  readonly page: number;
  readonly totalPages: number;
  /** How many records this page holds. */
  readonly shown: number;
}

/** As many as a page holds unless it is the last: what the API answers without being told. */
export const pageSize = 20;

/**
 * What of a list is shown, in words. How many there are in all is said only where one page holds them: the API answers
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
