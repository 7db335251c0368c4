import { careerMatch, type RelationId, relationsBetween, type SignId, signIds } from "@zodiac-at-work/zodiac";

/** How a rule of a score is named. */
export const ruleNames: Readonly<Record<string, string>> = {
  base: "The start",
  liuhe: "Six harmonies",
  sanhe: "Three harmonies",
  liuchong: "Six clashes",
  liuhai: "Six harms",
  xing: "Punishment",
  po: "Six breaks",
  generating: "Generating cycle",
  controlling: "Controlling cycle",
  "same-element": "One element",
  polarity: "Yin and yang",
};

/** The first relation of two signs by its name, or what they are without one. */
export function tieName(a: SignId, b: SignId): string {
  const [relation] = relationsBetween(a, b);
  if (relation) return ruleNames[relation.id satisfies RelationId] ?? relation.id;
  return a === b ? "Its own kind" : "No classical tie";
}

/** Returns one sentence on a score. */
export function verdictOf(score: number): string {
  if (score >= 80) return "A pair that tradition would put in one office";
  if (score >= 60) return "A good pair, with one thing to agree on";
  if (score >= 45) return "An open pair: habits decide";
  if (score >= 30) return "A pair that needs clear agreements";
  return "The opposite corner: respect it and write things down";
}

/** The class of a score's badge. */
export function scoreLevel(score: number): "high" | "good" | "plain" {
  return score >= 80 ? "high" : score >= 60 ? "good" : "plain";
}

const scores = signIds.flatMap((a) => signIds.map((b) => careerMatch(a, b).score));

/** The lowest and the highest score of two signs. */
export const scoreRange = { lowest: Math.min(...scores), highest: Math.max(...scores) } as const;
