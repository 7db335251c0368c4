import type { Exported, Scrape } from "./scrape.ts";
import { type Labels, labelKey, type Sample, type Series } from "./series.ts";

/** Some minutes in which what happened between two scrapes of the processes happens every two minutes again. */
export interface Phase {
  readonly minutes: number;
  readonly before: readonly Scrape[];
  readonly after: readonly Scrape[];
}

/** That of the reconciliation of payments, which runs more often than any other task. */
const repeatSeconds = 120;

interface Known {
  readonly labels: Labels;
  value: number;
}

/** The values of one process as the simulation goes on. */
interface Process {
  readonly pid: number | undefined;
  readonly known: Map<string, Known>;
}

interface SimulationOptions {
  readonly everySeconds?: number;
  /** Which metrics are wanted; all of them if omitted. */
  readonly isWanted?: (name: string) => boolean;
}

/**
 * Returns the time series that Prometheus would hold after the phases, from scrapes of real processes. Counters go on from
 * phase to phase, and start at 0 in a new process. A time of success moves on if it did between the two scrapes.
 */
export function simulate(
  phases: readonly Phase[],
  { everySeconds = 15, isWanted = () => true }: SimulationOptions = {},
): Series[] {
  const series = new Map<string, Series>();
  const processes = new Map<string, Process>();
  const record = (labels: Labels, sample: Sample) => {
    if (!isWanted(labels.__name__ ?? "")) return;
    const key = labelKey(labels);
    const known = series.get(key) ?? { labels, samples: [] };
    series.set(key, known);
    known.samples.push(sample);
  };
  let now = 0;
  for (const { minutes, before, after } of phases) {
    for (const { instance, job, pid, at, exported } of after) {
      const up = { __name__: "up", job, instance };
      const times = Array.from({ length: (minutes * 60) / everySeconds }, (_, step) => now + step * everySeconds);
      for (const time of times) record(up, { at: time, value: exported ? 1 : 0 });
      if (!exported) {
        for (const { labels } of processes.get(instance)?.known.values() ?? [])
          record(labels, { at: now, value: null });
        processes.delete(instance);
        continue;
      }
      const earlier = before.find((one) => one.pid === pid)?.exported;
      const running = processes.get(instance);
      const process = running && running.pid === pid ? running : begin(pid, earlier ?? exported, now, at);
      processes.set(instance, process);
      const changes = changesBetween(earlier ?? [], exported);
      for (const time of times) {
        if (time > now && (time - now) % repeatSeconds === 0) apply(process, changes, { now: time, at });
        for (const { labels, value } of process.known.values()) record(labels, { at: time, value });
      }
    }
    now += minutes * 60;
  }
  return [...series.values()];
}

function begin(pid: number | undefined, exported: readonly Exported[], now: number, at: number): Process {
  const known = new Map(
    exported.map(({ labels, value }) => [labelKey(labels), { labels, value: moved(labels, value, now - at) }]),
  );
  return { pid, known };
}

interface Change extends Exported {
  /** By how much a counter grew, and whether a gauge changed. */
  readonly growth: number;
}

function changesBetween(before: readonly Exported[], after: readonly Exported[]): Change[] {
  const values = new Map(before.map(({ labels, value }) => [labelKey(labels), value]));
  return after.map((sample) => {
    const earlier = values.get(labelKey(sample.labels));
    const growth = sample.value - (earlier ?? 0);
    return { ...sample, growth };
  });
}

function apply({ known }: Process, changes: readonly Change[], { now, at }: { now: number; at: number }): void {
  for (const { labels, value, grows, growth } of changes) {
    const key = labelKey(labels);
    const current = known.get(key);
    if (grows) known.set(key, { labels, value: (current?.value ?? 0) + growth });
    else if (!current || growth !== 0) known.set(key, { labels, value: moved(labels, value, now - at) });
  }
}

/** A time of day moves with the time of the simulation. Everything else is the same at any time. */
function moved({ __name__: name = "" }: Labels, value: number, seconds: number): number {
  return /_time(stamp)?_seconds$/.test(name) ? value + seconds : value;
}
