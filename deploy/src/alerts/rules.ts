import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { evaluate } from "./promql.ts";
import { labelKey, type Series } from "./series.ts";

/** An alert of `alerts.yml`. */
export interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

export function readRules(): Rule[] {
  const text = readFileSync(new URL("../../alerts.yml", import.meta.url), "utf8");
  return parse(text).groups.flatMap(({ rules }: { rules: Rule[] }) => rules);
}

/** How often Prometheus evaluates a rule. */
const evaluationSeconds = 60;

/** Returns whether an alert reads a metric. */
export function reads({ expr }: Rule, metric: string): boolean {
  return new RegExp(`(?<![\\w:])${metric}(?![\\w:])`).test(expr);
}

/** Returns when an alert begins to fire for the first time, in seconds, or null if it stays quiet until `to`. */
export function firesAt(rule: Rule, series: readonly Series[], to: number): number | null {
  const waitSeconds = Number.parseInt(rule.for ?? "0m", 10) * 60;
  let pending = new Map<string, number>();
  for (let time = 0; time <= to; time += evaluationSeconds) {
    const active = evaluate(rule.expr, series, time);
    if (typeof active === "number") throw new Error(`${rule.alert} is a number.`);
    const since = active.map(({ labels }) => labelKey(labels)).map((key) => [key, pending.get(key) ?? time] as const);
    if (since.some(([, began]) => time - began >= waitSeconds)) return time;
    pending = new Map(since);
  }
  return null;
}
