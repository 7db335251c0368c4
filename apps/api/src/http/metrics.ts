import { type Db, getPoolCounts, observeQueries } from "@zodiac-at-work/db";
import { createProviderErrors, createQueryDurations, createRegistry, observePool } from "@zodiac-at-work/metrics";
import { queryName } from "@zodiac-at-work/tracing";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { Caches } from "../cache/caches.ts";

/** The metrics of the API. */
export interface Metrics {
  registry: Registry;
  /** Counts a failed call. */
  observeProviderError(provider: "firebase" | "stripe", kind: string): void;
}

/** Creates the metrics of the process, its database pool, its caches and its providers. */
export function createMetrics({ db, caches }: { db: Db; caches: Caches }): Metrics {
  const registry = createRegistry();
  observePool(registry, () => getPoolCounts(db));
  const observeQuery = createQueryDurations(registry);
  observeQueries(db, (text, seconds) => observeQuery(queryName(text), seconds));
  observeCaches(registry, caches);
  return { registry, observeProviderError: createProviderErrors(registry, ["firebase", "stripe"]) };
}

/** Measures each request by method, route and status. A route is a pattern: no id becomes a label. */
export const requestMetrics = fastifyPlugin(async (app: FastifyInstance, { registry }: { registry: Registry }) => {
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests, by method, route and status",
    labelNames: ["method", "route", "status_code"],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 25],
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    duration.observe({ method: request.method, route, status_code: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
});

/** Registers how many streams of events are open. */
export function observeStreams(registry: Registry, countOpen: () => number): void {
  new Gauge({
    name: "live_streams",
    help: "Open streams of server-sent events",
    registers: [registry],
    collect() {
      this.set(countOpen());
    },
  });
}

function observeCaches(registry: Registry, caches: Caches): void {
  const counts = Object.entries(caches).map(([name, cache]) => ({ name, counts: cache.counts }));
  new Counter({
    name: "cache_requests_total",
    help: "Requests to a cache, by result",
    labelNames: ["cache", "result"],
    registers: [registry],
    collect() {
      this.reset();
      for (const {
        name,
        counts: { hits, misses, stale },
      } of counts) {
        this.inc({ cache: name, result: "hit" }, hits);
        this.inc({ cache: name, result: "miss" }, misses);
        this.inc({ cache: name, result: "stale" }, stale);
      }
    },
  });
  new Gauge({
    name: "cache_entries",
    help: "Entries in a cache",
    labelNames: ["cache"],
    registers: [registry],
    collect() {
      for (const {
        name,
        counts: { entries },
      } of counts)
        this.set({ cache: name }, entries);
    },
  });
  new Gauge({
    name: "cache_response_bytes",
    help: "Size of the cached responses",
    registers: [registry],
    collect() {
      this.set(caches.responses.counts.size);
    },
  });
}
