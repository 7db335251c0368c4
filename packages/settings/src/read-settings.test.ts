import { expect, test } from "vitest";
import { z } from "zod";
import { portNumber, readProcessSettings, readSettings, SettingsError, sharedVariables } from "./index.ts";

const { NODE_ENV, DATABASE_URL, LOG_LEVEL, METRICS_HOST, METRICS_PORT } = sharedVariables;
const variables = { NODE_ENV, DATABASE_URL, LOG_LEVEL, METRICS_HOST, METRICS_PORT, PORT: portNumber().optional() };
const schema = z.object(variables);
const complete = { NODE_ENV: "development", DATABASE_URL: "postgres://me:hunter2@127.0.0.1:5432/zodiac" };

function problemsOf(environment: Record<string, string>): SettingsError {
  try {
    readSettings(environment, schema, (_, { production }) => (production ? ["KEY is missing"] : []));
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
  throw new Error("no problem was found");
}

test("a complete environment gives its settings, with defaults for the optional ones", () => {
  const { settings, production } = readSettings(complete, schema, () => []);
  expect(readProcessSettings(settings)).toEqual({
    databaseUrl: complete.DATABASE_URL,
    logLevel: "info",
    metrics: null,
    tracing: false,
  });
  expect(production).toBe(false);
  expect(readSettings({ ...complete, PORT: "0" }, schema, () => []).settings.PORT).toBe(0);
});

test("metrics are served on loopback unless a host is set", () => {
  const metricsOf = (changes: Record<string, string>) =>
    readProcessSettings(readSettings({ ...complete, ...changes }, schema, () => []).settings).metrics;
  expect(metricsOf({ METRICS_PORT: "9464" })).toEqual({ host: "127.0.0.1", port: 9464 });
  expect(metricsOf({ METRICS_PORT: "9464", METRICS_HOST: "10.0.0.5" })).toEqual({ host: "10.0.0.5", port: 9464 });
  expect(metricsOf({ METRICS_HOST: "10.0.0.5" })).toBeNull();
});

test.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://traces.example.com/v1/traces" }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318", OTEL_SDK_DISABLED: "true" }, false],
])("with %o, tracing is %s", (changes, tracing) => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } = sharedVariables;
  const traced = z.object({
    ...{ ...variables, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED },
  });
  expect(readProcessSettings(readSettings({ ...complete, ...changes }, traced, () => []).settings).tracing).toBe(
    tracing,
  );
});

test("the error lists every problem by name and no value", () => {
  const { problems, message } = problemsOf({ DATABASE_URL: "mysql://hunter2", LOG_LEVEL: "hunter2", PORT: "65536" });
  expect(problems).toEqual([
    "DATABASE_URL is not of the form postgres://user:password@host:port/database",
    "LOG_LEVEL is not a level of pino",
    "PORT is not a port number",
    "KEY is missing",
  ]);
  expect(message).toMatch(
    /^The settings are not complete \(NODE_ENV is not set, so this is production\):\n {2}DATABASE_URL/,
  );
  expect(message).not.toContain("hunter2");
});

test("an empty variable counts as missing, NODE_ENV too", () => {
  expect(problemsOf({ ...complete, DATABASE_URL: "" }).problems).toEqual([
    "DATABASE_URL is missing: postgres://user:password@host:port/database",
  ]);
  expect(problemsOf({ ...complete, NODE_ENV: "" }).problems).toEqual(["KEY is missing"]);
});

test.each(["Production", "prod", "staging", "dev"])("NODE_ENV=%s is refused, and checked as production", (nodeEnv) => {
  expect(problemsOf({ ...complete, NODE_ENV: nodeEnv }).problems).toEqual([
    "NODE_ENV is not production, development or test",
    "KEY is missing",
  ]);
});
