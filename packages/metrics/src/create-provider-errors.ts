import { Counter, type Registry } from "prom-client";

/** What can go wrong with every provider. One may have further kinds. */
const commonKinds = ["unauthorized", "rate_limited", "refused", "timed_out", "unavailable"];

/**
 * Registers the failed calls to providers. Returns what counts one. The common kinds of these providers begin at 0, so that
 * Prometheus sees the first failure as an increase.
 */
export function createProviderErrors(
  registry: Registry,
  providers: readonly string[],
): (provider: string, kind: string) => void {
  const errors = new Counter({
    name: "provider_errors_total",
    help: "Failed calls to providers, by provider and kind",
    labelNames: ["provider", "kind"],
    registers: [registry],
  });
  for (const provider of providers) for (const kind of commonKinds) errors.inc({ provider, kind }, 0);
  return (provider, kind) => errors.inc({ provider, kind });
}
