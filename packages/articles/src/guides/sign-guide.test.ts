import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { wordsOf } from "../html/phrases.ts";
import { signNamed } from "../words/sign-names.ts";
import { guidesBySign } from "./guides-by-sign.ts";
import { signGuideKeywords } from "./sign-guide.ts";

test("each sign has a keyword for each of its guides", () => {
  const guides = signIds.flatMap((sign) => Object.keys(guidesBySign[sign]));
  expect(signGuideKeywords).toHaveLength(guides.length);
});

test.each(signIds)("each title of the %s names it and no other sign, for a reader who sees only the title", (sign) => {
  for (const { title } of Object.values(guidesBySign[sign])) {
    expect([...new Set(wordsOf(title).flatMap(signIn))], title).toEqual([sign]);
  }
});

function signIn(word: string): SignId[] {
  const sign = signNamed(word.replace(/'s$/, ""));
  return sign ? [sign] : [];
}
