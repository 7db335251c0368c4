import { expect, test } from "vitest";
import { withArticle } from "./with-article.ts";

test.each(["an Ox", "a Rat", "an Earth Dragon", "a Fire Rabbit", "an analyst", "an underwriter"])("%s", (text) => {
  expect(withArticle(text.replace(/^an? /, ""))).toBe(text);
});

test.each(["a university lecturer", "a user researcher", "a European", "a one"])(
  "%s begins with the sound of a consonant",
  (text) => {
    expect(withArticle(text.replace(/^an? /, ""))).toBe(text);
  },
);
