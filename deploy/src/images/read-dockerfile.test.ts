import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readDockerfile } from "./read-dockerfile.ts";

const stages = readDockerfile(readFileSync(new URL("../../Dockerfile", import.meta.url), "utf8"));
const stepsOf = (name: string) => stages.find((stage) => stage.name === name)?.steps ?? [];
const targets = ["db", "worker", "api"];

test("the Dockerfile makes an image of each process from one base", () => {
  expect(stages.map(({ name }) => name)).toEqual(["build", "base", ...targets]);
  for (const { name, base } of stages.filter(({ name }) => targets.includes(name))) expect(base, name).toBe("base");
});

test("its Node is the project's", () => {
  const { devDependencies } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
  for (const { base } of stages.slice(0, 2)) expect(base).toContain(`node:${devDependencies.node}-bookworm-slim`);
});

test("the processes run in production mode, as no root, and are process 1 themselves", () => {
  expect(stepsOf("base")).toEqual([
    { kind: "env", variables: { NODE_ENV: "production" } },
    { kind: "user", user: "1000:1000" },
  ]);
  for (const name of targets) {
    expect(stepsOf(name).filter(({ kind }) => kind === "run" || kind === "user")).toEqual([]);
    expect(stepsOf(name)).toContainEqual({ kind: "entrypoint", command: ["node", expect.stringMatching(/^\/srv\//)] });
  }
});

test("the images take only finished folders of the build", () => {
  const copies = targets.flatMap((name) => stepsOf(name)).filter(({ kind }) => kind === "copy");
  expect(copies.map((step) => (step.kind === "copy" ? [step.from, step.source, step.target] : []))).toEqual([
    ["build", "/srv/db", "/srv/db"],
    ["build", "/srv/worker", "/srv/worker"],
    ["build", "/srv/web", "/srv/web"],
    ["build", "/srv/api", "/srv/api"],
  ]);
});

test.each([
  ["a command that needs a shell", "CMD node main.js"],
  ["a copy of several files", "COPY a b /srv/"],
  ["an instruction that it does not know", "VOLUME /srv"],
])("refuses %s", (_what, line) => {
  expect(() => readDockerfile(`FROM node:24 AS build\n${line}\n`)).toThrow("is not supported");
});

test("refuses a stage without a name", () => {
  expect(() => readDockerfile("FROM node:24\n")).toThrow("every stage needs an image and a name");
});
