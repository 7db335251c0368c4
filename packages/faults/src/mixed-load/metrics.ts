/** Reads what a process exports to Prometheus. */
export async function readMetrics(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

/** Returns the value of a metric without labels. */
export function metricOf(metrics: string, name: string): number {
  const value = new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1];
  if (value === undefined) throw new Error(`The process exports no ${name}.`);
  return Number(value);
}

/** Counts the answers of the API by status. */
export function countAnswers(metrics: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [, labels = "", value] of metrics.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)) {
    const status = Number(/status_code="(\d+)"/.exec(labels)?.[1]);
    counts.set(status, (counts.get(status) ?? 0) + Number(value));
  }
  return counts;
}
