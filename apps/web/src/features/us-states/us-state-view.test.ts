import type { UsStateRegion } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import {
  arrangeStates,
  countBySign,
  pageOfChosen,
  pageOfStates,
  searchForState,
  type UsState,
  type UsStateView,
  usStateViewIn,
} from "./us-state-view.ts";

const viewOf = (query: string, reader?: SignId) => usStateViewIn(new URLSearchParams(query), reader);
const everything: UsStateView = {
  zodiac: undefined,
  region: undefined,
  category: undefined,
  page: 1,
  chosen: undefined,
  order: undefined,
};

const states = Array.from({ length: 50 }, (_, index) =>
  state(`State ${index}`, index % 2 ? "ox" : "rat", index < 30 ? "West" : "South"),
);

test("the URL determines the list, and invalid values are ignored", () => {
  expect(viewOf("zodiac=ox&region=West&category=Gold+Rush&page=2&state=Texas")).toEqual({
    zodiac: "ox",
    region: "West",
    category: "Gold Rush",
    page: 2,
    chosen: "Texas",
    order: undefined,
  });
  expect(viewOf("zodiac=cat&region=&page=-1&state=")).toEqual(everything);
});

test("a region or category that does not exist is ignored", () => {
  expect(viewOf("region=Atlantis&category=Kingdom")).toEqual(everything);
  expect(viewOf("region=West").region).toBe("West");
});

test("a page is the same as the server's, after the filters", () => {
  expect(pageOfStates(states, { ...everything, page: 3 }).usStates).toHaveLength(10);
  const { usStates, totalPages } = pageOfStates(states, { ...everything, zodiac: "ox", page: 2 });
  expect(totalPages).toBe(2);
  expect(usStates.map(({ name }) => name)).toEqual(["State 41", "State 43", "State 45", "State 47", "State 49"]);
  expect(pageOfStates(states, { ...everything, region: "Midwest" })).toEqual({ usStates: [], totalPages: 0 });
});

test("a reader's list begins with the best match, by name within a sign", () => {
  const view = viewOf("", "dragon");
  expect(view.order?.slice(0, 3)).toEqual(["rooster", "monkey", "rat"]);
  expect(arrangeStates(states, view).map(({ zodiacSign }) => zodiacSign)).toEqual([
    ...Array<SignId>(25).fill("rat"),
    ...Array<SignId>(25).fill("ox"),
  ]);
  expect(pageOfStates(states, view).usStates[1]?.name).toBe("State 2");
});

test("a URL with a state but no page shows the page with the state", () => {
  const view = viewOf("state=State+45");
  expect(view.page).toBeUndefined();
  expect(pageOfChosen(states, view)).toBe(3);
  expect(pageOfChosen(states, viewOf("state=State+45&zodiac=ox"))).toBe(2);
  expect(pageOfChosen(states, viewOf("state=State+45&zodiac=rat"))).toBe(1);
  expect(pageOfChosen(states, viewOf("state=Camelot"))).toBe(1);
  expect(viewOf("state=State+45&page=1").page).toBe(1);
});

test("the URL of a state keeps the filters that it passes, and leaves out the page", () => {
  const search = (name: string, query: string) =>
    searchForState(name, states, new URLSearchParams(query), viewOf(query));
  expect(search("State 7", "page=2")).toBe("?state=State+7");
  expect(search("State 45", "zodiac=ox")).toBe("?zodiac=ox&state=State+45");
  expect(search("State 21", "zodiac=rat&region=South&page=1")).toBe("?state=State+21");
});

test("the counts of the signs follow the other filters", () => {
  expect(countBySign(states, viewOf("region=South&zodiac=pig"))).toEqual([
    { sign: "rat", count: 10 },
    { sign: "ox", count: 10 },
  ]);
});

function state(name: string, zodiacSign: SignId, region: UsStateRegion): UsState {
  return {
    id: 1,
    name,
    zodiacSign,
    region,
    statehoodYear: 1800,
    statehoodMonth: 6,
    statehoodDay: 1,
    capital: "Capital",
    category: "Early State",
    description: "A state.",
    population: 1,
    area: 1,
    nickname: null,
    isActive: true,
    createdAt: "2026-11-21T00:00:00.000Z",
  };
}
