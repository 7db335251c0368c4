/**
 * Returns how many letters must be added, removed, replaced or swapped with their neighbor to turn one word into the other
 * (optimal string alignment, a variant of the Damerau–Levenshtein distance).
 *
 * @example
 * editDistance("micorsoft", "microsoft"); // 1
 */
export function editDistance(from: string, to: string): number {
  // rows[i][j]: from the first i letters of one word to the first j of the other.
  const rows = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = at(rows, i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? at(rows, i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(replaced, swapped, at(rows, i - 1, j) + 1, (row[j - 1] ?? Infinity) + 1));
    }
    rows.push(row);
  }
  return at(rows, from.length, to.length);
}

function at(rows: readonly number[][], i: number, j: number): number {
  return rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
}
