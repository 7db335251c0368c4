import { expect, test } from "vitest";
import { commonSentences } from "./common-sentences.ts";

const names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"];
const asks = (name: string) => `<p>On Monday the Rat asks ${name} for the one page that nobody has read.</p>`;
const waits = (name: string) => `<p>When it is late, the Ox still waits for ${name} beside the door.</p>`;

test("sentences that five articles have are named, the most common first, whatever the names", async () => {
  const articles = names.map((name, i) => ({ content: asks(name) + asks(name) + (i < 5 ? waits(name) : "") }));
  expect(await commonSentences(articles, 9)).toEqual([
    "On Monday the Rat asks Ann for the one page that nobody has read.",
    "When it is late, the Ox still waits for Ann beside the door.",
  ]);
  expect(await commonSentences(articles, 1)).toHaveLength(1);
});

test("a sentence that four articles have may be used", async () => {
  expect(
    await commonSentences(
      names.slice(0, 4).map((name) => ({ content: asks(name) })),
      9,
    ),
  ).toEqual([]);
});
