import { readFileSync } from "node:fs";
import { parser } from "@prometheus-io/lezer-promql";
import { expect, test } from "vitest";
import { readExportedMetrics } from "./exported-metrics.ts";
import { readRules } from "./rules.ts";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

const rules = readRules();
interface Panel {
  title: string;
  targets: { expr: string }[];
}
const { panels }: { panels: Panel[] } = JSON.parse(read("grafana/dashboard.json"));
const expressions = [
  ...rules.map(({ alert, expr }) => [`the alert ${alert}`, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`the panel "${title}"`, expr] as const)),
];
const exported = await readExportedMetrics();

/** Returns the metrics and labels that an expression names, and the places that are no PromQL. */
function readExpression(expr: string) {
  // Grafana replaces it with a duration.
  const text = expr.replaceAll("$__rate_interval", "5m");
  const found = { metrics: [] as string[], labels: [] as string[], problems: [] as string[] };
  parser.parse(text).iterate({
    enter({ type, from, to }) {
      const part = text.slice(from, to);
      if (type.isError) found.problems.push(`at ${from}: ${part}`);
      if (type.name === "Identifier") found.metrics.push(part);
      if (type.name === "LabelName") found.labels.push(part);
    },
  });
  return found;
}

test("each alert has a name of its own, a severity and a summary", () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  expect(rules.length).toBeGreaterThanOrEqual(12);
  for (const { labels, annotations } of rules) {
    expect(["page", "ticket"]).toContain(labels.severity);
    expect(annotations.summary).not.toBe("");
  }
});

test.each(expressions)("%s is PromQL over metrics and labels that a process exports", (_where, expr) => {
  const { metrics, labels, problems } = readExpression(expr);
  expect(problems).toEqual([]);
  expect(metrics).not.toEqual([]);
  for (const metric of metrics) expect([...exported.keys()]).toContain(metric);
  const known = metrics.flatMap((metric) => exported.get(metric) ?? []);
  for (const label of labels) expect(known).toContain(label);
});

test("an expression over a metric that nobody exports, or with a mistake, is found", () => {
  expect(exported.has("payment_issue")).toBe(false);
  expect(readExpression('max(payment_issues{kind="x"}) >> 0').problems).not.toEqual([]);
});

test("each alert has an entry in the runbook, and each entry an alert", () => {
  const runbook = readFileSync(new URL("../../../docs/runbook.md", import.meta.url), "utf8");
  const entries = Array.from(runbook.matchAll(/^## (.+)$/gm), ([, name]) => name);
  expect(entries).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
  }
});
