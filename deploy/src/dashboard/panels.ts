import { readFileSync } from "node:fs";
import type { Prometheus } from "./prometheus.ts";

/** A panel of `grafana/dashboard.json`. */
export interface Panel {
  readonly title: string;
  readonly type: "stat" | "timeseries";
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly fieldConfig: {
    readonly defaults: {
      readonly unit: string;
      readonly thresholds?: { readonly steps: readonly { readonly color: string; readonly value: number | null }[] };
    };
  };
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
}

export interface Line {
  readonly name: string;
  /** Pairs of a time in seconds and a value. */
  readonly points: readonly (readonly [number, number])[];
}

/** A panel with what it shows. */
export interface FilledPanel extends Panel {
  readonly lines: readonly Line[];
}

/** Panels that are empty while all is well: no check has refused a text. */
export const emptyWhenWell = ["Texts that a check refused in a day"];

export function readPanels(): Panel[] {
  return JSON.parse(readFileSync(new URL("../../grafana/dashboard.json", import.meta.url), "utf8")).panels;
}

/** As Grafana does it: four scrapes fit into the interval of a rate. */
const scrapesPerRate = 4;

/** Evaluates the expressions of a panel. A value that is no number, such as a share of nothing, is left out. */
export async function fillPanel(
  prometheus: Prometheus,
  panel: Panel,
  range: { start: number; end: number; step: number },
): Promise<FilledPanel> {
  const lines: Line[] = [];
  for (const { expr, legendFormat } of panel.targets) {
    const query = expr.replaceAll("$__rate_interval", `${scrapesPerRate * range.step}s`);
    for (const { metric, values } of await prometheus.queryRange(query, range)) {
      const name = legendFormat.replaceAll(/\{\{(\w+)\}\}/g, (_, label: string) => metric[label] ?? "");
      const points = values.map(([at, value]) => [at, Number(value)] as const);
      const finite = points.filter(([, value]) => Number.isFinite(value));
      if (finite.length > 0) lines.push({ name, points: finite });
    }
  }
  return { ...panel, lines };
}
