import { expect, test } from "vitest";
import { type LookedAtPair, lookedAt, pairsBefore } from "./looked-at.ts";

const you = { kind: "person", value: "dragon", sign: "dragon" } as const;
const reddit = { kind: "company", value: "Reddit", sign: "rooster" } as const;
const texas = { kind: "state", value: "Texas", sign: "snake" } as const;

test("a pair is listed once, the latest first, whichever side was which", () => {
  lookedAt.add({ uid: "one", a: you, b: reddit });
  lookedAt.add({ uid: "one", a: you, b: texas });
  lookedAt.add({ uid: "one", a: reddit, b: you });
  expect(lookedAt.get().map(({ a, b }) => [a.value, b.value])).toEqual([
    ["Reddit", "dragon"],
    ["dragon", "Texas"],
  ]);
});

test("a user sees their own pairs without the one that is shown", () => {
  const all: LookedAtPair[] = [
    { uid: "two", a: you, b: reddit },
    { uid: "one", a: you, b: texas },
    { uid: "one", a: you, b: reddit },
  ];
  expect(pairsBefore(all, { uid: "one", a: reddit, b: you })).toEqual([all[1]]);
});
