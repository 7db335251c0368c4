import { expect, test } from "vitest";
import { answerWorkdayQuery, type WorkdayEntry } from "./workday.ts";

const entries = Array.from(
  { length: 2_500 },
  (_, index): WorkdayEntry => ({
    id: `R${index}`,
    title: "Head Baker",
    place: index < 1_500 ? "Austin, TX" : "Waco, TX",
    jobFamily: "Bakery",
    timeType: index % 2 === 0 ? "Full time" : "Part time",
  }),
);

function ask(offset: number, appliedFacets: Record<string, string[]> = {}) {
  const answer = answerWorkdayQuery(entries, { appliedFacets, limit: 20, offset, searchText: "" });
  const paths = answer?.jobPostings.map((posting) => (posting as { externalPath: string }).externalPath) ?? [];
  return { ...answer, paths };
}

test("a total above 2,000 is capped, and only the first page states it", () => {
  expect([ask(0).total, ask(20).total]).toEqual([2_000, 0]);
});

test("the pages after the cap repeat the first", () => {
  expect(ask(1_980).paths.at(-1)).toBe("/job/Waco-TX/Head-Baker_R1999");
  expect(ask(2_000).paths).toEqual(ask(0).paths);
});

test("facets count what the cap hides, and their values narrow the list", () => {
  expect(ask(0).facets?.[0]).toMatchObject({
    facetParameter: "locations",
    values: [
      { id: "Austin-TX", count: 1_500 },
      { id: "Waco-TX", count: 1_000 },
    ],
  });
  expect(ask(0, { locations: ["Waco-TX"], timeType: ["Part-time"] }).total).toBe(500);
  expect(ask(0, { locations: ["Paris"] })).toMatchObject({ total: 0, paths: [] });
});

test.each([undefined, {}, { appliedFacets: {}, limit: 21, offset: 0 }, { appliedFacets: {}, limit: 20, offset: -1 }])(
  "another query is refused: %j",
  (query) => {
    expect(answerWorkdayQuery(entries, query)).toBeUndefined();
  },
);
