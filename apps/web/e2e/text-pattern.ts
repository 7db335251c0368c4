/** Returns the pattern of a text, letter by letter. A part in braces stands for any text: `{count} of 20`. */
export function textPattern(text: string): RegExp {
  const parts = text.split(/\{[^}]+\}/).map((part) => part.replaceAll(/[$()*+.?[\\\]^|]/g, "\\$&"));
  return new RegExp(parts.join(".+"));
}
