const width = 5;

/**
 * Returns the page numbers to show: at most five, with the current page in the middle if possible.
 *
 * @example
 * pageWindow(1, 41); // [1, 2, 3, 4, 5]
 * pageWindow(20, 41); // [18, 19, 20, 21, 22]
 * pageWindow(41, 41); // [37, 38, 39, 40, 41]
 */
export function pageWindow(page: number, totalPages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, totalPages - width + 1));
  return Array.from({ length: Math.min(width, totalPages) }, (_, index) => first + index);
}
