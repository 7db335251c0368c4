import { expect, test } from "vitest";
import { pageStatus } from "./page-status.ts";

const units = ["state", "states"] as const;

test("a single page shows the number of records, also in the singular", () => {
  expect(pageStatus({ page: 1, totalPages: 1, shown: 7 }, units)).toBe("7 states");
  expect(pageStatus({ page: 1, totalPages: 1, shown: 1 }, units)).toBe("1 state");
  expect(pageStatus({ page: 1, totalPages: 0, shown: 0 }, units)).toBe("0 states");
});

test("several pages show the range of records, also of a single last one", () => {
  expect(pageStatus({ page: 1, totalPages: 3, shown: 20 }, units)).toBe("1 to 20, page 1 of 3");
  expect(pageStatus({ page: 3, totalPages: 3, shown: 10 }, units)).toBe("41 to 50, page 3 of 3");
  expect(pageStatus({ page: 3, totalPages: 3, shown: 1 }, units)).toBe("41, page 3 of 3");
});

test("records that are only possibly of the chosen sign count apart", () => {
  const units = ["car brand", "car brands"] as const;
  expect(pageStatus({ page: 1, totalPages: 1, shown: 9, possible: 2 }, units)).toBe("7 car brands and 2 possible ones");
  expect(pageStatus({ page: 1, totalPages: 1, shown: 2, possible: 1 }, units)).toBe("1 car brand and 1 possible one");
});
