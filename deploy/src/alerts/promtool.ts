import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stringify } from "yaml";
import type { Labels, Series } from "./series.ts";

const alerts = fileURLToPath(new URL("../../alerts.yml", import.meta.url));

/** Returns the version of Prometheus' promtool, or undefined if it is not installed. */
export function promtoolVersion(): string | undefined {
  const { stdout } = spawnSync("promtool", ["--version"], { encoding: "utf8" });
  return /version (\S+)/.exec(stdout ?? "")?.[1];
}

interface Expectation {
  readonly alert: string;
  readonly series: readonly Series[];
  readonly everySeconds: number;
  /** When the alert must still be quiet, and when it must fire, in seconds. */
  readonly quietAt: number;
  readonly firesAt: number;
}

/** Lets promtool evaluate `alerts.yml` over the series. Returns what it finds wrong, empty if nothing. */
export function testWithPromtool(folder: string, { alert, series, everySeconds, ...times }: Expectation): string {
  const isFiring = `count(ALERTS{alertname="${alert}", alertstate="firing"}) > bool 0`;
  const test = {
    rule_files: [alerts],
    evaluation_interval: "1m",
    tests: [
      {
        interval: `${everySeconds}s`,
        input_series: series.map((one) => ({ series: nameOf(one.labels), values: valuesOf(one, everySeconds) })),
        promql_expr_test: [
          { expr: isFiring, eval_time: `${times.quietAt}s`, exp_samples: [] },
          { expr: isFiring, eval_time: `${times.firesAt}s`, exp_samples: [{ labels: "{}", value: 1 }] },
        ],
      },
    ],
  };
  const file = join(folder, "test.yml");
  writeFileSync(file, stringify(test));
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", file], { encoding: "utf8" });
  return status === 0 ? "" : `${stdout}${stderr}`;
}

function nameOf({ __name__: name = "", ...labels }: Labels): string {
  return `${name}{${Object.entries(labels)
    .map(([label, value]) => `${label}=${JSON.stringify(value)}`)
    .join()}}`;
}

/** The values at each step: `_` for a missing one, `stale` for the end of the series. */
function valuesOf({ samples }: Series, everySeconds: number): string {
  const byStep = new Map(samples.map(({ at, value }) => [at / everySeconds, value]));
  const last = Math.max(...byStep.keys());
  return Array.from({ length: last + 1 }, (_, step) => {
    const value = byStep.get(step);
    return value === undefined ? "_" : (value ?? "stale");
  }).join(" ");
}
