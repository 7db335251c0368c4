import { relationsBetween } from "../match/relations.ts";
import { type Branch, branches, type SexagenaryName } from "../signs/sexagenary.ts";
import type { Element, SignId } from "../signs/signs.ts";
import { notKnown, refuseOptions } from "../zodiac-range-error.ts";
import { numberOf } from "./na-yin.ts";

/** A relation between the stems or the branches of two or three pillars. */
export interface PillarRelation {
  readonly of: "stems" | "branches";
  /**
   * Of stems: `combination` (五合) or `clash` (相冲). Of branches: `liuhe`, `sanhe` (for two of three: a half), `liuchong`,
   * `liuhai`, `xing`, `po`, `full-sanhe` for all three of a trine, and `sanhui` (三会) for all three of a season.
   */
  readonly id: string;
  /** `五合` */
  readonly chinese: string;
  /** `Five combinations` */
  readonly english: string;
  /** The places of the pillars in the given list. */
  readonly pillars: readonly number[];
  /** The element of a combination, a trine or a season. */
  readonly element?: Element;
}

/**
 * Returns the classical relations among the stems and the branches of pillars, those of stems first.
 *
 * Source: Wuxing dayi (五行大义, about 600), book 2; Yuanhai ziping (渊海子平), book 1; Xieji bianfang shu (协纪辨方书, 1741)
 * for the breaks. For the relations of two branches, see `relationsBetween`.
 *
 * @param names two to five sexagenary names, such as those of year, month, day and hour.
 * @throws {ZodiacRangeError} `unknown-option`.
 * @example
 * pillarRelations([sexagenaryName(1), sexagenaryName(26)]).map(({ chinese }) => chinese); // ["五合", "六合"]
 */
export function pillarRelations(names: readonly SexagenaryName[]): PillarRelation[];
export function pillarRelations(names: readonly SexagenaryName[], options?: unknown): PillarRelation[] {
  refuseOptions(options);
  if (!Array.isArray(names)) throw notKnown(names, "a list: give two to five sexagenary names.");
  const places = names.map((name) => numberOf(name) - 1);
  const stemPlaces = places.map((place) => place % 10);
  const branchPlaces = places.map((place) => place % 12);
  return [
    ...pairsOf(stemPlaces).flatMap(([a, b, pillars]) => ofStems(a, b, pillars)),
    ...pairsOf(branchPlaces).flatMap(([a, b, pillars]) => ofBranches(a, b, pillars)),
    ...triplesOf(branchPlaces),
  ];
}

function ofStems(a: number, b: number, pillars: readonly number[]): PillarRelation[] {
  const distance = Math.abs(a - b);
  if (distance === 5) {
    const element = combined[Math.min(a, b)] as Element;
    return [{ of: "stems", id: "combination", chinese: "五合", english: "Five combinations", pillars, element }];
  }
  // 甲 and 庚, 乙 and 辛, 丙 and 壬, 丁 and 癸. Earth is in the middle and clashes with none.
  return distance === 6 ? [{ of: "stems", id: "clash", chinese: "相冲", english: "Clash of stems", pillars }] : [];
}

/** By the first stem: 甲 and 己 become earth, 乙 and 庚 metal, and so on. */
const combined: readonly Element[] = ["earth", "metal", "water", "wood", "fire"];

function ofBranches(a: number, b: number, pillars: readonly number[]): PillarRelation[] {
  const [first, second] = [a, b].map((place) => (branches[place] as Branch).sign) as [SignId, SignId];
  return relationsBetween(first, second).map(({ id, chinese, name }) => ({
    ...{ of: "branches" as const, id, chinese, english: name, pillars },
    ...(id === "liuhe" ? { element: harmonies[Math.min(a, b)] as Element } : {}),
    ...(id === "sanhe" ? { element: trines[a % 4] as Element } : {}),
  }));
}

/** By the lower branch: 子丑 earth, 寅亥 wood, 卯戌 fire, 辰酉 metal, 巳申 water, 午未 earth. */
const harmonies: Readonly<Record<number, Element>> = {
  0: "earth",
  2: "wood",
  3: "fire",
  4: "metal",
  5: "water",
  6: "earth",
};

/** 申子辰 water, 巳酉丑 metal, 寅午戌 fire, 亥卯未 wood. */
const trines: readonly Element[] = ["water", "metal", "fire", "wood"];

/** 亥子丑 water, 寅卯辰 wood, 巳午未 fire, 申酉戌 metal. */
const seasons: readonly Element[] = ["water", "wood", "fire", "metal"];

function triplesOf(places: readonly number[]): PillarRelation[] {
  const found: PillarRelation[] = [];
  for (const [i, a] of places.entries()) {
    for (const [pair, b] of places.slice(i + 1).entries()) {
      const j = i + 1 + pair;
      for (const [last, c] of places.slice(j + 1).entries()) {
        const pillars = [i, j, j + 1 + last];
        if (new Set([a, b, c]).size < 3) continue;
        if (a % 4 === b % 4 && b % 4 === c % 4) {
          const element = trines[a % 4] as Element;
          const texts = { chinese: "三合局", english: "Three harmonies, complete" };
          found.push({ of: "branches", id: "full-sanhe", ...texts, pillars, element });
        }
        const season = seasonOf(a);
        if (season === seasonOf(b) && season === seasonOf(c)) {
          const element = seasons[season] as Element;
          const texts = { chinese: "三会", english: "Three of a season" };
          found.push({ of: "branches", id: "sanhui", ...texts, pillars, element });
        }
      }
    }
  }
  return found;
}

function seasonOf(branch: number): number {
  return Math.floor(((branch + 1) % 12) / 3);
}

function pairsOf(places: readonly number[]): [a: number, b: number, pillars: readonly number[]][] {
  return places.flatMap((a, i) =>
    places.slice(i + 1).map((b, j): [number, number, readonly number[]] => [a, b, [i, i + 1 + j]]),
  );
}
