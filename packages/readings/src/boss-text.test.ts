import { signById, signIds } from "@zodiac-at-work/zodiac";
import { describe, expect, test } from "vitest";
import { bossText } from "./boss-text.ts";

const pairs = signIds.flatMap((sign) => signIds.map((boss) => ({ sign, boss, text: bossText(sign, boss) })));

describe("the texts about a reader and a boss", () => {
  test.each(pairs)("names the $boss for the $sign", ({ boss, text }) => {
    expect(text).toMatch(new RegExp(`\\b${signById(boss).name}s?\\b|\\b${signById(boss).name}en\\b`));
  });

  test.each(pairs)("gives the $sign one thing to say aloud to a $boss", ({ text }) => {
    expect(text.match(/“[^“”]+”/g)).toHaveLength(1);
    expect(text.replace(/“[^“”]+”/, "")).not.toMatch(/[“”"]/);
  });

  test("begin differently for readers of one sign", () => {
    const opening = (text: string) => text.split(" ").slice(0, 3).join(" ");
    for (const sign of signIds) {
      const openings = signIds.map((boss) => opening(bossText(sign, boss)));
      expect(new Set(openings).size).toBe(openings.length);
    }
  });
});
