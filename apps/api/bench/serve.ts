import type { FastifyInstance } from "fastify";

/** Listens, tells the parent where, and, whenever it asks, how much CPU time was used so far. */
export async function serve(app: FastifyInstance): Promise<void> {
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicroseconds: user + system });
  });
  process.on("disconnect", () => process.exit());
  process.send?.({ address });
}
