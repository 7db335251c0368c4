import { expect, test } from "vitest";
import { maxNewCount, newCountText } from "./new-count.ts";

test("a number at which counting stopped says that there may be more", () => {
  expect([0, 12, maxNewCount - 1, maxNewCount].map(newCountText)).toEqual(["0", "12", "999", "1,000+"]);
});
