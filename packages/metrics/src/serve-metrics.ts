import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";

/** Where metrics are served. Port 0 chooses a free port. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/**
 * Serves a registry to Prometheus at `/metrics` on a separate server. The public port never exposes it.
 *
 * @example
 * const server = await serveMetrics(registry, { host: "127.0.0.1", port: 9464 });
 * server.close();
 */
export async function serveMetrics(registry: Registry, { host, port }: MetricsAddress): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.setHeader("content-type", registry.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  // A scraper's idle connection does not keep the process alive.
  server.unref();
  return server;
}
