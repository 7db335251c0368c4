import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkitten";

const require = createRequire(import.meta.url);

/** Returns the outline of a Chinese character in the brush font Ma Shan Zheng, as an SVG path in font units. */
export async function brushCharacter(character: string): Promise<string> {
  const code = character.codePointAt(0) ?? 0;
  return (await fontWith(code)).glyphForCodePoint(code).path.toSVG();
}

/** The package splits the font into one file for each range of characters. */
async function fontWith(code: number): Promise<Font> {
  const ranges = require("@fontsource/ma-shan-zheng/unicode.json") as Record<string, string>;
  const part = Object.keys(ranges).find((key) => covers(ranges[key] ?? "", code));
  if (!part) throw new Error(`Ma Shan Zheng lacks U+${code.toString(16)}`);
  const name = `ma-shan-zheng-${part.replace(/[[\]]/g, "")}-400-normal.woff2`;
  const font = create(await readFile(require.resolve(`@fontsource/ma-shan-zheng/files/${name}`)));
  if (font.isCollection) throw new Error(`${name} is a collection`);
  return font;
}

function covers(unicodeRange: string, code: number): boolean {
  return unicodeRange.split(",").some((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}
