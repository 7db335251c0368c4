import { expect, test } from "vitest";
import { leaderInWords, type TeamLeader } from "./leader-in-words.ts";

const figures = { places: [1], leads: 2, opens: 3, score: 60.6 };

test.each([
  ["leads", 6, "Leads in 2 of 6 pairs, more than anyone else."],
  ["opens", 6, "Makes the first step in 3 of 6 pairs, more than anyone else."],
  ["score", 6, "Has the best average score with the others, 61. Somebody else makes the first step as often."],
  ["turns", 6, "All rules leave them equal: each makes the first step in 3 pairs, with an average score of 61."],
] as [TeamLeader["rule"], number, string][])("says why, if the rule is %s", (rule, pairs, words) => {
  expect(leaderInWords({ ...figures, rule }, pairs)).toBe(words);
});
