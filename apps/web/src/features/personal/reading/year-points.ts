import { careerMatch, matchPoints, type SignId } from "@zodiac-at-work/zodiac";
import { type Outlook, outlook } from "@zodiac-at-work/zodiac/outlook";

/** What a year brings a sign, in points. */
export interface YearPoints {
  readonly help: number;
  readonly care: number;
}

/**
 * Returns how much a year helps a sign and how much care it asks for. The relations of the two signs have the points that
 * they have in a match, the element of the year those of the two cycles, and the own year those of the mildest tension.
 *
 * @example
 * yearPoints(outlook("dragon", 2029)); // { help: 30, care: 0 }
 */
export function yearPoints({ sign, yearSign, findings }: Outlook): YearPoints {
  const relations = careerMatch(sign, yearSign).reasons.filter(({ rule }) => relationRules.has(rule));
  const points = relations.map((reason) => reason.points);
  if (sign === yearSign) points.push(matchPoints.po);
  const element = findings.find(({ rule }) => rule === "element")?.kind;
  if (element === "harmony") points.push(matchPoints.generating);
  if (element === "tension") points.push(matchPoints.controlling);
  return {
    help: points.reduce((sum, each) => sum + Math.max(each, 0), 0),
    care: points.reduce((sum, each) => sum + Math.max(-each, 0), 0),
  };
}

const relationRules: ReadonlySet<string> = new Set(["liuhe", "sanhe", "liuchong", "liuhai", "xing", "po"]);

/** The most points that a year can have on either side. */
export const mostPoints = 44;

/** Returns the tone of a year in a word or two. */
export function yearWord({ sign, yearSign, tone }: Outlook): string {
  if (sign === yearSign) return "Own year";
  return { harmony: "In favor", tension: "With care", mixed: "Mixed", even: "Even" }[tone];
}

/** Returns the outlooks of twelve years with their points. */
export function twelveYears(sign: SignId, from: number) {
  return Array.from({ length: 12 }, (_, place) => {
    const year = outlook(sign, from + place);
    return { ...year, ...yearPoints(year), word: yearWord(year) };
  });
}
