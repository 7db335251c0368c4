import {
  careerMatch,
  elementRelation,
  type MatchRule,
  type RelationId,
  relationsBetween,
  type SignId,
  signById,
  signIds,
} from "@zodiac-at-work/zodiac";

/** How a rule of a score is named. */
export const ruleNames: Readonly<Record<MatchRule, string>> = {
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
  if (relation) return ruleNames[relation.id satisfies RelationId];
  return a === b ? "Its own kind" : "No classical tie";
}

/** What each rule says of a pair, and what to do about it. */
const verdicts: Readonly<Record<Exclude<MatchRule, "base" | "polarity">, string>> = {
  liuhe: "each has what the other lacks, so share one task",
  sanhe: "both want the same result, so pull together",
  liuchong: "opposite corners, so respect it and write things down",
  liuhai: "friction comes sideways, so ask before you assume",
  xing: "each steps on the other's toes, so divide the duties first",
  po: "agreements come loose, so confirm them",
  generating: "one supports and the other builds on it, so say thank you",
  controlling: "one sets limits that the other feels, so agree on them",
  "same-element": "habits are familiar, so look for a third view",
};

/** Returns one sentence on two signs. It names their first relation, or without one the rule of their elements. */
export function verdictOf(a: SignId, b: SignId): string {
  const [relation] = relationsBetween(a, b);
  if (relation?.id === "xing" && a === b)
    return `${ruleNames.xing} of itself: two of a kind double their faults, so get a third view`;
  const rule = relation?.id ?? elementRule(a, b);
  return `${ruleNames[rule]}: ${verdicts[rule]}`;
}

function elementRule(a: SignId, b: SignId): "generating" | "controlling" | "same-element" {
  switch (elementRelation(signById(a).element, signById(b).element)) {
    case "same":
      return "same-element";
    case "generates":
    case "generated-by":
      return "generating";
    case "controls":
    case "controlled-by":
      return "controlling";
  }
}

/** The class of a score's badge. */
export function scoreLevel(score: number): "high" | "good" | "plain" {
  return score >= 80 ? "high" : score >= 60 ? "good" : "plain";
}

const scores = signIds.flatMap((a) => signIds.map((b) => careerMatch(a, b).score));

/** The lowest and the highest score of two signs. */
export const scoreRange = { lowest: Math.min(...scores), highest: Math.max(...scores) } as const;
