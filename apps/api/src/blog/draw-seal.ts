import { readFile } from "node:fs/promises";
import { onSealColor, sealColors } from "@zodiac-at-work/ui/seal-colors";
import { sealBox, sealOutlines } from "@zodiac-at-work/ui/seal-outlines";
import type { SignId } from "@zodiac-at-work/zodiac";

/** Returns the SVG of a seal with its character, as large seals on the site have it. */
export async function drawSeal(sign: SignId): Promise<string> {
  const { frame, animal } = sealOutlines[sign];
  characters ??= readCharacters();
  const character = (await characters).get(sign);
  return svg(`
    <path d="${frame}" fill="${sealColors[sign]}"/>
    <path d="${animal}" fill="${onSealColor}" transform="translate(-22.68 -25.92)"/>
    <path d="${character}" fill="${onSealColor}" fill-opacity="0.72" transform="translate(521.64 521.64) scale(0.8424)"/>`);
}

/** Returns the SVG of the site's mark: a dragon in paper on ink, which stands for no sign. */
export function drawMark({ ink, paper }: { ink: string; paper: string }): string {
  const { frame, animal } = sealOutlines.dragon;
  return svg(`<path d="${frame}" fill="${ink}"/><path d="${animal}" fill="${paper}"/>`);
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sealBox} ${sealBox}">${content}</svg>`;
}

let characters: Promise<ReadonlyMap<string, string>> | undefined;

async function readCharacters(): Promise<ReadonlyMap<string, string>> {
  const file = await readFile(new URL(import.meta.resolve("@zodiac-at-work/ui/seal-characters.svg")), "utf8");
  return new Map(
    [...file.matchAll(/<symbol id="(\w+)" viewBox="0 0 100 100"><path d="([^"]+)"/g)].map(
      ([, sign = "", path = ""]) => [sign, path],
    ),
  );
}
