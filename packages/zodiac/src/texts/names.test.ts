import { expect, test } from "vitest";
import { signIds, signs } from "../signs/signs.ts";
import { type NameLanguage, signName } from "./names.ts";

const languages: readonly NameLanguage[] = ["zh-Hans", "zh-Hant", "ja", "ko", "vi"];

test("every sign has a name in every language", () => {
  const scripts: Record<NameLanguage, RegExp> = {
    "zh-Hans": /^\p{Script=Han}$/u,
    "zh-Hant": /^\p{Script=Han}$/u,
    ja: /^\p{Script=Han}$/u,
    ko: /^\p{Script=Hangul}+$/u,
    vi: /^\p{Script=Latin}+$/u,
  };
  for (const language of languages) {
    const names = signIds.map((sign) => signName(sign, language));
    expect(new Set(names.map(({ name }) => name)).size).toBe(12);
    for (const { name, latin } of names) {
      expect(name).toMatch(scripts[language]);
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
