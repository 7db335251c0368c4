import type { FourPillars, Pillar } from "../signs/pillars.ts";
import type { Branch, SexagenaryName, Stem } from "../signs/sexagenary.ts";
import { notKnown, refuseOptions, ZodiacRangeError } from "../zodiac-range-error.ts";
import { type GrowthStage, growthStage } from "./growth-stages.ts";
import { type HiddenStem, hiddenStems } from "./hidden-stems.ts";
import { type NaYin, naYin } from "./na-yin.ts";
import { type PillarRelation, pillarRelations } from "./pillar-relations.ts";
import { type TenGod, tenGod } from "./ten-gods.ts";
import { voidBranches } from "./void-branches.ts";

/** A pillar with what it is to the stem of the day. */
export interface PillarReading {
  readonly name: SexagenaryName;
  /** What the stem is to the stem of the day; undefined for the day itself. */
  readonly tenGod: TenGod | undefined;
  readonly hiddenStems: readonly (HiddenStem & { readonly tenGod: TenGod })[];
  readonly naYin: NaYin;
  /** The stage of the stem of the day in this branch. */
  readonly growthStage: GrowthStage;
  readonly voidBranches: readonly [Branch, Branch];
}

/** The eight characters of a birth, read. */
export interface EightCharacters {
  /** The stem of the day, which everything else is compared with. */
  readonly dayMaster: Stem;
  /** Year, month, day and, if it is known, hour. */
  readonly pillars: readonly PillarReading[];
  /** The places of the pillars are those in `pillars`. */
  readonly relations: readonly PillarRelation[];
}

/**
 * Reads four pillars: ten gods, hidden stems, NaYin, growth stages, void branches and relations. The functions of this entry
 * name their sources. This is tradition, for entertainment.
 *
 * @param pillars a result of `fourPillars` or `solarPillars`. The hour may be unknown, the others not.
 * @throws {ZodiacRangeError} `malformed-time` if the time decides a pillar and is unknown.
 * @example
 * const pillars = fourPillars("2000-02-04", { time: "20:41", zone: "Asia/Shanghai" });
 * const { dayMaster, pillars: read } = readPillars(pillars);
 * dayMaster.character; // "壬"
 * read.map((pillar) => pillar.tenGod?.chinese); // ["偏印", "七杀", undefined, "偏印"]
 */
export function readPillars(pillars: FourPillars): EightCharacters;
export function readPillars(pillars: FourPillars, options?: unknown): EightCharacters {
  refuseOptions(options);
  const { year, month, day, hour } = Object(pillars) as FourPillars;
  const names = [...[year, month, day].map(knownName), ...(hour === undefined ? [] : [hour])];
  const dayMaster = knownName(day).stem;
  return {
    dayMaster,
    pillars: names.map((name, index) => ({
      name,
      tenGod: index === 2 ? undefined : tenGod(dayMaster, name.stem),
      hiddenStems: hiddenStems(name.branch).map((hidden) => ({ ...hidden, tenGod: tenGod(dayMaster, hidden.stem) })),
      naYin: naYin(name),
      growthStage: growthStage(dayMaster, name.branch),
      voidBranches: voidBranches(name),
    })),
    relations: pillarRelations(names),
  };
}

function knownName(pillar: Pillar): SexagenaryName {
  const { known, name } = Object(pillar);
  if (known === undefined) throw notKnown(pillar, "a pillar: give a result of fourPillars or solarPillars.");
  if (known) return name;
  throw new ZodiacRangeError(
    "malformed-time",
    "More than one pillar is possible: give fourPillars the time and the zone of the birth.",
  );
}
