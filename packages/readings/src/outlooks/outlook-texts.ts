import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { outlook } from "@zodiac-at-work/zodiac/outlook";
import { signOutlooks } from "./sign-outlooks.ts";
import { yearCharacters } from "./year-characters.ts";

/** The texts about the years and months of a sign. */
export interface OutlookTexts {
  /** The sign's own year (benmingnian). */
  readonly ownYear: string;
  /** Twelve consecutive zodiac years, which include every animal once. */
  readonly years: readonly YearTexts[];
  /** The solar months, from the rat's. */
  readonly months: readonly { readonly sign: SignId; readonly text: string }[];
}

/** What a zodiac year brings a sign, in three parts that read as one. Two years, or two signs, share one of them at most. */
interface YearTexts {
  readonly zodiacYear: number;
  /** The year's animal and element, for everybody. */
  readonly character: string;
  /** How the sign meets the year's animal. */
  readonly meeting: string;
  /** What the element brings this sign in a year of this animal: one of 720 texts. */
  readonly text: string;
}

/**
 * Returns the texts about twelve zodiac years and the twelve solar months of a sign.
 *
 * @example
 * outlookTexts("dragon", 2026).years[0]?.zodiacYear; // 2026
 */
export function outlookTexts(sign: SignId, fromZodiacYear: number): OutlookTexts {
  const { ownYear, months } = signOutlooks[sign];
  return {
    ownYear,
    years: Array.from({ length: 12 }, (_, place) => yearTexts(sign, fromZodiacYear + place)),
    months: signIds.map((id) => ({ sign: id, text: months[id] })),
  };
}

function yearTexts(sign: SignId, zodiacYear: number): YearTexts {
  const { yearSign, yearElement } = outlook(sign, zodiacYear);
  const { meeting, [yearElement]: text } = signOutlooks[sign].years[yearSign];
  return { zodiacYear, character: yearCharacters[yearSign][yearElement], meeting, text };
}
