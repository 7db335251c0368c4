import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["", "", 0],
  ["", "rat", 3],
  ["rat", "rat", 0],
  ["rat", "rats", 1],
  ["rat", "at", 1],
  ["rat", "cat", 1],
  ["volkswagon", "volkswagen", 1],
  ["micorsoft", "microsoft", 1],
  ["hodna", "honda", 1],
  ["nestle", "nescafe", 3],
  ["ab", "ba", 1],
  ["ca", "abc", 3],
])("%j and %j have distance %i in both directions", (from, to, distance) => {
  expect([editDistance(from, to), editDistance(to, from)]).toEqual([distance, distance]);
});
