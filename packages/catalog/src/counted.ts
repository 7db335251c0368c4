/**
 * Returns a number with its noun.
 *
 * @example
 * counted(1200, "board"); // "1,200 boards"
 * counted(1, "company", "companies"); // "1 company"
 */
export function counted(count: number, one: string, many?: string): string {
  return `${withCommas(count)} ${wordFor(count, one, many)}`;
}

/**
 * Returns the form of a word that follows a number.
 *
 * @example
 * wordFor(3, "opening"); // "openings"
 * wordFor(1, "is", "are"); // "is"
 */
export function wordFor(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** Returns `1,200`. `toLocaleString` loads the locale data first and blocks a phone for 100 ms. */
export function withCommas(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
