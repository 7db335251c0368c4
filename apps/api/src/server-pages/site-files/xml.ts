/** Escapes text for XML and drops the characters that XML does not allow. */
export function escapeXml(text: string): string {
  // Most addresses need no escaping, and the test takes a tenth of the time.
  if (/^[\w./:-]*$/.test(text)) return text;
  return withoutControls(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Returns well-formed text without control characters, because these break feeds. */
export function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}/gu, "")
    .replace(/[\uFFFE\uFFFF]/g, "");
}
