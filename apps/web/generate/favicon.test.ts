import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { faviconSvg } from "./favicon.ts";

test("the committed favicon matches the generator: run `pnpm generate` in apps/web if they differ", async () => {
  expect(await readFile(new URL("../public/favicon.svg", import.meta.url), "utf8")).toBe(faviconSvg());
});
