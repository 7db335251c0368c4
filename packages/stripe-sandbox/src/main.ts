import { startServer } from "./server.ts";
import type { SandboxOptions } from "./types.ts";

/** The process of the sandbox. The first argument holds its options as JSON. Reports its origin to the parent. */
const options = JSON.parse(process.argv[2] ?? "{}") as SandboxOptions;
const sandbox = await startServer(options);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void sandbox.close().finally(() => process.exit()));
}
process.send?.(options.origin);
