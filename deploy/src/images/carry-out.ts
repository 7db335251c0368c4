import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile } from "node:fs/promises";
import { dirname, join, matchesGlob } from "node:path";
import { execa } from "execa";
import { environmentOutside } from "../config.ts";
import type { Stage, Step } from "./read-dockerfile.ts";

/** What the steps of a stage made. */
export interface Image {
  readonly name: string;
  /** Stands for `/` of the image. */
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  /** The user that the processes run as, `1000:1000`. */
  readonly user: string | undefined;
  readonly entrypoint: readonly string[];
  readonly cmd: readonly string[];
  readonly healthcheck: readonly string[];
  /** The commands of `RUN`, with the seconds that each took. */
  readonly commands: readonly { readonly command: string; readonly seconds: number }[];
}

interface Options {
  /** The repository that `COPY` without `--from` copies from. */
  readonly context: string;
  /** An empty folder. Each stage gets a folder in it. */
  readonly folder: string;
  /** Receives what the commands print. */
  readonly onOutput?: (text: string) => void;
}

/**
 * Carries out the steps of each stage in order, in empty folders, with the Node and the shell of this machine. It replaces a
 * container engine where none runs: `/src` and `/srv` of a stage are folders in its `root`. What an engine adds (the files
 * of the base image, the user, a read-only file system) is not tried.
 *
 * @throws with the output of the first command that fails
 */
export async function carryOut(stages: readonly Stage[], options: Options): Promise<ReadonlyMap<string, Image>> {
  const images = new Map<string, Image>();
  for (const stage of stages) images.set(stage.name, await carryOutStage(stage, images, options));
  return images;
}

/** Returns a text of a Dockerfile with the paths of the image as paths of this machine. */
export function onThisMachine(text: string, root: string): string {
  return text.replaceAll(/(?<![\w./:*-])\/(?=src\b|srv\b)/g, `${root}/`);
}

async function carryOutStage(
  { name, base, steps }: Stage,
  images: ReadonlyMap<string, Image>,
  { context, folder, onOutput }: Options,
): Promise<Image> {
  const root = join(folder, name);
  const from = images.get(base);
  await mkdir(root, { recursive: true });
  if (from) await cp(from.root, root, { recursive: true });
  const image = {
    env: { ...from?.env },
    user: from?.user,
    commands: [] as { command: string; seconds: number }[],
    entrypoint: from?.entrypoint ?? [],
    cmd: from?.cmd ?? [],
    healthcheck: from?.healthcheck ?? [],
  };
  let workdir = root;
  const place = (path: string) => (path.startsWith("/") ? join(root, path) : join(workdir, path));

  for (const step of steps) await take(step);
  return { name, root, ...image };

  async function take(step: Step): Promise<void> {
    if (step.kind === "workdir") {
      workdir = place(step.folder);
      await mkdir(workdir, { recursive: true });
    } else if (step.kind === "env") {
      for (const [variable, value] of Object.entries(step.variables)) image.env[variable] = onThisMachine(value, root);
    } else if (step.kind === "user") {
      image.user = step.user;
    } else if (step.kind === "copy") {
      const target = place(step.target);
      if (step.from === undefined) return copyRepository(context, join(context, step.source), target);
      const source = images.get(step.from);
      if (!source) throw new Error(`COPY --from=${step.from}: no stage before has this name.`);
      // The links of pnpm are relative, and lead to the same place in the copy.
      await cp(join(source.root, step.source), target, { recursive: true, verbatimSymlinks: true });
    } else if (step.kind === "run") {
      const began = performance.now();
      await runInShell(onThisMachine(step.command, root), { root, cwd: workdir, env: image.env, onOutput });
      image.commands.push({ command: step.command, seconds: (performance.now() - began) / 1_000 });
    } else {
      image[step.kind] = step.command.map((part) => onThisMachine(part, root));
    }
  }
}

/** Copies what git knows of a repository, as a clean checkout has it, without what `.dockerignore` leaves out. */
async function copyRepository(context: string, source: string, target: string): Promise<void> {
  const ignored = (await readFile(join(context, ".dockerignore"), "utf8")).split("\n").filter(Boolean);
  const { stdout } = await execa("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: source,
  });
  const files = stdout.split("\0").filter((file) => file && !isIgnored(file, ignored));
  for (const file of files) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await cp(join(source, file), join(target, file), { verbatimSymlinks: true, mode: 0 });
  }
}

/** A pattern leaves out what it names and all that is in it. */
function isIgnored(file: string, patterns: readonly string[]): boolean {
  const parts = file.split("/");
  const paths = parts.map((_part, index) => parts.slice(0, index + 1).join("/"));
  return patterns.some((pattern) => paths.some((path) => matchesGlob(path, pattern)));
}

async function runInShell(
  command: string,
  {
    root,
    cwd,
    env,
    onOutput,
  }: { root: string; cwd: string; env: Record<string, string>; onOutput?: Options["onOutput"] },
): Promise<void> {
  const outside = environmentOutside();
  const tools = join(root, "tools");
  const child = spawn("sh", ["-ec", command], {
    cwd,
    env: { ...outside, ...env, npm_config_prefix: tools, PATH: `${join(tools, "bin")}:${outside.PATH}` },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-8_000);
      onOutput?.(text);
    });
  }
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${command}\nended with code ${code}.\n${output}`);
}
