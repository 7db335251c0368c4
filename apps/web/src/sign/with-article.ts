/**
 * Returns a sign's name with its article.
 *
 * @example
 * withArticle("Ox"); // "an Ox"
 */
export function withArticle(name: string): string {
  return `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
}
