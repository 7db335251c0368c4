import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "@zodiac-at-work/db";
import { median } from "@zodiac-at-work/measurements/median";
import { sql } from "kysely";
import { metricOf, readMetrics } from "./metrics.ts";

/** What a process uses at one moment of the load. */
export interface MemorySample {
  readonly minute: number;
  readonly bytes: number;
}

/** A process of Node at one moment, and what its event loop did since the sample before. */
export interface ProcessSample extends MemorySample {
  readonly residentBytes: number;
  /** How late its timers were, in milliseconds: 99 of 100, and the latest. */
  readonly lagP99: number;
  readonly lagMost: number;
}

/** Node measures lag with a timer of ten milliseconds, which are part of the value. */
const timerMs = 10;

/** Has a process collect its garbage, and reads what is left in use: the heap, and buffers outside of it. */
export async function sampleProcess(pid: number, metricsPort: number, minute: number): Promise<ProcessSample> {
  // The lag of the collection itself is read, and forgotten, with the second scrape.
  const before = await readMetrics(metricsPort);
  process.kill(pid, "SIGURG");
  await sleep(50);
  const after = await readMetrics(metricsPort);
  const lag = (name: string) => Math.max(0, metricOf(before, `nodejs_eventloop_lag_${name}_seconds`) * 1_000 - timerMs);
  return {
    minute,
    bytes: metricOf(after, "nodejs_heap_size_used_bytes") + metricOf(after, "nodejs_external_memory_bytes"),
    residentBytes: metricOf(after, "process_resident_memory_bytes"),
    lagP99: lag("p99"),
    lagMost: lag("max"),
  };
}

/** Reads the private memory of all processes of the PostgreSQL server on this machine, without its shared buffers. */
export async function samplePostgres(db: Db, minute: number): Promise<MemorySample> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const postmaster = await statusOf(rows[0]?.pid ?? 0, "PPid");
  let bytes = 0;
  for (const pid of (await readdir("/proc")).map(Number).filter(Boolean)) {
    const isServer = pid === postmaster || (await statusOf(pid, "PPid").catch(() => 0)) === postmaster;
    if (isServer) bytes += await privateBytes(pid).catch(() => 0);
  }
  return { minute, bytes };
}

async function privateBytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss_Anon:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 1024;
}

async function statusOf(pid: number, field: string): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
}

/** How memory moved in the last two thirds of a load: in the first one, caches and pools fill. */
export interface MemoryTrend {
  /** The median. */
  readonly bytes: number;
  readonly bytesPerMinute: number;
  /** What the slope adds up to in the two thirds, as a share of the median. */
  readonly growth: number;
}

/** The slope is the median of the slopes between all pairs of samples (Theil and Sen), so a few odd samples do not bend it. */
export function trendOf(samples: readonly MemorySample[]): MemoryTrend {
  const end = samples.at(-1)?.minute ?? 0;
  const late = samples.filter(({ minute }) => minute >= end / 3);
  const slopes = late.flatMap((from, index) =>
    late.slice(index + 1).map((to) => (to.bytes - from.bytes) / (to.minute - from.minute)),
  );
  const bytes = median(late.map((sample) => sample.bytes));
  const bytesPerMinute = median(slopes);
  return { bytes, bytesPerMinute, growth: (bytesPerMinute * end * 2) / 3 / bytes };
}
