import { expect, test } from "vitest";
import { outcomeOf, questionOf } from "./bulk-words.ts";

test("the question names the count", () => {
  expect(questionOf("publish", 12)).toBe("Publish 12 articles?");
  expect(questionOf("delete", 1)).toBe("Delete 1 article?");
});

test("the outcome counts what changed, what was so before, and what failed", () => {
  expect(outcomeOf("publish", { changed: 3, unchanged: 0, failures: [] })).toBe("3 articles published.");
  expect(outcomeOf("delete", { changed: 0, unchanged: 2, failures: [{}] })).toBe(
    "0 articles deleted. 2 were like this before. 1 stays as before.",
  );
});
