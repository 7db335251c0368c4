import { expect, test } from "vitest";
import { explainFailure } from "./explain-failure.ts";

const line = "The disk is full. Free 200 MB or more where /data is, or set DATA_DIR to a folder on another disk.";

test.each([
  'PostgreSQL exited before it was ready.\nFATAL:  could not write to file "base/4/1249": No space left on device\n',
  "ENOSPC: no space left on device, mkdir '/data/logs'",
])("a full disk is told in one line, whoever meets it first: %s", (reason) => {
  expect(explainFailure(reason, "/data")).toBe(line);
});

test("any other reason stays as it is", () => {
  expect(explainFailure("No PostgreSQL answers.", "/data")).toBe("No PostgreSQL answers.");
});
