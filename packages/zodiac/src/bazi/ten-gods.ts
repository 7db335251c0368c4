import { refuseMore } from "../zodiac-range-error.ts";
import { placeOfStem, type StemInput } from "./stem-branch-input.ts";

/** One of the ten gods (shishen, 十神): what a stem is to the stem of the day. */
export interface TenGod {
  readonly id:
    | "companion"
    | "rob-wealth"
    | "eating-god"
    | "hurting-officer"
    | "indirect-wealth"
    | "direct-wealth"
    | "seven-killings"
    | "direct-officer"
    | "indirect-resource"
    | "direct-resource";
  /** `正官` */
  readonly chinese: string;
  /** `zhèng-guān` */
  readonly pinyin: string;
  /** `Direct Officer` */
  readonly english: string;
}

/**
 * Returns the ten god that a stem is to the stem of the day: by the relation of their elements, and by whether their polarity
 * is the same.
 *
 * Source: Xu Sheng, Yuanhai ziping (渊海子平), book 1, on the ten gods.
 *
 * @param dayStem the stem of the day, the day master.
 * @throws {ZodiacRangeError} `unknown-option`; `too-many-arguments`.
 * @example
 * tenGod("甲", "辛").chinese; // "正官": metal controls wood, and the polarity is another
 */
export function tenGod(dayStem: StemInput, stem: StemInput, ...more: never[]): TenGod {
  refuseMore(more, "stems.map((stem) => tenGod(dayStem, stem))");
  const [day, other] = [placeOfStem(dayStem), placeOfStem(stem)];
  // Two stems for each element, in the order of the generating cycle.
  const steps = ((other >> 1) - (day >> 1) + 5) % 5;
  const [id, chinese, pinyin, english] = (texts[steps * 2 + ((day + other) % 2)] as string).split("|");
  return { id, chinese, pinyin, english } as TenGod;
}

const texts = [
  ...["companion|比肩|bǐ-jiān|Companion", "rob-wealth|劫财|jié-cái|Rob Wealth"],
  ...["eating-god|食神|shí-shén|Eating God", "hurting-officer|伤官|shāng-guān|Hurting Officer"],
  ...["indirect-wealth|偏财|piān-cái|Indirect Wealth", "direct-wealth|正财|zhèng-cái|Direct Wealth"],
  ...["seven-killings|七杀|qī-shā|Seven Killings", "direct-officer|正官|zhèng-guān|Direct Officer"],
  ...["indirect-resource|偏印|piān-yìn|Indirect Resource", "direct-resource|正印|zhèng-yìn|Direct Resource"],
];
