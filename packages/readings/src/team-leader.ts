import { careerMatch, type SignId } from "@zodiac-at-work/zodiac";
import { sharedWork } from "./shared-work.ts";

/** What decides who leads a team. Each rule counts only between those who are equal by the rules before it. */
export const leaderRules = ["leads", "opens", "score"] as const;

/** Who should lead a team, and why. */
export interface TeamLeader {
  /** The leader's place in the team. Several take turns if all rules leave them equal. */
  readonly places: readonly number[];
  /** The rule that decided, or `turns` if none did. */
  readonly rule: (typeof leaderRules)[number] | "turns";
  /** In how many pairs of the team the leader leads. Most pairs have no leader. */
  readonly leads: number;
  /** In how many pairs the leader opens: makes the first step with others. */
  readonly opens: number;
  /** The leader's average match score with the others. */
  readonly score: number;
}

/**
 * Returns who should lead a team of two people or more, by the claims that the texts about its pairs are written from. Two
 * people of one sign take turns in everything, so their pair counts for neither.
 *
 * @example
 * teamLeader(["rat", "tiger", "pig"]).places; // [1]
 * teamLeader(["ox", "ox"]).rule; // "turns"
 */
export function teamLeader(team: readonly SignId[]): TeamLeader {
  const members = team.map((_, place) => figuresOf(team, place));
  let places = [...team.keys()];
  for (const rule of leaderRules) {
    const most = Math.max(...places.map((place) => members[place]?.[rule] ?? 0));
    const best = places.filter((place) => members[place]?.[rule] === most);
    if (best.length === 1) return { places: best, rule, ...membersAt(members, best) };
    places = best;
  }
  return { places, rule: "turns", ...membersAt(members, places) };
}

type Figures = Pick<TeamLeader, (typeof leaderRules)[number]>;

function figuresOf(team: readonly SignId[], place: number): Figures {
  const sign = team[place];
  const others = team.filter((_, other) => other !== place);
  if (!sign || others.length === 0) throw new RangeError("A team has two people at least.");
  const pairs = others.filter((other) => other !== sign).map((other) => sharedWork(sign, other));
  const scores = others.map((other) => careerMatch(sign, other).score);
  return {
    leads: pairs.filter(({ leads }) => leads === sign).length,
    opens: pairs.filter(({ opens }) => opens === sign).length,
    score: scores.reduce((sum, score) => sum + score) / scores.length,
  };
}

/** The figures of the first of the places. Those who take turns have the same. */
function membersAt(members: readonly Figures[], [place = 0]: readonly number[]): Figures {
  const figures = members[place];
  if (!figures) throw new RangeError("A team has two people at least.");
  return figures;
}
