import { sealAnimals } from "@zodiac-at-work/ui/seal-animals";
import { onSealColor, sealColors } from "@zodiac-at-work/ui/seal-colors";
import { sealBox, sealFrames } from "@zodiac-at-work/ui/seal-frames";
import type { SignId } from "@zodiac-at-work/zodiac";
import { sealCharacters } from "./seal-characters.ts";

/** Returns the SVG of a seal with its character, as large seals on the site have it. */
export function drawSeal(sign: SignId): string {
  return svg(`
    <path d="${sealFrames[sign]}" fill="${sealColors[sign]}"/>
    <path d="${sealAnimals[sign]}" fill="${onSealColor}" transform="translate(-22.68 -25.92)"/>
    <path d="${sealCharacters.get(sign)}" fill="${onSealColor}" fill-opacity="0.72" transform="translate(521.64 521.64) scale(0.8424)"/>`);
}

/** Returns the SVG of a seal without its character, as small seals on the site are. */
export function drawSmallSeal(sign: SignId): string {
  return svg(
    `<path d="${sealFrames[sign]}" fill="${sealColors[sign]}"/><path d="${sealAnimals[sign]}" fill="${onSealColor}"/>`,
  );
}

/** Returns the SVG of the site's mark: a dragon in paper on ink. It stands for no sign. */
export function drawMark({ ink, paper }: { ink: string; paper: string }): string {
  return svg(`<path d="${sealFrames.dragon}" fill="${ink}"/><path d="${sealAnimals.dragon}" fill="${paper}"/>`);
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sealBox} ${sealBox}">${content}</svg>`;
}
