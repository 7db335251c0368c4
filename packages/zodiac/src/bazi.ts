/**
 * Eight characters (bazi, 八字): ten gods, hidden stems, NaYin, growth stages, void branches, relations and luck cycles.
 *
 * @module
 */

export { type GrowthStage, growthStage } from "./bazi/growth-stages.ts";
export { type HiddenStem, hiddenStems } from "./bazi/hidden-stems.ts";
export { type Luck, type LuckCycle, type LuckMethod, type LuckOptions, luckCycles } from "./bazi/luck-cycles.ts";
export { type NaYin, naYin } from "./bazi/na-yin.ts";
export { type PillarRelation, pillarRelations } from "./bazi/pillar-relations.ts";
export { type EightCharacters, type PillarReading, readPillars } from "./bazi/read-pillars.ts";
export type { BranchInput, StemInput } from "./bazi/stem-branch-input.ts";
export { type TenGod, tenGod } from "./bazi/ten-gods.ts";
export { voidBranches } from "./bazi/void-branches.ts";
