import { type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { describe, expect, test } from "vitest";
import { bossText } from "./boss-text.ts";
import { peopleMatch } from "./people-match.ts";
import { claimsNamedIn, type PairedText } from "./quality/named-claims.ts";
import { sharedWork } from "./shared-work.ts";
import { textsBySign } from "./texts-by-sign.ts";

const pairs = signIds.flatMap((a, place) => signIds.slice(place).map((b): [SignId, SignId] => [a, b]));
const unlike = pairs.filter(([a, b]) => a !== b);

test("is the same in both orders", () => {
  for (const [a, b] of pairs) expect(sharedWork(b, a)).toBe(sharedWork(a, b));
});

describe("the split of work", () => {
  test.each(unlike)("of %s and %s says who opens, who closes and what each decides", (a, b) => {
    const { opens, closes, decides, split } = sharedWork(a, b);
    const named = namesIn(split, [a, b]);
    expect(named[0]?.sign).toBe(opens);
    const closing = /\bcloses\b/.exec(split)?.index ?? -1;
    expect(named.findLast(({ place }) => place < closing)?.sign).toBe(closes);
    for (const sign of [a, b]) expect(whoDecides(split, decides[sign], [a, b])).toBe(sign);
  });

  test.each(signIds)("of two of the %s has one who opens, one who closes and a common decision", (sign) => {
    const { opens, closes, decides, split } = sharedWork(sign, sign);
    expect([opens, closes]).toEqual([sign, sign]);
    expect(split).toMatch(/\bopens\b.*\bcloses\b/);
    expect(split).toContain(decides[sign]);
  });

  test("names a leader where the pair has one, and only there", () => {
    for (const [a, b] of pairs) {
      const { leads, split } = sharedWork(a, b);
      expect([a, b, / leads\b/.test(split)]).toEqual([a, b, leads !== undefined]);
    }
  });
});

test("all texts about a pair make the same claims", () => {
  const texts = pairs.flatMap(textsAbout);
  const claims = texts.flatMap((paired) => claimsNamedIn(paired).map((claim) => ({ pair: paired.pair, ...claim })));
  expect(claims.length).toBeGreaterThanOrEqual(10);
  expect(claims.filter(({ holds }) => !holds)).toEqual([]);
});

test("finds claims that contradict the characters of two signs", () => {
  const wrong = (text: string, about: Omit<PairedText, "text">) =>
    claimsNamedIn({ text, ...about })
      .filter(({ holds }) => !holds)
      .map((claim) => claim.text);
  const toRat = { pair: ["rat", "ox"], you: "rat" } as const;
  expect(wrong("Your boss is slower than you.", toRat)).toEqual([]);
  expect(wrong("Your boss is faster than you.", toRat)).toEqual(["faster than you"]);
  expect(wrong("You are slower than your boss.", toRat)).toEqual(["slower than your boss"]);
  expect(wrong("They are bolder than you.", toRat)).toEqual(["bolder than you"]);
  expect(wrong("Then you shout, and your boss falls silent.", toRat)).toEqual(["you shout"]);
  expect(wrong("They get loud.", toRat)).toEqual(["They get loud"]);
  expect(wrong("The Rat is slower than the Ox.", { pair: ["rat", "ox"] })).toEqual(["slower than the Ox"]);
  expect(wrong("The Rat leads.", { pair: ["rat", "ox"], leads: "ox" })).toEqual(["Rat leads"]);
  expect(wrong("The Rat leads.", { pair: ["rat", "ox"], leads: "rat" })).toEqual([]);
  expect(wrong("The Tiger goes quiet.", { pair: ["rat", "tiger"] })).toEqual(["Tiger goes quiet"]);
  expect(wrong("You spend it faster than you think.", toRat)).toEqual([]);
});

/** Every text about two signs, with the claims that it has to agree with. */
function textsAbout([a, b]: [SignId, SignId]): PairedText[] {
  const { works, grates, advice } = peopleMatch(a, b);
  const { leads, split, quarrel, mend } = sharedWork(a, b);
  return [
    ...[works, grates, split, quarrel, mend].map((text) => ({ text, pair: [a, b] as const, leads })),
    ...[...new Set([a, b])].map((you) => ({ text: advice[you], pair: [a, b] as const, you, leads })),
    ...[...new Set([a, b])].flatMap((you) => {
      const other = you === a ? b : a;
      const { companies, states, outlook } = textsBySign[you];
      return [bossText(you, other), companies[other], states[other], outlook.years[other], outlook.months[other]]
        .flatMap((texts) => (typeof texts === "string" ? texts : Object.values(texts)))
        .map((text) => ({ text, pair: [a, b] as const, you, leads }));
    }),
  ];
}

/** The sign that a text names last before it says what is decided. */
function whoDecides(split: string, decision: string, pair: [SignId, SignId]): SignId | undefined {
  const decided = split.indexOf(decision);
  return namesIn(split, pair).findLast(({ place }) => place < decided)?.sign;
}

function namesIn(text: string, pair: readonly SignId[]): { sign: SignId; place: number }[] {
  return pair
    .flatMap((sign) =>
      Array.from(text.matchAll(new RegExp(`\\b${signById(sign).name}\\b`, "g")), ({ index }) => ({
        sign,
        place: index,
      })),
    )
    .sort((x, y) => x.place - y.place);
}
