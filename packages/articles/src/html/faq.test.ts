import { expect, test } from "vitest";
import { faqOf } from "./faq.ts";

test("answers of several blocks are joined, and entities are decoded", () => {
  expect(
    faqOf(
      "<h2>Asked</h2><h3>A &amp; B?</h3><p>One.</p><ul><li>Two</li></ul><h3>C?</h3><p>Three.</p><p>Four.</p><p>End.</p>",
    ),
  ).toEqual([
    { question: "A & B?", answer: "One. Two" },
    { question: "C?", answer: "Three. Four." },
  ]);
});

test.each([
  "<h2>Why do they clash?</h2><p>Because.</p>",
  "<h2>Work</h2><h3>Why do they clash?</h3><p>Because.</p><h3>Advice</h3><p>Wait.</p>",
  "<h2>Work</h2><h3>Why do they clash?</h3>",
  "",
])("%s has no questions section", (content) => {
  expect(faqOf(content)).toEqual([]);
});
