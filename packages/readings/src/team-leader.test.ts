import { careerMatch, type SignId, signIds } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { sharedWork } from "./shared-work.ts";
import { leaderRules, teamLeader } from "./team-leader.ts";

test("the one who leads a pair leads the team of the two, and in turns if neither does anything first", () => {
  for (const a of signIds) {
    for (const b of signIds) {
      const { places, rule } = teamLeader([a, b]);
      const { leads, opens } = sharedWork(a, b);
      if (a === b) expect({ places, rule }).toEqual({ places: [0, 1], rule: "turns" });
      else
        expect({ places, rule }).toEqual({ places: [[a, b].indexOf(leads ?? opens)], rule: leads ? "leads" : "opens" });
    }
  }
});

test("the score decides between those who lead and open in as many pairs", () => {
  const team = teamsOfThree().find((signs) => teamLeader(signs).rule === "score") ?? [];
  const { places, opens, score } = teamLeader(team);
  const [leader] = places;
  const averages = team.map((sign, place) =>
    average(team.filter((_, other) => other !== place).map((other) => careerMatch(sign, other).score)),
  );
  expect(places).toHaveLength(1);
  expect(score).toBe(averages[leader ?? -1]);
  const equals = team.map(
    (sign) => team.filter((other) => other !== sign && sharedWork(sign, other).opens === sign).length,
  );
  expect(equals.filter((count) => count === opens).length).toBeGreaterThan(1);
});

test("every team has a leader, and the order of its members makes no difference", () => {
  const rules = new Set<string>();
  for (const team of teamsOfThree()) {
    const { places, rule, ...figures } = teamLeader(team);
    const turned = teamLeader(team.toReversed());
    rules.add(rule);
    expect(turned).toMatchObject({ rule, ...figures });
    expect(turned.places.map((place) => team.length - 1 - place).sort()).toEqual(places);
    expect(places.length > 1).toBe(rule === "turns");
  }
  expect([...rules].sort()).toEqual([...leaderRules, "turns"].sort());
});

test.each([[[]], [["rat"]]] as [SignId[]][])("refuses %j, since a team has two people at least", (team) => {
  expect(() => teamLeader(team)).toThrow(RangeError);
});

function teamsOfThree(): SignId[][] {
  return signIds.flatMap((a) => signIds.flatMap((b) => signIds.map((c) => [a, b, c])));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value) / values.length;
}
