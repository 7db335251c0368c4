/**
 * A cell that a spreadsheet may run, with the apostrophes of earlier exports. Excel also reads `|` and `%` as the beginning of
 * a command, and some programs drop invisible characters before they look.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^'*[=+\-@|%\t\r＝＋－＠｜％\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/;

/**
 * Returns a cell of a CSV file that no spreadsheet runs: one that it would run begins with an apostrophe, and so does one that
 * looks like such a cell.
 *
 * @example
 * escapeFormula("=1+1"); // "'=1+1"
 */
export function escapeFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** Returns the cell that `escapeFormula` was given. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
