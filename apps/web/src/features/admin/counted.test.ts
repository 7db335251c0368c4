import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("a count has its unit in the singular or the plural", () => {
  expect([0, 1, 1200].map((count) => counted(count, "board"))).toEqual(["0 boards", "1 board", "1,200 boards"]);
});
