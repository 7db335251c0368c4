import { expect, test } from "vitest";
import { evaluate } from "./promql.ts";
import type { Labels, Sample, Series } from "./series.ts";

/** A series with a sample every minute; null ends it. */
function series(name: string, labels: Labels, values: readonly (number | null)[]): Series {
  const samples: Sample[] = values.map((value, minute) => ({ at: minute * 60, value }));
  return { labels: { __name__: name, ...labels }, samples };
}

const requests = [
  series("requests_total", { route: "/a", status: "200" }, [0, 60, 120, 180, 240, 300]),
  series("requests_total", { route: "/a", status: "500" }, [0, 0, 0, 6, 12, 18]),
  series("requests_total", { route: "/b", status: "200" }, [10, 20, 5, 15, 25, 35]),
];
const up = [series("up", { job: "api", instance: "1" }, [1, 1, 0]), series("up", { job: "worker" }, [1, null])];
const buckets = [
  series("seconds_bucket", { le: "0.1" }, [90]),
  series("seconds_bucket", { le: "1" }, [95]),
  series("seconds_bucket", { le: "+Inf" }, [100]),
];
const all = [...requests, ...up, ...buckets];

// The expected values are those that Prometheus's promtool computes from the same series.
test.each<[expression: string, minute: number, values: Record<string, number> | number]>([
  ["time() - 60", 2, 60],
  ["up", 0, { "api,1": 1, worker: 1 }],
  ["up", 2, { "api,1": 0 }],
  ["up", 7, {}],
  ['up{job!="api"}', 0, { worker: 1 }],
  ['up{job=~"a.*"}', 0, { "api,1": 1 }],
  ['up{job!~"a.*|w.*"}', 0, {}],
  ["absent(up == 1)", 2, { "": 1 }],
  ['absent(up{job="cron"})', 2, { cron: 1 }],
  ['absent_over_time(up{job="worker"}[1m])', 1, { worker: 1 }],
  ['absent_over_time(up{job="worker"}[2m])', 1, {}],
  ["increase(requests_total[4m])", 5, { "/a,200": 240, "/a,500": 18, "/b,200": 35 }],
  ["increase(requests_total[3m])", 3, { "/a,200": 180, "/a,500": 6, "/b,200": 22.5 }],
  ["rate(requests_total[30m])", 0, {}],
  ["sum(increase(requests_total[3m]))", 3, { "": 208.5 }],
  ["sum by (route) (requests_total)", 5, { "/a": 318, "/b": 35 }],
  ["max(requests_total) > 200", 5, { "": 300 }],
  ["min(requests_total) > 200", 5, {}],
  ["max_over_time(requests_total[3m])", 3, { "/a,200": 180, "/a,500": 6, "/b,200": 20 }],
  ["min_over_time(requests_total[3m])", 3, { "/a,200": 60, "/a,500": 0, "/b,200": 5 }],
  ["changes(requests_total[3m])", 3, { "/a,200": 2, "/a,500": 1, "/b,200": 2 }],
  ['sum(requests_total{status="500"}) / sum(requests_total)', 5, { "": 18 / 353 }],
  ['requests_total{status="500"} or max(requests_total)', 5, { "/a,500": 18, "": 300 }],
  ['requests_total and requests_total{route="/b"}', 5, { "/b,200": 35 }],
  ['requests_total unless on (route) requests_total{route="/b"}', 5, { "/a,200": 300, "/a,500": 18 }],
  ["histogram_quantile(0.925, seconds_bucket)", 0, { "": 0.55 }],
  ["histogram_quantile(0.99, seconds_bucket)", 0, { "": 1 }],
  ["(1 + 2) * 3 - 4", 0, 5],
])("%s at minute %i", (expression, minute, expected) => {
  const value = evaluate(expression, all, minute * 60);
  if (typeof expected === "number" || typeof value === "number") return expect(value).toBe(expected);
  const found = value.map(({ labels: { __name__: _, ...labels }, value }) => [Object.values(labels).join(), value]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, expect.closeTo(value, 10)])),
  );
});

test.each(["quantile(0.5, up)", "sum without (job) (up)", "deriv(up[5m])", "up offset 5m", "up >", "up[5m]"])(
  "%s is refused, because the evaluator does not know it",
  (expression) => {
    expect(() => evaluate(expression, all, 60)).toThrow();
  },
);
