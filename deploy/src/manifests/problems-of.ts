import { PodMonitor } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1";
import { Deployment } from "kubernetes-models/apps/v1";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2";
import { Job } from "kubernetes-models/batch/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { Service } from "kubernetes-models/v1";

/** An object of Kubernetes. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly [field: string]: unknown;
}

const kinds = [Deployment, HorizontalPodAutoscaler, Job, PodDisruptionBudget, PodMonitor, Service];

/** Returns what the schema of its kind finds wrong with a manifest, and its fields that the schema does not have. */
export function problemsOf(manifest: Manifest): string[] {
  const { apiVersion, kind } = manifest;
  const known = kinds.find((one) => one.apiVersion === apiVersion && one.kind === kind);
  if (!known) return [`${apiVersion} has no ${kind} here`];
  const { watched, listUnread } = watchReads(manifest);
  const problems: string[] = [];
  try {
    known.prototype.validate.call(watched);
  } catch (error) {
    problems.push(String(error));
  }
  return [...problems, ...listUnread().map((field) => `${field} is unknown`)];
}

/** The schemas allow unknown fields. But a validator reads each field that its schema has, so one that it left is unknown. */
function watchReads(root: Manifest): { watched: Manifest; listUnread(): string[] } {
  const unread = new Set<string>();
  function watch<Value>(value: Value, path: string): Value {
    if (typeof value !== "object" || value === null) return value;
    const children = new Map<PropertyKey, unknown>();
    for (const [key, child] of Object.entries(value)) {
      unread.add(`${path}.${key}`);
      children.set(key, watch(child, `${path}.${key}`));
    }
    return new Proxy(value, {
      get(target, key) {
        unread.delete(`${path}.${String(key)}`);
        return children.has(key) ? children.get(key) : Reflect.get(target, key);
      },
    });
  }
  const watched = watch(root, root.kind);
  return { watched, listUnread: () => [...unread] };
}
