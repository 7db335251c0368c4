import type { FastifyInstance } from "fastify";

/** Listens, sends the address to the parent process, and reports the CPU time used so far on every message. */
export async function serveMeasured(app: FastifyInstance): Promise<void> {
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicroseconds: user + system });
  });
  process.on("disconnect", () => process.exit());
  process.send?.({ address });
}
