import { signIds } from "@zodiac-at-work/zodiac";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  averageOf,
  bridgeOfPair,
  bridgeOfTeam,
  largestTeam,
  longestName,
  pairsOf,
  scoreOf,
  strongestPair,
  type TeamMember,
  teamIn,
  textOf,
} from "./team.ts";

const member = fc.record({
  name: fc.string({ minLength: 1, maxLength: longestName }).map((name) => `${name.trim()}x`.slice(0, longestName)),
  sign: fc.constantFrom(...signIds),
});
const teams = fc.array(member, { maxLength: largestTeam });

test("a team is in a link and back, whatever the names hold", () => {
  fc.assert(
    fc.property(teams, (team) => {
      expect(teamIn(textOf(team))).toEqual(team);
    }),
  );
});

test("scores are the same in both orders, and every pair counts once", () => {
  fc.assert(
    fc.property(teams, (team) => {
      const pairs = pairsOf(team);
      expect(pairs).toHaveLength((team.length * (team.length - 1)) / 2);
      for (const [a, b] of pairs) expect(scoreOf(team, [a, b])).toBe(scoreOf(team, [b, a]));
    }),
  );
});

test("the scores of strongest pair and bridges depend on the members, not on their order", () => {
  fc.assert(
    fc.property(teams, (team) => {
      const turned = team.toReversed();
      const best = (of: readonly TeamMember[]) => {
        const pair = strongestPair(of);
        return pair && scoreOf(of, pair);
      };
      const bridge = (of: readonly TeamMember[]) => {
        const place = bridgeOfTeam(of);
        return place === undefined ? undefined : averageOf(of, place);
      };
      expect(best(turned)).toBe(best(team));
      if (team.length >= 3) expect(bridge(turned)).toBeCloseTo(bridge(team) ?? 0);
    }),
  );
});

test("the bridge of a pair is a third member, and no other does better with both", () => {
  fc.assert(
    fc.property(teams, (team) => {
      for (const pair of pairsOf(team)) {
        const bridge = bridgeOfPair(team, pair);
        if (team.length < 3) expect(bridge).toBeUndefined();
        else {
          expect(pair).not.toContain(bridge);
          const lower = (place: number) => Math.min(scoreOf(team, [pair[0], place]), scoreOf(team, [pair[1], place]));
          for (const place of team.keys()) {
            if (!pair.includes(place)) expect(lower(place)).toBeLessThanOrEqual(lower(bridge ?? -1));
          }
        }
      }
    }),
  );
});

test.each(["", "dragon", "cat.Tom", "dragon.", "dragon.%E0%A4%A", "&&&", "1988-11-29.Me"])(
  "%j holds nobody",
  (text) => {
    expect(teamIn(text)).toEqual([]);
  },
);

test("a link holds eight people at most, with short names", () => {
  const team = teamIn(Array.from({ length: 12 }, (_, index) => `ox.${"n".repeat(99)}${index}`).join("&"));
  expect(team).toHaveLength(largestTeam);
  expect(team[0]?.name).toHaveLength(longestName);
});
