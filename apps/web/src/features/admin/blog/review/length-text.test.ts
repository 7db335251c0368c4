import { expect, test } from "vitest";
import { lengthText } from "./length-text.ts";

test("a length says where the matter ends, what is asked for, and what the article has", () => {
  const lengths = { mostWords: 2000, words: 1140 };
  expect(lengthText(lengths)).toBe("1,140 words; more would repeat. At most 2,000 are asked for.");
  expect(lengthText(lengths, 900)).toContain("The article has 900 words.");
  expect(lengthText({ mostWords: 1000, words: 980 }, 980)).toBe("980 words. At most 1,000 are asked for.");
});
