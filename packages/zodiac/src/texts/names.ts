import { type SignId, signIds } from "../signs/signs.ts";
import { nameValue, refuseMore, ZodiacRangeError } from "../zodiac-range-error.ts";

/** A language of `signName`, as a BCP 47 tag. */
export type NameLanguage = "zh-Hans" | "zh-Hant" | "ja" | "ko" | "vi";

/** The name of a sign in a language. */
export interface SignName {
  /** The name of the animal, in its own writing: `马`. */
  readonly name: string;
  /** The name in Latin letters, with tones where the language has them: `mǎ`. Vietnamese is written in Latin letters. */
  readonly latin: string;
  /** The animal in English. It differs between countries: the fourth sign is the Cat in Vietnam. */
  readonly english: string;
}

/**
 * Returns the name of a sign in Chinese (simplified or traditional), Japanese, Korean or Vietnamese. Vietnam has the Buffalo
 * for the Ox and the Cat for the Rabbit. Japan has the Sheep for the Goat and the Boar for the Pig; Korea has the Sheep.
 *
 * Japanese names are the readings that are used for birth years (`ね` for the Rat), in the characters of the branches.
 *
 * @throws {ZodiacRangeError} `unknown-sign`; `unknown-option` for another language.
 * @example
 * signName("horse", "zh-Hant"); // { name: "馬", latin: "mǎ", english: "Horse" }
 * signName("rabbit", "vi"); // { name: "Mèo", latin: "Mèo", english: "Cat" }
 */
export function signName(sign: SignId, language: NameLanguage, ...more: never[]): SignName {
  refuseMore(more, "signIds.map((sign) => signName(sign, language))");
  const place = signIds.indexOf(sign);
  if (place === -1) {
    throw new ZodiacRangeError("unknown-sign", `${nameValue(sign)} is not a sign: give one of ${signIds.join(", ")}.`);
  }
  if (typeof language !== "string" || !Object.hasOwn(names, language)) {
    throw new ZodiacRangeError(
      "unknown-option",
      `${nameValue(language)} is not a language of names: give one of ${Object.keys(names).join(", ")}.`,
    );
  }
  const [name, latin = name] = (names[language][place] as string).split(" ") as [string, string?];
  return { name, latin, english: englishNames[language]?.[sign] ?? sign.charAt(0).toUpperCase() + sign.slice(1) };
}

const pinyin = ["shǔ", "niú", "hǔ", "tù", "lóng", "shé", "mǎ", "yáng", "hóu", "jī", "gǒu", "zhū"];

/** In the order of the cycle, each with its romanization unless it is written in Latin letters. */
const names: Readonly<Record<NameLanguage, readonly string[]>> = {
  "zh-Hans": [..."鼠牛虎兔龙蛇马羊猴鸡狗猪"].map((character, i) => `${character} ${pinyin[i]}`),
  "zh-Hant": [..."鼠牛虎兔龍蛇馬羊猴雞狗豬"].map((character, i) => `${character} ${pinyin[i]}`),
  ja: [
    ...["子 ne", "丑 ushi", "寅 tora", "卯 u", "辰 tatsu", "巳 mi"],
    ...["午 uma", "未 hitsuji", "申 saru", "酉 tori", "戌 inu", "亥 i"],
  ],
  ko: [
    ...["쥐 jwi", "소 so", "호랑이 horangi", "토끼 tokki", "용 yong", "뱀 baem"],
    ...["말 mal", "양 yang", "원숭이 wonsungi", "닭 dak", "개 gae", "돼지 dwaeji"],
  ],
  vi: ["Chuột", "Trâu", "Hổ", "Mèo", "Rồng", "Rắn", "Ngựa", "Dê", "Khỉ", "Gà", "Chó", "Lợn"],
};

const englishNames: Partial<Record<NameLanguage, Partial<Record<SignId, string>>>> = {
  ja: { goat: "Sheep", pig: "Boar" },
  ko: { goat: "Sheep" },
  vi: { ox: "Buffalo", rabbit: "Cat" },
};
