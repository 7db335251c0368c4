import { pairNotes } from "@zodiac-at-work/articles/pair-notes";
import { signIds } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { sharedWork } from "./shared-work.ts";

const pairs = signIds.flatMap((a, i) => signIds.slice(i + 1).map((b) => [a, b] as const));

test("the public note on every pair makes the claims of the paid text: who opens, who closes, who leads", () => {
  expect(Object.keys(pairNotes)).toHaveLength(pairs.length);
  for (const [a, b] of pairs) {
    const { opens, closes, leads } = sharedWork(a, b);
    expect(pairNotes[`${a} ${b}`], `${a} ${b}`).toMatchObject({ opens, closes });
    expect(pairNotes[`${a} ${b}`]?.leads, `${a} ${b}`).toBe(leads);
  }
});
