import { type SexagenaryName, sexagenaryName } from "../signs/sexagenary.ts";
import type { Element } from "../signs/signs.ts";
import { notKnown, refuseOptions } from "../zodiac-range-error.ts";

/** The NaYin (纳音), the sound of two neighbors in the cycle of sixty. */
export interface NaYin {
  /** `海中金` */
  readonly chinese: string;
  /** `Gold in the Sea` */
  readonly english: string;
  readonly element: Element;
}

/**
 * Returns the NaYin of a sexagenary name.
 *
 * Source: Shen Kuo, Mengxi bitan (梦溪笔谈, 1088), book 5, for the rule; Sanming tonghui (三命通会, 1578), book 1, for the names.
 *
 * @throws {ZodiacRangeError} `unknown-option`.
 * @example
 * naYin(sexagenaryYear(1984)); // { chinese: "海中金", english: "Gold in the Sea", element: "metal" }
 */
export function naYin(name: SexagenaryName): NaYin;
export function naYin(name: SexagenaryName, options?: unknown): NaYin {
  refuseOptions(options);
  const text = texts[(numberOf(name) - 1) >> 1] as string;
  const [chinese, english] = text.split("|") as [string, string];
  return { chinese, english, element: elements[chinese.charAt(2)] as Element };
}

/** Returns the place of a sexagenary name, 1 to 60. */
export function numberOf(name: SexagenaryName): number {
  const { number, chinese } = Object(name);
  const isPlace = Number.isInteger(number) && number >= 1 && number <= 60;
  // A luck cycle and an anniversary have a number too.
  if (isPlace && sexagenaryName(number).chinese === chinese) return number;
  throw notKnown(name, "a sexagenary name: give a result of sexagenaryName, sexagenaryYear or sexagenaryDay.");
}

const elements: Readonly<Record<string, Element>> = { 金: "metal", 木: "wood", 水: "water", 火: "fire", 土: "earth" };

const texts = [
  ...["海中金|Gold in the Sea", "炉中火|Fire in the Furnace", "大林木|Wood of the Great Forest"],
  ...["路旁土|Earth by the Road", "剑锋金|Gold of the Sword's Edge", "山头火|Fire on the Mountain"],
  ...["涧下水|Water in the Ravine", "城头土|Earth on the City Wall", "白蜡金|Gold of White Wax"],
  ...["杨柳木|Wood of the Willow", "泉中水|Water in the Spring", "屋上土|Earth on the Roof"],
  ...["霹雳火|Fire of the Thunderbolt", "松柏木|Wood of Pine and Cypress", "长流水|Water of the Long River"],
  ...["沙中金|Gold in the Sand", "山下火|Fire below the Mountain", "平地木|Wood of the Plain"],
  ...["壁上土|Earth on the Wall", "金箔金|Gold Leaf", "覆灯火|Fire of the Covered Lamp"],
  ...["天河水|Water of the Milky Way", "大驿土|Earth of the Post Road", "钗钏金|Gold of Hairpin and Bracelet"],
  ...["桑柘木|Wood of the Mulberry", "大溪水|Water of the Great Stream", "沙中土|Earth in the Sand"],
  ...["天上火|Fire in the Sky", "石榴木|Wood of the Pomegranate", "大海水|Water of the Great Sea"],
];
