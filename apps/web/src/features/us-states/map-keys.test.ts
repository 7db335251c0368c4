import { expect, test } from "vitest";
import { outlines } from "../../lists/us-map-outlines.ts";
import { stateForKey } from "./map-keys.ts";

const arrows = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"];
const step = (key: string, from: string) => stateForKey(key, from, outlines);

test("an arrow moves to the neighbor on its side", () => {
  expect(step("ArrowRight", "Kansas")).toBe("Missouri");
  expect(step("ArrowLeft", "Kansas")).toBe("Colorado");
  expect(step("ArrowUp", "Kansas")).toBe("Nebraska");
  expect(step("ArrowDown", "Kansas")).toBe("Oklahoma");
  expect(step("ArrowLeft", "Rhode Island")).toBe("Connecticut");
});

test("an arrow stays at the border of the map", () => {
  expect(step("ArrowRight", "Maine")).toBe("Maine");
  expect(step("ArrowUp", "Maine")).toBe("Maine");
  expect(step("ArrowLeft", "California")).toBe("California");
  expect(step("ArrowDown", "Hawaii")).toBe("Hawaii");
});

test("Home and End move to the first and the last state by name, and other keys do nothing", () => {
  expect(step("Home", "Kansas")).toBe("Alabama");
  expect(step("End", "Kansas")).toBe("Wyoming");
  expect(step("Enter", "Kansas")).toBeUndefined();
  expect(step("ArrowUp", "Atlantis")).toBeUndefined();
});

test("arrow keys reach every state from any other", () => {
  for (const { name: start } of outlines) {
    const reached = new Set([start]);
    for (const name of reached) for (const key of arrows) reached.add(step(key, name) ?? start);
    expect(outlines.filter(({ name }) => !reached.has(name))).toEqual([]);
  }
});
