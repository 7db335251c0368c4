import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { outlook } from "@zodiac-at-work/zodiac/outlook";
import { yearCharacters } from "../texts/year-characters.ts";
import { textsBySign } from "./texts-by-sign.ts";

/** The texts about the years and months of a sign. */
export interface YearOutlooks {
  /** The sign's own year (benmingnian). */
  readonly ownYear: string;
  /** Twelve consecutive zodiac years. They include every animal once. */
  readonly years: readonly YearOutlook[];
  /** The solar months, from the rat's. */
  readonly months: readonly { readonly sign: SignId; readonly text: string }[];
}

/** What a zodiac year brings a sign. Two years, or two signs, share one part at most. */
interface YearOutlook {
  readonly zodiacYear: number;
  /** What the year is good for, and what had better wait: one of 720 texts. It follows `yearDecisions` of the almanac. */
  readonly verdict: string;
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
 * yearOutlooks("dragon", 2026).years[0]?.zodiacYear; // 2026
 */
export function yearOutlooks(sign: SignId, fromZodiacYear: number): YearOutlooks {
  const { ownYear, months } = textsBySign[sign].outlook;
  return {
    ownYear,
    years: Array.from({ length: 12 }, (_, place) => yearOutlook(sign, fromZodiacYear + place)),
    months: signIds.map((id) => ({ sign: id, text: months[id] })),
  };
}

function yearOutlook(sign: SignId, zodiacYear: number): YearOutlook {
  const { yearSign, yearElement } = outlook(sign, zodiacYear);
  const { outlook: texts, yearVerdicts } = textsBySign[sign];
  const { meeting, [yearElement]: text } = texts.years[yearSign];
  const verdict = yearVerdicts[yearSign][yearElement];
  return { zodiacYear, verdict, character: yearCharacters[yearSign][yearElement], meeting, text };
}
