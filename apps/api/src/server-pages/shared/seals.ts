import { animalSymbol } from "@zodiac-at-work/ui/animal-symbol";
import { enlarged, sealBox, sealFrames } from "@zodiac-at-work/ui/seal-frames";
import { sealTints } from "@zodiac-at-work/ui/seal-tints";
import type { SignId } from "@zodiac-at-work/zodiac";
import { type Html, html } from "./html.ts";
import { sealCharacters } from "./seal-characters.ts";

/** Renders small seals as symbols, of the page's animals. Place them before the seals that use them. */
export function sealSymbols(signs: Iterable<SignId>): Html {
  const symbols = [...new Set(signs)].map(
    (sign) =>
      html`<symbol id="seal-${sign}" viewBox="${box}"><path d="${sealFrames[sign]}" fill="currentColor"/>${animal(sign, enlarged)}</symbol>`,
  );
  return html`<svg hidden aria-hidden="true" width="0" height="0">${symbols}</svg>`;
}

/** Renders a small seal. `sealSymbols` must have defined it. Screen readers skip it: the sign's name is beside it. */
export function smallSeal(sign: SignId): Html {
  return html`<svg class="seal tint-${sign}" viewBox="${box}" aria-hidden="true"><use href="#seal-${sign}"/></svg>`;
}

/** Renders a small seal that needs no `sealSymbols`, in the classes of the site's own style sheet. */
export function tintedSeal(sign: SignId): Html {
  return html`<svg class="${sealTints[sign]}" viewBox="${box}" aria-hidden="true"><path d="${sealFrames[sign]}"/><g class="fill-on-seal"><use href="#${animalSymbol(sign)}" width="${String(sealBox)}" height="${String(sealBox)}" transform="${enlarged}"/></g></svg>`;
}

/** Renders a seal inside a drawing, centered at a point. */
export function sealAt(sign: SignId, x: number, y: number, size: number, className = ""): Html {
  const [left, top] = [x - size / 2, y - size / 2].map((value) => value.toFixed(1));
  return html`<use href="#seal-${sign}" x="${left}" y="${top}" width="${String(size)}" height="${String(size)}" class="tint-${sign} ${className}"/>`;
}

/** Renders a large seal with the sign's character at the lower right. */
export function largeSeal(sign: SignId): Html {
  return html`<svg class="seal tint-${sign}" viewBox="${box}" aria-hidden="true"><path d="${sealFrames[sign]}" fill="currentColor"/><g class="seal-animal">${animal(sign, madeRoom)}<svg x="${place}" y="${place}" width="${size}" height="${size}" viewBox="0 0 100 100" opacity=".72"><path d="${sealCharacters.get(sign) ?? ""}"/></svg></g></svg>`;
}

function animal(sign: SignId, transform: string): Html {
  return html`<use class="seal-animal" href="#${animalSymbol(sign)}" width="${String(sealBox)}" height="${String(sealBox)}" transform="${transform}"/>`;
}

const box = `0 0 ${sealBox} ${sealBox}`;
const madeRoom = `translate(${-0.035 * sealBox} ${-0.04 * sealBox})`;
const size = String(0.13 * sealBox);
const place = String(0.805 * sealBox);
