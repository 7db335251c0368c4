/**
 * Decodes one level of the entities that tools for escaping write. The other named entities of HTML stay, for the parser
 * of the HTML that comes out.
 */
export function decodeEntities(text: string): string {
  // `&amp;` comes last: `&amp;lt;` becomes `&lt;`.
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&nbsp;", "\u00a0")
    .replace(numeric, (entity, decimal, hexadecimal) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code === ampersand ? "&amp;" : code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    })
    .replaceAll("&amp;", "&");
}

const numeric = /&#(?:(\d{1,7})|x([\da-f]{1,6}));/gi;
const ampersand = 38;
