import { serveSandbox } from "./server.ts";
import type { SandboxOptions } from "./store.ts";

/** The process that holds the Stripe sandbox. Started with its settings as the first argument. */
const options = JSON.parse(process.argv[2] ?? "{}") as SandboxOptions;
const sandbox = await serveSandbox(options);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void sandbox.close().finally(() => process.exit()));
}
process.send?.(options.origin);
