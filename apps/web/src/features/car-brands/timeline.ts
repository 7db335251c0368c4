import { bestSigns, byMatch } from "@zodiac-at-work/almanac/best-signs";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import type { CarBrandView } from "./car-brand-view.ts";
import type { BrandInBrief } from "./use-car-brands.ts";

/** The brands of the ten years from `decade` on, in the order of their marks. */
export interface Decade {
  readonly decade: number;
  readonly brands: readonly BrandInBrief[];
}

/** Which marks of the timeline have the tint of their sign. */
export interface Emphasis {
  /** The signs with a tint, also the first in a row. */
  readonly tinted: readonly SignId[];
  /** The signs that the figure of a row counts. */
  readonly counted: readonly SignId[];
}

/** A mark of the timeline: the decade, and the place in its row. */
export interface Mark {
  readonly decade: number;
  readonly index: number;
}

/** Returns the emphasis of a view: the chosen signs, the reader's matches and own sign, or all signs. */
export function emphasisOf(
  { scope, signs }: Pick<CarBrandView, "scope" | "signs">,
  reader: SignId | undefined,
): Emphasis {
  if (scope === "matches" && reader) return { tinted: [...bestSigns(reader), reader], counted: bestSigns(reader) };
  if (signs.length > 0) return { tinted: signs, counted: signs };
  const all = reader ? byMatch(reader) : signIds;
  return { tinted: all, counted: all };
}

/** Returns the decades with a brand, each with its marks: the tinted signs in their order, then the others by year. */
export function timelineOf(brands: readonly BrandInBrief[], { tinted }: Emphasis): readonly Decade[] {
  const placeOf = ({ zodiacSign }: BrandInBrief) => {
    const place = tinted.indexOf(zodiacSign);
    return place === -1 ? tinted.length : place;
  };
  const decadeOf = ({ foundedYear }: BrandInBrief) => Math.floor(foundedYear / 10) * 10;
  return [...new Set(brands.map(decadeOf))]
    .toSorted((a, b) => a - b)
    .map((decade) => ({
      decade,
      brands: brands.filter((brand) => decadeOf(brand) === decade).toSorted((a, b) => placeOf(a) - placeOf(b)),
    }));
}

type Filter = Pick<CarBrandView, "category" | "isActive" | "search">;

/** Returns whether a brand passes the filters other than the sign. */
export function passes({ category, isActive, search }: Filter, brand: BrandInBrief): boolean {
  return (
    (!category || brand.category === category) &&
    (!isActive || brand.isActive) &&
    (search === "" || plain(brand.name).includes(plain(search)))
  );
}

/** Counts brands by a property that is a sign or a category. */
export function countBy<Key extends "zodiacSign" | "category">(brands: readonly BrandInBrief[], key: Key) {
  const counts = new Map<BrandInBrief[Key], number>();
  for (const brand of brands) counts.set(brand[key], (counts.get(brand[key]) ?? 0) + 1);
  return counts;
}

/**
 * Returns the mark that a key moves to, or undefined for any other key. Right and Left move along a row, Up and Down move
 * between decades, Home and End move to the ends of a row. At an end, a mark stays where it is.
 */
export function markForKey(key: string, { decade, index }: Mark, timeline: readonly Decade[]): Mark | undefined {
  const row = timeline.findIndex((other) => other.decade === decade);
  const last = (timeline[row]?.brands.length ?? 1) - 1;
  const inRow = (to: number) => ({ decade, index: Math.max(0, Math.min(to, last)) });
  const inOther = (other: Decade | undefined) =>
    other ? { decade: other.decade, index: Math.min(index, other.brands.length - 1) } : { decade, index };
  switch (key) {
    case "ArrowRight":
      return inRow(index + 1);
    case "ArrowLeft":
      return inRow(index - 1);
    case "Home":
      return inRow(0);
    case "End":
      return inRow(last);
    case "ArrowDown":
      return inOther(timeline[row + 1]);
    case "ArrowUp":
      return inOther(timeline[row - 1]);
    default:
      return undefined;
  }
}

/** Returns a text without case and accents, as the server compares names. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();
}
