/**
 * The names of the signs in Chinese, Japanese, Korean, Vietnamese and English.
 *
 * @module
 */

import { type SignId, signIds } from "../signs/signs.ts";
import { nameValue, notKnown, refuseMore, ZodiacRangeError } from "../zodiac-range-error.ts";

/** The languages that have names. */
type Language = "zh-Hans" | "zh-Hant" | "ja" | "ko" | "vi" | "en";

/** A language of `signName`, as a BCP 47 tag with or without a script and a region: `zh-Hans`, `zh-TW`, `ko-KR`. */
export type NameLanguage = Language | "zh" | `${"zh" | "ja" | "ko" | "vi" | "en"}-${string}`;

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
 * Returns the name of a sign in Chinese, Japanese, Korean, Vietnamese or English. Vietnam has the Buffalo for the Ox and the
 * Cat for the Rabbit. Japan has the Sheep for the Goat and the Boar for the Pig; Korea has the Sheep.
 *
 * A name is a translation, not another calendar. The signs of this package are those of the Chinese calendar, and so is a
 * sign with its Vietnamese name. Vietnam's New Year (Tết) was or is on another day in 1968, 1969, 1985, 2007, 2030 and 2053.
 *
 * Chinese is traditional with `Hant`, or without a script in Taiwan, Hong Kong and Macau; otherwise it is simplified.
 *
 * Japanese names are the readings that are used for birth years (`ね` for the Rat), in the characters of the branches.
 *
 * @throws {ZodiacRangeError} `unknown-sign`; `unknown-option` for another language.
 * @example
 * signName("horse", "zh-TW"); // { name: "馬", latin: "mǎ", english: "Horse" }
 * signName("rabbit", "vi"); // { name: "Mèo", latin: "Mèo", english: "Cat" }
 */
export function signName(sign: SignId, language: NameLanguage, ...more: never[]): SignName {
  refuseMore(more, "signIds.map((sign) => signName(sign, language))");
  const place = signIds.indexOf(sign);
  if (place === -1) {
    throw new ZodiacRangeError("unknown-sign", `${nameValue(sign)} is not a sign: give one of ${signIds.join(", ")}.`);
  }
  const known = languageOf(language);
  if (!known) throw notKnown(language, `a language of names: give one of ${Object.keys(names).join(", ")}.`);
  const [name, latin = name] = (names[known][place] as string).split(" ") as [string, string?];
  return { name, latin, english: englishNames[known]?.[sign] ?? capital(sign) };
}

/** Returns the language of a BCP 47 tag. Its case has no meaning. */
function languageOf(tag: string): Language | undefined {
  const form = /^(?:(ja|ko|vi|en)|zh(?:-[a-z]{3})?(?:-(hans|hant))?(?:-(tw|hk|mo)\b)?)(?:-[a-z\d]{1,8})*$/i;
  const [matched, other, script, region] = (typeof tag === "string" && form.exec(tag.toLowerCase())) || [];
  if (!matched) return undefined;
  if (other) return other as Language;
  return script === "hant" || (script === undefined && region) ? "zh-Hant" : "zh-Hans";
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const pinyin = ["shǔ", "niú", "hǔ", "tù", "lóng", "shé", "mǎ", "yáng", "hóu", "jī", "gǒu", "zhū"];

/** In the order of the cycle, each with its romanization unless it is written in Latin letters. */
const names: Readonly<Record<Language, readonly string[]>> = {
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
  en: signIds.map(capital),
};

const englishNames: Partial<Record<Language, Partial<Record<SignId, string>>>> = {
  ja: { goat: "Sheep", pig: "Boar" },
  ko: { goat: "Sheep" },
  vi: { ox: "Buffalo", rabbit: "Cat" },
};
