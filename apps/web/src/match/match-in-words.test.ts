import { expect, test } from "vitest";
import { matchInWords } from "./match-in-words.ts";

test.each([
  [100, "strong"],
  [80, "strong"],
  [79, "good"],
  [60, "good"],
  [59, "even"],
  [40, "even"],
  [39, "patience"],
  [0, "patience"],
])("a score of %i is %s, as the key of the scores says", (score, word) => {
  expect(matchInWords(score)).toContain(word);
});
