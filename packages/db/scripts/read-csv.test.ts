import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { readCsv } from "./read-csv.ts";

test("reads commas and quotes within quotes, empty fields and both line endings", () => {
  const folder = mkdtempSync(join(tmpdir(), "read-csv-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "data.csv");
  writeFileSync(file, 'name,place,note\r\nAcme,"Boston, Massachusetts",\r\nZenith,,"the ""other"" one"\n');
  expect(readCsv(pathToFileURL(file))).toEqual([
    { name: "Acme", place: "Boston, Massachusetts", note: "" },
    { name: "Zenith", place: "", note: 'the "other" one' },
  ]);
});
