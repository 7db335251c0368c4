import { expect, test } from "vitest";
import { panelOf } from "./panel.ts";

test.each([
  ["", "", "overview"],
  ["?view=reading", "", "reading"],
  ["?view=reading", "#reading-years", "reading"],
  ["", "#reading-years", "reading"],
  ["?view=else", "", "overview"],
  ["", "#main", "overview"],
])("the address '%s%s' shows the %s", (search, hash, panel) => {
  expect(panelOf({ search, hash })).toBe(panel);
});
