// Compares the speed of signOfDate and of other calls with that of other libraries and writes docs/measurements/benchmarks.md.
//   pnpm measure bench-signs
// Fails if a ratio is below its minimum.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { callContestants } from "./bench-calls.ts";
import type { MixedRun } from "./bench-mixed.ts";
import type { BenchRun } from "./bench-run.ts";
import { own } from "./bench-worker.ts";
import { loadPeers } from "./peers.ts";

/** How many times faster than a peer this package must be. The fastest peer is the fastest one of the run. */
const gates = { text: 5, fields: 12, "lunar-typescript": 1000, tyme4ts: 1000, Intl: 1000 } as const;

/** How many times faster than the fastest peer this package must be, and should be, if all share a heap. */
const mixedGates = { text: { minimum: 3, goal: 4 }, fields: { minimum: 3, goal: 8 } } as const;

/** Calls per second that a machine should reach on which signOfDate by fields makes 30 million. */
const callGoals: Readonly<Record<string, number>> = {
  lunarDate: 5_000_000,
  fourPillars: 200_000,
  readNumerology: 400_000,
};

const zones = ["UTC", "America/New_York"] as const;

function main(): void {
  const versions = new Map(loadPeers().map(({ name, version }) => [name, version]));
  const runs = zones.map((zone) => ({ zone, ...run(zone) }));
  const mixed = zones.map((zone) => ({ zone, times: JSON.parse(runScript(zone, "bench-mixed.ts")) as MixedRun }));
  const calls = Object.entries(callContestants).map(([what, names]) => ({
    what,
    times: Object.fromEntries(names.map((name) => [name, Number(runScript("UTC", "bench-calls.ts", what, name))])),
  }));
  const ratios = [
    ...runs.flatMap(({ zone, times }) => gated(zone, times)),
    ...mixed.flatMap(({ zone, times }) => gatedMixed(zone, times)),
  ];
  const text = `${document(runs, versions, ratios)}\n${mixedSection(mixed, versions)}\n${callsSection(calls, versions, runs[0]?.times)}`;
  writeFileSync(new URL("../../../docs/measurements/benchmarks.md", import.meta.url), text);
  for (const { what, ratio, gate } of ratios) {
    console.log(`${ratio >= gate ? "ok  " : "FAIL"} ${what}: ${Math.round(ratio)} times, minimum ${gate}`);
    if (ratio < gate) process.exitCode = 1;
  }
}

type Times = Readonly<Record<string, number>>;

function run(zone: string): BenchRun {
  return JSON.parse(runScript(zone, "bench-run.ts")) as BenchRun;
}

/** Runs a script in a new process, because the time zone is set when a process starts. Returns what it prints. */
function runScript(zone: string, name: string, ...given: readonly string[]): string {
  const script = fileURLToPath(new URL(name, import.meta.url));
  return execFileSync(process.execPath, ["--expose-gc", script, ...given], { env: { TZ: zone }, encoding: "utf8" });
}

interface Ratio {
  readonly what: string;
  readonly ratio: number;
  readonly gate: number;
}

function gated(zone: string, times: BenchRun["times"]): Ratio[] {
  const timeOf = (name: string) => times[name] ?? Number.NaN;
  const [fastest, time] = fastestPeer(times);
  const forms = (["text", "fields"] as const).map((form) => ({
    what: `${own[form]}, against the fastest peer (${fastest}), ${zone}`,
    ratio: time / timeOf(own[form]),
    gate: gates[form],
  }));
  const named = (["lunar-typescript", "tyme4ts", "Intl"] as const).map((name) => ({
    what: `${own.fields}, against ${name}, ${zone}`,
    ratio: timeOf(name) / timeOf(own.fields),
    gate: gates[name],
  }));
  return [...forms, ...named];
}

function gatedMixed(zone: string, times: Times): Ratio[] {
  const [fastest, time] = fastestPeer(times);
  return (["text", "fields"] as const).map((form) => ({
    what: `in one heap: ${own[form]}, against the fastest peer (${fastest}), ${zone}`,
    ratio: time / (times[own[form]] ?? Number.NaN),
    gate: mixedGates[form].minimum,
  }));
}

function fastestPeer(times: Times): [name: string, time: number] {
  const peers = Object.entries(times).filter(([name]) => !isOwn(name));
  return peers.reduce((best, each) => (each[1] < best[1] ? each : best));
}

