import { DockerfileParser } from "dockerfile-ast";

/** One instruction of a stage. */
export type Step =
  | { readonly kind: "run"; readonly command: string }
  /** Copies from the stage `from`, or from the repository if it is undefined. */
  | { readonly kind: "copy"; readonly from: string | undefined; readonly source: string; readonly target: string }
  | { readonly kind: "env"; readonly variables: Readonly<Record<string, string>> }
  | { readonly kind: "workdir"; readonly folder: string }
  | { readonly kind: "user"; readonly user: string }
  | { readonly kind: "entrypoint" | "cmd" | "healthcheck"; readonly command: readonly string[] };

export interface Stage {
  readonly name: string;
  /** The image, or the name of the stage, that this one begins with. */
  readonly base: string;
  readonly steps: readonly Step[];
}

/** These say something about an image and do nothing. */
const silent = ["LABEL", "EXPOSE"];

/**
 * Returns the stages of a Dockerfile with their steps.
 *
 * @throws at an instruction, or a form of one, that `carryOut` can't carry out
 */
export function readDockerfile(text: string): readonly Stage[] {
  const file = DockerfileParser.parse(text);
  const defaults = new Map<string, string>();
  const stages: { name: string; base: string; steps: Step[] }[] = [];
  for (const instruction of file.getInstructions()) {
    const keyword = instruction.getKeyword();
    const content = instruction.getArgumentsContent() ?? "";
    if (keyword === "ARG") {
      const [name = "", value = ""] = content.split("=");
      defaults.set(name, value);
    } else if (keyword === "FROM") {
      const [image = "", , name = ""] = instruction.getArguments().map((argument) => argument.getValue());
      const base = image.replace(/^\$\{(\w+)\}$/, (_all, argument: string) => defaults.get(argument) ?? "");
      if (!base || !name) throw new Error(`FROM ${content}: every stage needs an image and a name.`);
      stages.push({ name, base, steps: [] });
    } else if (!silent.includes(keyword)) {
      const step = readStep(keyword, content, flagsOf(text, instruction.getRange().start.line));
      if (!step) throw new Error(`${keyword} ${content}: this form is not supported.`);
      stages.at(-1)?.steps.push(step);
    }
  }
  return stages;
}

function readStep(keyword: string, content: string, flags: Readonly<Record<string, string>>): Step | undefined {
  if (keyword === "RUN") return { kind: "run", command: content.replace(/\\\r?\n/g, " ") };
  if (keyword === "WORKDIR") return { kind: "workdir", folder: content };
  if (keyword === "USER") return { kind: "user", user: content };
  if (keyword === "ENV") {
    const pairs = content.split(/\s+/).map((pair) => pair.split("="));
    if (pairs.some(({ length }) => length !== 2)) return;
    return { kind: "env", variables: Object.fromEntries(pairs) };
  }
  if (keyword === "COPY") {
    const [source = "", target = "", ...others] = content.split(/\s+/);
    return others.length > 0 ? undefined : { kind: "copy", from: flags.from, source, target };
  }
  const kind = keyword.toLowerCase();
  if (kind !== "entrypoint" && kind !== "cmd" && kind !== "healthcheck") return;
  // The form with a shell would keep SIGTERM from Node, and needs a shell in the image.
  const list = kind === "healthcheck" ? content.replace(/^CMD\s+/, "") : content;
  return list.startsWith("[") ? { kind, command: JSON.parse(list) } : undefined;
}

/** Returns the options of an instruction that begins in a line, such as `--from=build`. */
function flagsOf(text: string, line: number): Readonly<Record<string, string>> {
  const options = (text.split(/\r?\n/)[line] ?? "").matchAll(/\s--([a-z-]+)=(\S+)/g);
  return Object.fromEntries(Array.from(options, ([, name, value]) => [name, value]));
}
