import { expect, test } from "vitest";
import { licenseTexts } from "./licenses.ts";

test.each([
  "The Newsreader Project Authors",
  "The Instrument Sans Project Authors",
  "The MaShanZheng Project Authors",
  "Copyright (c) Microsoft Corporation.",
])("licenses.txt holds the notice of %s", async (notice) => {
  expect(await licenseTexts()).toContain(notice);
});
