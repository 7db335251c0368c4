import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import getPort from "get-port";
import pWaitFor from "p-wait-for";
import { parse, stringify } from "yaml";

const deploy = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** Values of an expression over some time, for one set of labels. */
interface Matrix {
  readonly metric: Readonly<Record<string, string>>;
  /** Pairs of a time in seconds and a number as Prometheus writes it. */
  readonly values: readonly (readonly [number, string])[];
}

/** An alert as Prometheus evaluated it last. */
interface EvaluatedAlert {
  readonly name: string;
  readonly state: "inactive" | "pending" | "firing";
  /** `ok` unless the evaluation failed. */
  readonly health: string;
}

export interface Prometheus {
  /** Evaluates an expression every `step` seconds. */
  queryRange(expr: string, range: { start: number; end: number; step: number }): Promise<Matrix[]>;
  listAlerts(): Promise<EvaluatedAlert[]>;
  /** Whether each target answered its last scrape. */
  areTargetsUp(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Returns the version of Prometheus, or undefined if it is not installed. */
export function prometheusVersion(): string | undefined {
  const { stdout, stderr } = spawnSync("prometheus", ["--version"], { encoding: "utf8" });
  return /version (\S+)/.exec(`${stdout}${stderr}`)?.[1]?.replace(/,$/, "");
}

interface Config {
  scrape_configs: { job_name: string }[];
}

/** Starts Prometheus with `prometheus.yml` and `alerts.yml`. Only the targets are others: a port of this machine for each job. */
export async function startPrometheus(folder: string, ports: Readonly<Record<string, number>>): Promise<Prometheus> {
  const config: Config = parse(readFileSync(deploy("prometheus.yml"), "utf8"));
  const jobs = config.scrape_configs.map(({ job_name: job }) => ({
    job_name: job,
    static_configs: [{ targets: [`127.0.0.1:${ports[job]}`] }],
  }));
  const file = join(folder, "prometheus.yml");
  await writeFile(file, stringify({ ...config, rule_files: [deploy("alerts.yml")], scrape_configs: jobs }));
  const origin = `http://127.0.0.1:${await getPort({ host: "127.0.0.1" })}`;
  const child = execa(
    "prometheus",
    [
      ...[`--config.file=${file}`, `--storage.tsdb.path=${join(folder, "data")}`],
      `--web.listen-address=${new URL(origin).host}`,
    ],
    { all: true, reject: false },
  );
  const isReady = async () => (await fetch(`${origin}/-/ready`).catch(() => undefined))?.ok === true;
  const ended = child.then(({ all }) => {
    throw new Error(`Prometheus ended:\n${all}`);
  });
  ended.catch(() => {}); // It also ends when it is stopped.
  await Promise.race([pWaitFor(isReady, { interval: 100, timeout: 60_000 }), ended]);

  async function get<Data>(path: string, parameters: Record<string, string> = {}): Promise<Data> {
    const response = await fetch(`${origin}/api/v1/${path}?${new URLSearchParams(parameters)}`);
    const { status, data, error } = (await response.json()) as { status: string; data: Data; error?: string };
    if (status !== "success") throw new Error(`Prometheus refused ${path} ${parameters.query}: ${error}`);
    return data;
  }
  return {
    async queryRange(query, { start, end, step }) {
      const range = { start: String(start), end: String(end), step: String(step) };
      return (await get<{ result: Matrix[] }>("query_range", { query, ...range })).result;
    },
    async listAlerts() {
      const { groups } = await get<{ groups: { rules: EvaluatedAlert[] }[] }>("rules", { type: "alert" });
      return groups.flatMap(({ rules }) => rules);
    },
    async areTargetsUp() {
      const { activeTargets } = await get<{ activeTargets: { health: string }[] }>("targets", { state: "active" });
      return activeTargets.length === jobs.length && activeTargets.every(({ health }) => health === "up");
    },
    async stop() {
      child.kill("SIGTERM");
      await child;
    },
  };
}
