import { type ClaimingText, claimsNamedIn, claimsOf, type PairClaims } from "@zodiac-at-work/articles/claims";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { describe, expect, test } from "vitest";
import { bossText } from "./boss-text.ts";
import { sharedWork } from "./shared-work.ts";
import { textsBySign } from "./texts-by-sign.ts";
import { textsOfMatch } from "./texts-of-match.ts";

const pairs = signIds.flatMap((a, place) => signIds.slice(place).map((b): [SignId, SignId] => [a, b]));
const unlike = pairs.filter(([a, b]) => a !== b);

describe("the shared work of two people agrees with the claims that the public guides are written from", () => {
  test.each(unlike)("for %s and %s: who opens, closes and leads", (a, b) => {
    const { opens, closes, leads } = sharedWork(a, b);
    const claims = claimsOf(a, b) as PairClaims;
    expect({ opens, closes, leads }).toEqual({ opens: claims.opens, closes: claims.closes, leads: claims.leads });
  });

  test.each(unlike)("for %s and %s: what they quarrel about", (a, b) => {
    expect(quarrelOf(a, b)).toContain(claimsOf(a, b)?.quarrel.word);
  });
});

test("no text about two signs contradicts their claims", () => {
  const claims = pairs
    .flatMap(textsAbout)
    .flatMap((text) => claimsNamedIn(text).map((claim) => ({ pair: text.pair, ...claim })));
  expect(claims.filter(({ holds }) => !holds)).toEqual([]);
  const count = (about: string) => claims.filter((claim) => claim.about === about).length;
  // Shared work says in many words who opens, closes and leads. shared-work.test.ts compares all of it.
  expect(count("lead")).toBeGreaterThanOrEqual(5);
  expect(count("pace") + count("risk")).toBeGreaterThanOrEqual(20);
});

describe("a wrong claim in a paid text is found", () => {
  /** The claims that are wrong once a text of the Rat or about it reads differently. */
  const wrongAfter = (pair: [SignId, SignId], from: string, to: string) => {
    const changed = textsAbout(pair).filter(({ text }) => text.includes(from));
    expect(changed).not.toEqual([]);
    return changed
      .flatMap((text) => claimsNamedIn({ ...text, text: text.text.replace(from, to) }))
      .flatMap(({ holds, about }) => (holds ? [] : [about]));
  };

  test("on who leads", () => {
    expect(wrongAfter(["rat", "tiger"], "The Tiger leads", "The Rat leads")).toEqual(["lead"]);
  });

  test("on the pace", () => {
    expect(wrongAfter(["rat", "dog"], "Your boss decides slowly", "Your boss decides quickly")).toEqual(["pace"]);
  });

  test("on the risk", () => {
    expect(wrongAfter(["tiger", "dragon"], "A Tiger year is as bold", "A Tiger year is as careful")).toEqual(["risk"]);
  });

  test("on the conflict", () => {
    expect(wrongAfter(["rat", "ox"], "You quarrel over changes", "You quarrel over desks")).toEqual(["conflict"]);
    expect(wrongAfter(["tiger", "rabbit"], "The Tiger gets loud", "The Tiger falls silent")).toEqual(["conflict"]);
  });

  test("on the conflict, if the quarrel is that of another pair", () => {
    const own = unlike.map(([a, b]) => ({ word: claimsOf(a, b)?.quarrel.word ?? "", name: `${a} ${b}` }));
    // The word of a pair stands in few quarrels of others.
    for (const { word, name } of own) {
      const others = unlike.filter(([a, b]) => `${a} ${b}` !== name && quarrelOf(a, b).includes(word));
      expect(others.length, `${name}: “${word}”`).toBeLessThan(unlike.length / 3);
    }
  });
});

function quarrelOf(a: SignId, b: SignId): string {
  const { quarrel, mend } = sharedWork(a, b);
  return `${quarrel} ${mend}`.toLowerCase();
}

/** Every text about two signs. */
function textsAbout(pair: [SignId, SignId]): ClaimingText[] {
  const [a, b] = pair;
  const { works, grates, advice } = textsOfMatch(a, b, "person");
  const { split, quarrel, mend } = sharedWork(a, b);
  return [
    ...[works, grates, split, quarrel, mend].map((text) => ({ text, pair })),
    ...advice.map(({ sign, text }) => ({ text, pair, you: sign })),
    ...[...new Set(pair)].flatMap((you) => {
      const other = you === a ? b : a;
      const { companies, states, outlook, occasions } = textsBySign[you];
      const theirs = textsBySign[other].occasions.negotiatingWith;
      return [
        ...[bossText(you, other), companies[other], states[other], outlook.years[other], outlook.months[other]],
        ...[occasions.negotiating, theirs],
      ]
        .flatMap((texts) => (typeof texts === "string" ? texts : Object.values(texts)))
        .map((text) => ({ text, pair, you }));
    }),
  ];
}
