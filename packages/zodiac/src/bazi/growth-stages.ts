import { refuseMore } from "../zodiac-range-error.ts";
import { type BranchInput, placeOfBranch, placeOfStem, type StemInput } from "./stem-branch-input.ts";

/** One of the twelve growth stages (changsheng, 十二长生) of a stem in a branch. */
export interface GrowthStage {
  /** 1 (birth) to 12 (nurture). */
  readonly number: number;
  /** `长生` */
  readonly chinese: string;
  /** `zhǎng-shēng` */
  readonly pinyin: string;
  /** `Birth` */
  readonly english: string;
}

/**
 * Returns the growth stage of a stem in a branch. Yang stems go forward through the branches from their birth, yin stems
 * backward. Earth has the stages of fire.
 *
 * Source: Yuanhai ziping (渊海子平), book 1; Sanming tonghui (三命通会, 1578), book 2.
 *
 * @throws {ZodiacRangeError} `unknown-option`; `too-many-arguments`.
 * @example
 * growthStage("甲", "亥"); // { number: 1, chinese: "长生", pinyin: "zhǎng-shēng", english: "Birth" }
 */
export function growthStage(stem: StemInput, branch: BranchInput, ...more: never[]): GrowthStage {
  refuseMore(more, "branches.map((branch) => growthStage(stem, branch))");
  const place = placeOfStem(stem);
  const steps = placeOfBranch(branch) - (births[place] as number);
  const stage = ((place % 2 === 0 ? steps : -steps) + 12) % 12;
  const [chinese, pinyin, english] = (texts[stage] as string).split("|") as [string, string, string];
  return { number: stage + 1, chinese, pinyin, english };
}

/** The branches in which the stems are born: 亥 for 甲, 午 for 乙, and so on. */
const births = [11, 6, 2, 9, 2, 9, 5, 0, 8, 3];

const texts = [
  ...["长生|zhǎng-shēng|Birth", "沐浴|mù-yù|Bath", "冠带|guān-dài|Cap and Belt", "临官|lín-guān|Office"],
  ...["帝旺|dì-wàng|Peak", "衰|shuāi|Decline", "病|bìng|Sickness", "死|sǐ|Death"],
  ...["墓|mù|Grave", "绝|jué|Extinction", "胎|tāi|Conception", "养|yǎng|Nurture"],
];
