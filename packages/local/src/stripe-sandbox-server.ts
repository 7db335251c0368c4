import { serveSandbox } from "./stripe-sandbox/server.ts";
import type { SandboxOptions } from "./stripe-sandbox/store.ts";

/** The process that holds the Stripe sandbox. Started by stripe-sandbox.ts with its settings as the first argument. */
const options = JSON.parse(process.argv[2] ?? "{}") as SandboxOptions;
const sandbox = await serveSandbox(options);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void sandbox.close().finally(() => process.exit()));
}
process.send?.(options.origin);