/** The same contestants in one heap, with the goals. */
function mixedSection(mixed: readonly { zone: string; times: Times }[], versions: ReadonlyMap<string, string>): string {
  const names = Object.keys(mixed[0]?.times ?? {});
  const rows = names.map((name) => {
    const title = isOwn(name) ? `**this package**, ${name}` : titleOf(name, versions.get(name));
    const ratios = mixed.map(({ times }) => figure(fastestPeer(times)[1] / (times[name] ?? Number.NaN)));
    return [
      title,
      ...mixed.map(({ times }) => figure(times[name] ?? Number.NaN)),
      isOwn(name) ? ratios.join(" / ") : "",
    ];
  });
  const head = ["", ...mixed.map(({ zone }) => `ns per call, TZ=${zone}`), "times faster than the fastest peer"];
  return `## In a program that mixes calls

The same contestants in one thread and one heap. Between their turns, seven other functions of this package run with dates as text,
as fields in two orders, with more fields, and as objects with getters like \`Temporal.PlainDate\`. The engine then can't know the
shape of a date. The goals are ${mixedGates.text.goal} times the fastest peer with text and ${mixedGates.fields.goal} with fields.

${tableOf(head, rows)}
`;
}

function callsSection(
  calls: readonly { what: string; times: Times }[],
  versions: ReadonlyMap<string, string>,
  signTimes: Times | undefined,
): string {
  const pace = 30_000_000 / (1e9 / (signTimes?.[own.fields] ?? Number.NaN));
  const rows = calls.map(({ what, times }) => {
    const perSecond = 1e9 / (times["this package"] ?? Number.NaN);
    const peers = Object.entries(times).filter(([name]) => name !== "this package");
    const others = peers
      .sort((a, b) => a[1] - b[1])
      .map(([name, time]) => `${titleOf(name, versions.get(name))}: ${figure(1e9 / time)}`);
    return [
      `\`${what}\``,
      figure(perSecond),
      figure(perSecond * pace),
      (callGoals[what] ?? 0).toLocaleString("en"),
      others.join("; ") || "no library of the list offers it",
    ];
  });
  const head = [
    "call",
    "calls per second",
    "at 30 million signs per second",
    "goal",
    "calls per second of other libraries",
  ];
  return `## Other calls

Each contestant in a process of its own, with the dates above. \`lunarDate\` and \`readNumerology\` get fields; \`fourPillars\` also gets a
time and the zone Asia/Shanghai, while the other libraries read clock time without a zone. The third column converts the rate to a
machine on which \`signOfDate\` by fields makes 30 million calls per second.

${tableOf(head, rows)}
`;
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function isOwn(name: string): boolean {
  return Object.values(own).some((each) => each === name);
}

function document(
  runs: readonly (BenchRun & { zone: string })[],
  versions: ReadonlyMap<string, string>,
  ratios: readonly Ratio[],
): string {
  const [first] = runs;
  const names = Object.keys(first?.times ?? {});
  const head = ["", ...runs.map(({ zone }) => `ns per call, TZ=${zone}`), "times slower than this package with fields"];
  const rows = names.map((name) => {
    const title = isOwn(name) ? `**this package**, ${name}` : titleOf(name, versions.get(name));
    const times = runs.map((each) => figure(each.times[name] ?? Number.NaN));
    const slower = runs.map((each) => figure((each.times[name] ?? Number.NaN) / (each.times[own.fields] ?? 1)));
    return [title, ...times, name === own.fields ? "" : slower.join(" / ")];
  });
  const table = tableOf(head, rows);
  return `# How fast signOfDate is

Generated by \`pnpm measure bench-signs\` with Node ${process.versions.node}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores.

${table}

The same ${(16_384).toLocaleString("en")} random dates from 1902 to 2097 for every library, in one interleaved run: this package gets them as
\`"YYYY-MM-DD"\` or as \`{ year, month, day }\`, each peer in its own form. All contestants must find the same signs, or the
run fails. The figures are medians of fifteen rounds. Each contestant runs in a thread with its own JavaScript heap, because
in one heap the libraries change the shapes of each other's objects and slow each other down. A peer returns only the sign;
this package also returns the reason. If a caller reads only the sign, the engine skips some of the rest; the row that keeps
the result pays for all of it. Some peers use \`Date\` internally, so their speed depends on the time zone.

A call allocates ${figure(first?.allocated ?? Number.NaN)} bytes and its result retains ${figure(first?.retained ?? Number.NaN)}, so it allocates nothing besides the result.

## Minimums

${ratios.map(({ what, ratio, gate }) => `- ${what}: ${figure(ratio)} times, minimum ${gate}`).join("\n")}
`;
}

function titleOf(name: string, version = ""): string {
  return name === "Intl" ? `Intl (${version})` : `${name} ${version}`;
}

function figure(value: number): string {
  return value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString("en");
}

main();
