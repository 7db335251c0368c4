import { describe, expect, test } from "vitest";
import { careerMatch } from "../match/match.ts";
import { type RelationId, relationsBetween } from "../match/relations.ts";
import { type SignId, signs } from "../signs/signs.ts";
import { signForYear } from "../signs/year-cycle.ts";
import { type Profile, profiles, shortProfiles } from "./profiles.ts";

const ids = signs.map((sign) => sign.id);
const every = ids.map((id) => profiles[id]);
const paragraphs = ["description", "businessTraits", "personality", "careerStrengths"] as const;

describe("profiles", () => {
  test("contains the twelve signs in the order of the cycle", () => {
    expect(Object.keys(profiles)).toEqual(ids);
  });

  test.each(ids)("lists three zodiac years of the %s, twelve apart, of people now at work", (id) => {
    const [first, second, third] = profiles[id].years;
    expect([second - first, third - second]).toEqual([12, 12]);
    expect(profiles[id].years.map((year) => signForYear(year))).toEqual([id, id, id]);
    expect(first).toBe(1972 + ids.indexOf(id));
  });

  test.each(ids)("lists as best for the %s its partners in harmony, who score higher than all other signs", (id) => {
    const { bestCompatibility: best } = profiles[id];
    expect(best.toSorted()).toEqual([...partnersOf(id, "liuhe"), ...partnersOf(id, "sanhe")].sort());
    expect(scoresOf(id, best)).toEqual(scoresOf(id, best).toSorted((a, b) => b - a));
    const others = ids.filter((other) => !best.includes(other));
    expect(Math.min(...scoresOf(id, best))).toBeGreaterThan(Math.max(...scoresOf(id, others)));
  });

  test.each(ids)(
    "lists as worst for the %s its clash, harm and punishments, which score lower than all other signs",
    (id) => {
      const { bestCompatibility: best, worstCompatibility: worst } = profiles[id];
      const tense = (["liuchong", "liuhai", "xing"] as const).flatMap((relation) => partnersOf(id, relation));
      expect(worst.toSorted()).toEqual([...new Set(tense)].filter((other) => !best.includes(other)).sort());
      expect(scoresOf(id, worst)).toEqual(scoresOf(id, worst).toSorted((a, b) => a - b));
      const others = ids.filter((other) => !worst.includes(other));
      expect(Math.max(...scoresOf(id, worst))).toBeLessThan(Math.min(...scoresOf(id, others)));
    },
  );

  test("is mutual for the best and the worst signs", () => {
    for (const a of ids) {
      for (const b of ids) {
        expect(profiles[a].bestCompatibility.includes(b)).toBe(profiles[b].bestCompatibility.includes(a));
        expect(profiles[a].worstCompatibility.includes(b)).toBe(profiles[b].worstCompatibility.includes(a));
      }
    }
  });

  test("lists the lucky numbers and colors of popular almanacs", () => {
    const lucky = ids.map((id) => `${id}: ${profiles[id].luckyNumbers} ${profiles[id].luckyColors}`);
    expect(lucky).toEqual([
      "rat: 2,3 Blue,Gold,Green",
      "ox: 1,4 White,Yellow,Green",
      "tiger: 1,3,4 Blue,Gray,Orange",
      "rabbit: 3,4,6 Red,Pink,Purple,Blue",
      "dragon: 1,6,7 Gold,Silver,Grayish white",
      "snake: 2,8,9 Black,Red,Yellow",
      "horse: 2,3,7 Yellow,Green",
      "goat: 2,7 Brown,Red,Purple",
      "monkey: 4,9 White,Blue,Gold",
      "rooster: 5,7,8 Gold,Brown,Yellow",
      "dog: 3,4,9 Red,Green,Purple",
      "pig: 2,5,8 Yellow,Gray,Brown,Gold",
    ]);
  });
});

describe("shortProfiles", () => {
  test("are the profiles without businessTraits and careerStrengths", () => {
    const shortened = ids.map((id) => {
      const { businessTraits: _business, careerStrengths: _career, ...short } = profiles[id];
      return [id, short];
    });
    expect(shortProfiles).toEqual(Object.fromEntries(shortened));
  });
});

describe("every text", () => {
  test.each(ids)("about the %s has paragraphs of two to five sentences, five strengths and four weaknesses", (id) => {
    const profile = profiles[id];
    for (const paragraph of paragraphs) {
      expect(sentencesOf(profile[paragraph]).length).toBeGreaterThanOrEqual(2);
      expect(sentencesOf(profile[paragraph]).length).toBeLessThanOrEqual(5);
      expect(wordCount(profile[paragraph])).toBeGreaterThanOrEqual(35);
    }
    expect(profile.strengths).toHaveLength(5);
    expect(profile.weaknesses).toHaveLength(4);
    expect(profile.traits).toMatch(/^[A-Z][a-z-]+(, [a-z-]+){3}$/);
  });

  test.each(signs.map((sign) => [sign.name, profiles[sign.id]] as const))("about the %s names it", (name, profile) => {
    expect(profile.description.toLowerCase()).toContain(name.toLowerCase());
    expect(profile.businessTraits.startsWith(`The ${name.toLowerCase()} `)).toBe(true);
    expect(profile.personality.startsWith(`${name === "Ox" ? "Oxen" : `${name}s`} `)).toBe(true);
    expect(profile.careerStrengths).toContain("this sign");
  });

  test("is unique: no two signs share a sentence, a line of traits, a strength or a weakness", () => {
    expect(repeatedIn(every.flatMap(proseOf).flatMap(sentencesOf))).toEqual([]);
    expect(repeatedIn(every.map((profile) => profile.traits))).toEqual([]);
    expect(repeatedIn(every.flatMap((profile) => [...profile.strengths, ...profile.weaknesses]))).toEqual([]);
  });

  test("consists of whole sentences and capitalized entries, without exclamation marks or stray spaces", () => {
    const untidy = every.flatMap(proseOf).filter((text) => !/^[A-Z][^!]*\.$/.test(text) || / {2}/.test(text));
    expect(untidy).toEqual([]);
    const entries = every.flatMap((profile) => [...profile.strengths, ...profile.weaknesses, ...profile.luckyColors]);
    expect(entries.filter((entry) => !/^[A-Z][a-z-]*( [a-z'-]+)*$/.test(entry))).toEqual([]);
  });

  test("makes no promise and no threat", () => {
    const forbidden = /\b(destin|fate|guarante|curs(e|ed)\b|doom|certain(ly)? to|unlucky|dangerous|never fail)/i;
    expect(every.flatMap(proseOf).filter((text) => forbidden.test(text))).toEqual([]);
  });
});

function partnersOf(id: SignId, relation: RelationId): SignId[] {
  return ids.filter((other) => other !== id && relationsBetween(id, other).some((each) => each.id === relation));
}

function scoresOf(id: SignId, others: readonly SignId[]): number[] {
  return others.map((other) => careerMatch(id, other).score);
}

function proseOf(profile: Profile): string[] {
  return paragraphs.map((paragraph) => profile[paragraph]);
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.) /);
}

function wordCount(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

function repeatedIn(texts: readonly string[]): string[] {
  return texts.filter((text, i) => texts.indexOf(text) !== i);
}
