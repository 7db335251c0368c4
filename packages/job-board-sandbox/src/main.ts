import { createServer } from "./server.ts";

/** The process of the sandbox. The first argument is its port. Reports its origin to the parent. */
const port = Number(process.argv[2]);
const app = createServer();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void app.close().finally(() => process.exit()));
}
process.send?.(await app.listen({ host: "127.0.0.1", port }));
