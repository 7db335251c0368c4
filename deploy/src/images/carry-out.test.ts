import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { expect, onTestFinished, test } from "vitest";
import { carryOut, onThisMachine } from "./carry-out.ts";
import { listFiles } from "./list-files.ts";
import { readDockerfile } from "./read-dockerfile.ts";

async function repositoryWith(files: Readonly<Record<string, string>>): Promise<{ context: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), "zodiac-carry-out-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const context = join(folder, "repository");
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(context, path, ".."), { recursive: true });
    await writeFile(join(context, path), text);
  }
  await execa("git", ["init", "--quiet"], { cwd: context });
  return { context, folder: join(folder, "images") };
}

const pathsOf = async (root: string) => (await listFiles(root)).map(({ path }) => path).toSorted();

test("carries out the steps in order, each stage in a folder of its own", async () => {
  const { context, folder } = await repositoryWith({
    ".dockerignore": ".git\n**/dist\n.env*\n",
    ".gitignore": "ignored\n",
    ".env.example": "",
    "main.js": "one",
    "a/dist/old.js": "",
    ignored: "",
  });
  const stages = readDockerfile(`ARG NODE_IMAGE=node:24
FROM \${NODE_IMAGE} AS build
WORKDIR /src
ENV WORD=two
COPY . .
RUN mkdir /srv && cp main.js /srv/main.js \\
 && echo "$WORD" >> /srv/main.js
FROM node:24 AS base
ENV NODE_ENV=production
USER 1000:1000
FROM base AS api
COPY --from=build /srv/main.js /srv/api/main.js
ENV WEB_DIR=/srv/web
HEALTHCHECK --interval=10s CMD ["node", "--eval", "0"]
ENTRYPOINT ["node", "/srv/api/main.js"]
CMD ["start"]
`);
  const images = await carryOut(stages, { context, folder });
  const [build, api] = [images.get("build"), images.get("api")];
  expect(await pathsOf(build?.root ?? "")).toEqual([
    "src/.dockerignore",
    "src/.gitignore",
    "src/main.js",
    "srv/main.js",
  ]);
  expect(await pathsOf(api?.root ?? "")).toEqual(["srv/api/main.js"]);
  expect(await readFile(join(folder, "api/srv/api/main.js"), "utf8")).toBe("onetwo\n");
  expect(api).toMatchObject({
    user: "1000:1000",
    env: { NODE_ENV: "production", WEB_DIR: join(folder, "api/srv/web") },
    entrypoint: ["node", join(folder, "api/srv/api/main.js")],
    cmd: ["start"],
    healthcheck: ["node", "--eval", "0"],
  });
  expect(build?.commands.map(({ command }) => command)).toEqual([expect.stringContaining("mkdir /srv")]);
});

test("a command that fails ends it with the command's output", async () => {
  const { context, folder } = await repositoryWith({ ".dockerignore": "" });
  const stages = readDockerfile("FROM node:24 AS build\nRUN echo no room && false\n");
  await expect(carryOut(stages, { context, folder })).rejects.toThrow(/ended with code 1\.\nno room/);
});

test("a copy from a stage that does not exist ends it", async () => {
  const { context, folder } = await repositoryWith({ ".dockerignore": "" });
  const stages = readDockerfile("FROM node:24 AS api\nCOPY --from=build /srv /srv\n");
  await expect(carryOut(stages, { context, folder })).rejects.toThrow("no stage before has this name");
});

test.each([
  ["cp /src/a /srv/b", "cp /x/src/a /x/srv/b"],
  ["find /srv -path '*/srv/*' -delete", "find /x/srv -path '*/srv/*' -delete"],
  ["fetch http://127.0.0.1/srv", "fetch http://127.0.0.1/srv"],
  ["ls apps/src /srvother", "ls apps/src /srvother"],
])("%s becomes %s", (text, expected) => {
  expect(onThisMachine(text, "/x")).toBe(expected);
});
