// Times signOfDate against other libraries, side by side, and writes docs/benchmarks.md.
//   pnpm bench
// Fails if a ratio falls below its gate.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import type { BenchRun } from "./bench-run.ts";
import { KEEPING, READING } from "./bench-worker.ts";
import { loadPeers } from "./peers.ts";

/** How many times faster reading a sign must be, at least. The fastest peer is whichever is fastest in the run. */
const GATES = { fastest: 10, "lunar-typescript": 1000, tyme4ts: 1000, Intl: 1000 } as const;

const ZONES = ["UTC", "America/New_York"] as const;

function main(): void {
  const versions = new Map(loadPeers().map(({ name, version }) => [name, version]));
  const runs = ZONES.map((zone) => ({ zone, ...run(zone) }));
  const ratios = runs.flatMap(({ zone, times }) => gated(zone, times));
  writeFileSync(new URL("../../../docs/benchmarks.md", import.meta.url), document(runs, versions, ratios));
  for (const { what, ratio, gate } of ratios) {
    console.log(`${ratio >= gate ? "ok  " : "FAIL"} ${what}: ${Math.round(ratio)} times, gate ${gate}`);
    if (ratio < gate) process.exitCode = 1;
  }
}

/** A process of its own, for the time zone is set when it starts. */
function run(zone: string): BenchRun {
  const script = fileURLToPath(new URL("bench-run.ts", import.meta.url));
  const output = execFileSync(process.execPath, ["--expose-gc", script], { env: { TZ: zone }, encoding: "utf8" });
  return JSON.parse(output) as BenchRun;
}

interface Ratio {
  readonly what: string;
  readonly ratio: number;
  readonly gate: number;
}

function gated(zone: string, times: BenchRun["times"]): Ratio[] {
  const ours = times[READING] ?? Number.NaN;
  const peers = Object.entries(times).filter(([name]) => name !== READING && name !== KEEPING);
  const [fastest, time] = peers.reduce((best, each) => (each[1] < best[1] ? each : best));
  const named = (["lunar-typescript", "tyme4ts", "Intl"] as const).map((name) => ({
    what: `${name}, ${zone}`,
    ratio: (times[name] ?? Number.NaN) / ours,
    gate: GATES[name],
  }));
  return [{ what: `the fastest peer (${fastest}), ${zone}`, ratio: time / ours, gate: GATES.fastest }, ...named];
}

function document(
  runs: readonly (BenchRun & { zone: string })[],
  versions: ReadonlyMap<string, string>,
  ratios: readonly Ratio[],
): string {
  const [first] = runs;
  const names = Object.keys(first?.times ?? {});
  const head = ["", ...runs.map(({ zone }) => `ns per call, TZ=${zone}`), "times slower than reading the sign here"];
  const rows = names.map((name) => {
    const title =
      name === READING || name === KEEPING ? `**this package**, ${name}` : titleOf(name, versions.get(name));
    const times = runs.map((each) => figure(each.times[name] ?? Number.NaN));
    const slower = runs.map((each) => figure((each.times[name] ?? Number.NaN) / (each.times[READING] ?? 1)));
    return [title, ...times, name === READING ? "" : slower.join(" / ")];
  });
  const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const fastest = ratios.filter(({ gate }) => gate === GATES.fastest).map(({ ratio }) => Math.round(ratio));
  return `# How fast a sign is found

Written by \`pnpm --filter @zodiac-at-work/zodiac bench\`: Node ${process.versions.node}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores.

${table}

The same ${(16_384).toLocaleString("en")} random dates from 1901 to 2099 for all, given as \`{ year, month, day }\` here and in each peer's own way there.
Medians of fifteen rounds, interleaved in one run. Each contestant has a thread, and so a JavaScript heap, of its own: in
one heap the libraries change the shapes of each other's objects and slow each other down. A peer is only asked for the
sign; here the answer also says why. Where only the sign is read, the engine leaves out some of the rest; the second row
keeps every answer. Some peers use the machine's clock inside, so the time zone matters to them.

A call allocates ${figure(first?.allocated ?? Number.NaN)} bytes, and its answer holds ${figure(first?.held ?? Number.NaN)}: nothing but the answer.

## Gates

${ratios.map(({ what, ratio, gate }) => `- ${what}: ${figure(ratio)} times, at least ${gate} wanted`).join("\n")}

The first aim was fifty times the fastest peer. It is not reached: here it is ${fastest.join(" and ")} times. That peer answers in a
fraction of a microsecond where it was expected to take one or two, and an object with seven fields cannot be made in the
few nanoseconds that would remain.
`;
}

function titleOf(name: string, version = ""): string {
  return name === "Intl" ? `Intl (${version})` : `${name} ${version}`;
}

function figure(value: number): string {
  return value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString("en");
}

main();
