import { enlarged, sealBox, sealOutlines } from "@zodiac-at-work/ui/seal-outlines";
import type { SignId } from "@zodiac-at-work/zodiac";
import { type Html, html } from "./html.ts";
import { sealCharacters } from "./seal-characters.ts";

/**
 * Renders the outlines of seals as symbols, so that a page holds each animal once. Place them before the seals that use
 * them.
 */
export function sealSymbols(signs: Iterable<SignId>): Html {
  const symbols = [...new Set(signs)].map((sign) => {
    const { frame, animal } = sealOutlines[sign];
    return html`<symbol id="seal-${sign}" viewBox="${box}"><path d="${frame}" fill="currentColor"/><path class="seal-animal" d="${animal}" transform="${enlarged}"/></symbol>`;
  });
  return html`<svg hidden aria-hidden="true" width="0" height="0">${symbols}</svg>`;
}

/** Renders a small seal, which `sealSymbols` must have defined. Screen readers skip it: the sign's name is beside it. */
export function smallSeal(sign: SignId): Html {
  return html`<svg class="seal tint-${sign}" viewBox="${box}" aria-hidden="true"><use href="#seal-${sign}"/></svg>`;
}

/** Renders a seal inside a drawing, centered at a point. */
export function sealAt(sign: SignId, x: number, y: number, size: number, className = ""): Html {
  const [left, top] = [x - size / 2, y - size / 2].map((value) => value.toFixed(1));
  return html`<use href="#seal-${sign}" x="${left}" y="${top}" width="${String(size)}" height="${String(size)}" class="tint-${sign} ${className}"/>`;
}

/** Renders a large seal with the sign's character at the lower right. */
export function largeSeal(sign: SignId): Html {
  const { frame, animal } = sealOutlines[sign];
  return html`<svg class="seal tint-${sign}" viewBox="${box}" aria-hidden="true"><path d="${frame}" fill="currentColor"/><g class="seal-animal"><path d="${animal}" transform="${madeRoom}"/><svg x="${place}" y="${place}" width="${size}" height="${size}" viewBox="0 0 100 100" opacity=".72"><path d="${sealCharacters.get(sign) ?? ""}"/></svg></g></svg>`;
}

const box = `0 0 ${sealBox} ${sealBox}`;
const madeRoom = `translate(${-0.035 * sealBox} ${-0.04 * sealBox})`;
const size = String(0.13 * sealBox);
const place = String(0.805 * sealBox);
