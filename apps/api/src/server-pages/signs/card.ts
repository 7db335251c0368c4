import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { type Element, type SignId, signById } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { capital } from "../shared/capital.ts";
import type { Picture } from "../shared/draw-picture.ts";
import { signPath } from "./sign-paths.ts";

const elements: readonly string[] = ["wood", "fire", "earth", "metal", "water"] satisfies Element[];

/** Reads an element of a path, in any case. */
export function parseElement(segment: string): Element | undefined {
  const element = segment.toLowerCase();
  return elements.includes(element) ? (element as Element) : undefined;
}

/**
 * Returns the path of the page that a reader shares: sign and element of their year, never their birth date.
 *
 * @example
 * cardPath("dragon", "earth"); // "/signs/dragon/earth"
 */
export function cardPath(sign: SignId, element: Element): string {
  return `${signPath(sign)}/${element}`;
}

/** Returns the texts that a shared link shows. */
export function cardWords(sign: SignId, element: Element) {
  const { name } = signById(sign);
  return {
    title: `I’m ${withArticle(`${capital(element)} ${name}`)} at work`,
    description: `${shortProfiles[sign].traits}. Find your own sign by the day you were born, free.`,
  };
}

/** Returns the card of a reader, as a picture. */
export function cardOf(sign: SignId, element: Element): Picture {
  const { traits, bestCompatibility } = shortProfiles[sign];
  return {
    signs: [sign],
    eyebrow: `Year of the ${signById(sign).name}`,
    title: cardWords(sign, element).title,
    lede: `${traits}.`,
    partners: bestCompatibility,
    note: "Find your own sign, free",
  };
}
