/**
 * Returns the text with `a` or `an` before it, by the sound of its first word.
 *
 * @example
 * withArticle("Earth Dragon"); // "an Earth Dragon"
 * withArticle("university"); // "a university"
 */
export function withArticle(text: string): string {
  return `${/^(?!one\b|uni|us|eu)[aeiou]/i.test(text) ? "an" : "a"} ${text}`;
}
