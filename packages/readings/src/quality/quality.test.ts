import { describe, expect, test } from "vitest";
import { yearOutlooks } from "../year-outlooks.ts";
import { habitLimits, habitsOf } from "./habits.ts";
import { kinds, wholeYearOutlooks } from "./kinds.ts";
import { measureTexts, overlapWithin } from "./measure-texts.ts";
import { factsNamedIn } from "./named-facts.ts";

const figuresByKind = new Map(kinds.map((kind) => [kind.name, measureTexts(kind)]));

describe.each(kinds.map(({ name }) => name))("%s", (name) => {
  const figures = figuresByKind.get(name);

  test("repeats fewer than 3 % of its five-word phrases, and no two texts share a third", () => {
    expect(figures?.repeated).toBeLessThan(0.03);
    expect(figures?.overlap).toBeLessThan(1 / 3);
  });

  test("is plain English in each text", () => {
    expect(figures?.ease.lowest).toBeGreaterThanOrEqual(60);
  });

  test("ends with an order in half of the texts at most", () => {
    expect(figures?.habits.orders).toBeLessThanOrEqual(habitLimits.orders);
  });

  test("names no wrong fact, uses no banned phrase and has whole sentences", () => {
    expect(figures?.faults).toEqual([]);
  });
});

describe.each(kinds.filter(({ words }) => words))("$name", ({ name, words }) => {
  const figures = figuresByKind.get(name);

  test("keeps to its length", () => {
    expect(figures?.words.fewest).toBeGreaterThanOrEqual(words?.fewest ?? 0);
    expect(figures?.words.most).toBeLessThanOrEqual(words?.most ?? 0);
  });
});

test("all texts together keep within the limits of the writer's habits", () => {
  const { asks, deadlines, tics } = habitsOf(kinds.flatMap(({ texts }) => texts.map(({ text }) => text)));
  expect(asks).toBeLessThanOrEqual(habitLimits.asks);
  expect(deadlines).toBeLessThanOrEqual(habitLimits.deadlines);
  expect(tics).toEqual([]);
});

test("finds the habits of texts", () => {
  const { orders, asks, deadlines, tics } = habitsOf([
    "You wait. Write it down.",
    "Ask for the date. It is near.",
    "Tell the person whom you trust, as they know. Do it by Friday.",
    "It is done by Friday at the latest.",
  ]);
  expect(orders).toBe(0.5);
  expect(asks).toBe(1);
  expect(deadlines).toBe(1);
  expect(tics).toEqual(["whom", ", as they"]);
  expect(habitsOf(["Say it today.", "You come as a friend by noon. Then you leave."]).deadlines).toBe(1);
});

test("every kind has all its texts, no text twice", () => {
  const counts = [
    84, 60, 60, 144, 720, 720, 12, 144, 78, 144, 60, 144, 12, 12, 12, 31, 11, 12, 4, 9, 9, 12, 12, 12, 12, 12, 78, 12,
    144,
  ];
  expect(kinds.map(({ texts }) => texts.length)).toEqual(counts);
  const texts = kinds.flatMap((kind) => kind.texts.map(({ text }) => text));
  expect(new Set(texts).size).toBe(texts.length);
});

test("two signs in one year, and one sign in two years, share one part of four at most", () => {
  const [rat, ox] = [yearOutlooks("rat", 2026).years, yearOutlooks("ox", 2026).years];
  const later = yearOutlooks("rat", 2038).years;
  for (const [place, year] of rat.entries()) {
    expect(sharedParts(year, ox[place])).toEqual(["character"]);
    expect(sharedParts(year, later[place])).toEqual(["meeting"]);
  }
});

test("no two of the 720 whole year outlooks share a third of their phrases", () => {
  expect(new Set(wholeYearOutlooks).size).toBe(720);
  expect(overlapWithin(wholeYearOutlooks)).toBeLessThan(1 / 3);
});

test("finds wrong facts in a text", () => {
  const wrong = (text: string, about: object) =>
    factsNamedIn({ name: "", text, ...about })
      .filter(({ holds }) => !holds)
      .map((fact) => fact.text);
  expect(wrong("Your fire is slow.", { sign: "rat" })).toEqual(["Your fire"]);
  expect(wrong("Water feeds fire.", { sign: "rat" })).toEqual(["Water feeds fire"]);
  expect(wrong("Metal cuts wood.", { sign: "rat" })).toEqual([]);
  expect(wrong("The Horse year is a clash.", { sign: "ox", other: "horse" })).toEqual(["clash"]);
  expect(wrong("The Horse year is a clash.", { sign: "rat", other: "horse" })).toEqual([]);
  expect(wrong("The Horse year does harm.", { sign: "ox", other: "horse" })).toEqual([]);
  expect(wrong("No bond ties you to a Horse year.", { sign: "ox", other: "horse" })).toEqual(["No bond"]);
  expect(wrong("It's your best harmony.", { sign: "rat", other: "horse" })).toEqual(["best harmony"]);
  expect(wrong("The Goat knows.", { sign: "rat", other: "horse" })).toEqual(["Goat"]);
  expect(wrong("Born in 1990.", { sign: "horse", years: [1978] })).toEqual(["1990"]);
  expect(wrong("The digits add up to five.", { number: 14 })).toEqual([]);
  expect(wrong("The digits add up to six, a karmic debt.", { number: 15 })).toEqual(["karmic debt"]);
  expect(wrong("They add up to 7, a master number.", { number: 15 })).toEqual(["master number", "add up to 7"]);
});

function sharedParts(a: object, b: object | undefined): string[] {
  const other = new Set(Object.values(b ?? {}));
  return Object.entries(a)
    .filter(([part, text]) => part !== "zodiacYear" && other.has(text))
    .map(([part]) => part);
}
