import { expect, test } from "vitest";
import { signIds, signs } from "../signs/signs.ts";
import { type NameLanguage, signName } from "./names.ts";

test("every sign has a name in every language", () => {
  const scripts: Partial<Record<NameLanguage, RegExp>> = {
    "zh-Hans": /^\p{Script=Han}$/u,
    "zh-Hant": /^\p{Script=Han}$/u,
    ja: /^\p{Script=Han}$/u,
    ko: /^\p{Script=Hangul}+$/u,
    vi: /^\p{Script=Latin}+$/u,
    en: /^\p{Script=Latin}+$/u,
  };
  for (const [language, script] of Object.entries(scripts) as [NameLanguage, RegExp][]) {
    const names = signIds.map((sign) => signName(sign, language));
    expect(new Set(names.map(({ name }) => name)).size).toBe(12);
    for (const { name, latin } of names) {
      expect(name).toMatch(script);
      expect(latin).toMatch(/^\p{Script=Latin}+$/u);
    }
  }
});

test("the simplified names are the characters of the signs", () => {
  expect(signIds.map((sign) => signName(sign, "zh-Hans").name)).toEqual(signs.map(({ character }) => character));
});

test("the animals that differ between countries have their own English names", () => {
  expect(signName("rabbit", "vi")).toEqual({ name: "Mèo", latin: "Mèo", english: "Cat" });
  expect(signName("ox", "vi").english).toBe("Buffalo");
  expect([signName("goat", "ja"), signName("pig", "ja")].map(({ english }) => english)).toEqual(["Sheep", "Boar"]);
  expect(signName("goat", "ko").english).toBe("Sheep");
  expect(signName("horse", "zh-Hant")).toEqual({ name: "馬", latin: "mǎ", english: "Horse" });
});

test.each<[NameLanguage, string]>([
  ["zh", "马"],
  ["zh-CN", "马"],
  ["zh-SG", "马"],
  ["zh-TW", "馬"],
  ["zh-HK", "馬"],
  ["zh-mo", "馬"],
  ["zh-Hans-HK", "马"],
  ["zh-Hant-CN", "馬"],
  ["zh-yue-HK", "馬"],
  ["zh-Hant-TW-u-ca-chinese", "馬"],
  ["ZH-HANT" as NameLanguage, "馬"],
  ["ja-JP", "午"],
  ["ko-KR", "말"],
  ["vi-VN", "Ngựa"],
  ["en", "Horse"],
  ["en-US", "Horse"],
])("the tag %s finds the name %s", (tag, name) => {
  expect(signName("horse", tag).name).toBe(name);
});

test.each(["de", "de-DE", "zho", "zhx", "zh_TW", "zh-", "en-", "english", "yue-HK", "", " ja", "ja-日本", "toString"])(
  "the tag %j is refused",
  (tag) => {
    expect(() => signName("horse", tag as NameLanguage)).toThrow(
      expect.objectContaining({ code: "unknown-option", message: expect.stringContaining("zh-Hans, zh-Hant, ja") }),
    );
  },
);
