import type { Labels } from "./series.ts";

/** One value that a process exports. */
export interface Exported {
  readonly labels: Labels;
  readonly value: number;
  /** Whether it only grows while the process lives. */
  readonly grows: boolean;
}

/** What Prometheus reads from one process at a time, in seconds. */
export interface Scrape {
  readonly job: string;
  readonly instance: string;
  /** `process_start_time_seconds` has whole seconds, so it can't tell processes apart that started within one. */
  readonly pid: number | undefined;
  readonly at: number;
  /** Null if the process did not answer. */
  readonly exported: readonly Exported[] | null;
}

/** Reads the metrics of a process as Prometheus does. */
export async function scrape(job: string, port: number, pid: number | undefined): Promise<Scrape> {
  const target = { job, instance: `127.0.0.1:${port}` };
  const response = await fetch(`http://${target.instance}/metrics`).catch(() => null);
  const text = response?.ok ? await response.text() : null;
  return { ...target, pid, at: Date.now() / 1000, exported: text === null ? null : readExposition(text, target) };
}

/** Reads Prometheus' text format. */
function readExposition(text: string, target: Labels): Exported[] {
  const types = new Map(
    Array.from(text.matchAll(/^# TYPE (\S+) (\S+)$/gm), ([, name = "", type = ""]) => [name, type]),
  );
  const samples = text.matchAll(/^(?<name>[a-zA-Z_:][\w:]*)(?:\{(?<labels>.*)\})? (?<value>\S+)$/gm);
  return Array.from(samples, ({ groups: { name = "", labels = "", value = "" } = {} }) => {
    const type = types.get(name) ?? types.get(name.replace(/_(bucket|sum|count)$/, ""));
    const own = labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g);
    return {
      labels: {
        __name__: name,
        ...Object.fromEntries(Array.from(own, ([, label, quoted]) => [label, JSON.parse(`"${quoted}"`)])),
        ...target,
      },
      value: value === "+Inf" ? Number.POSITIVE_INFINITY : Number(value),
      grows: type === "counter" || type === "histogram" || (type === "summary" && name.endsWith("_count")),
    };
  });
}
