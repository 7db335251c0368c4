import { careerMatch, isSignId, type SignId } from "@zodiac-at-work/zodiac";

/** A person of a team, by nickname and sign. A birth date is never kept. */
export interface TeamMember {
  readonly name: string;
  readonly sign: SignId;
}

export const largestTeam = 8;
export const longestName = 24;

/** Two members, by their places in the team. */
export type Pair = readonly [number, number];

/** Returns the score of two members. */
export function scoreOf(team: readonly TeamMember[], [a, b]: Pair): number {
  const [first, second] = [team[a], team[b]];
  return first && second ? careerMatch(first.sign, second.sign).score : 0;
}

/** Returns every pair of a team once. */
export function pairsOf(team: readonly TeamMember[]): Pair[] {
  return team.flatMap((_, a) => team.slice(a + 1).map((_, offset): Pair => [a, a + 1 + offset]));
}

/** Returns the pair with the highest score, or undefined for fewer than two members. */
export function strongestPair(team: readonly TeamMember[]): Pair | undefined {
  return bestBy(pairsOf(team), (pair) => scoreOf(team, pair));
}

/** Returns the member who can stand between two others: the one whose lower score with both is the highest. */
export function bridgeOfPair(team: readonly TeamMember[], [a, b]: Pair): number | undefined {
  const others = [...team.keys()].filter((place) => place !== a && place !== b);
  return bestBy(others, (place) => Math.min(scoreOf(team, [a, place]), scoreOf(team, [b, place])));
}

/** Returns the member with the highest average score, or undefined for fewer than three. */
export function bridgeOfTeam(team: readonly TeamMember[]): number | undefined {
  return team.length < 3 ? undefined : bestBy([...team.keys()], (place) => averageOf(team, place));
}

/** Returns the average score of a member with all others. */
export function averageOf(team: readonly TeamMember[], place: number): number {
  const others = [...team.keys()].filter((other) => other !== place);
  return others.reduce((sum, other) => sum + scoreOf(team, [place, other]), 0) / Math.max(1, others.length);
}

/** Returns the first of the items with the highest value. */
function bestBy<Item>(items: readonly Item[], scored: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || scored(item) > scored(best) ? item : best),
    undefined,
  );
}

/**
 * Returns a team as text for the fragment of a URL. Browsers send it to no server.
 *
 * @example
 * textOf([{ name: "Me", sign: "dragon" }]); // "dragon.Me"
 */
export function textOf(team: readonly TeamMember[]): string {
  return team.map(({ name, sign }) => `${sign}.${encodeURIComponent(name)}`).join("&");
}

/** Reads a team from text. Entries without a sign or a name are left out, and so are those beyond the largest team. */
export function teamIn(text: string): TeamMember[] {
  return text
    .split("&")
    .flatMap((entry) => {
      const [sign, ...rest] = entry.split(".");
      const name = readText(rest.join(".")).trim().slice(0, longestName);
      return isSignId(sign) && name !== "" ? [{ name, sign }] : [];
    })
    .slice(0, largestTeam);
}

function readText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
