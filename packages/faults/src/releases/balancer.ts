import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A balancer that sends requests to the processes that say that they are ready, in turn. It repeats none. */
export interface Balancer {
  readonly url: string;
  /** Adds a process. It gets requests once a probe has found it ready. */
  add(origin: string): void;
  /** Forgets a process that has ended. */
  remove(origin: string): void;
  close(): Promise<void>;
}

interface Upstream {
  readonly origin: string;
  readonly agent: Agent;
  isReady: boolean;
}

/** @param probeMs how often `/api/ready` is asked; one failure takes a process out */
export async function startBalancer({ probeMs }: { probeMs: number }): Promise<Balancer> {
  const upstreams = new Map<string, Upstream>();
  let turn = 0;
  const probing = setInterval(() => {
    for (const upstream of upstreams.values()) void probe(upstream, probeMs);
  }, probeMs);

  const server = createServer((incoming, outgoing) => {
    const ready = [...upstreams.values()].filter(({ isReady }) => isReady);
    turn += 1;
    const upstream = ready[turn % ready.length];
    if (!upstream) return void outgoing.writeHead(502).end();
    forward(upstream, incoming, outgoing);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add(origin) {
      upstreams.set(origin, { origin, agent: new Agent({ keepAlive: true }), isReady: false });
    },
    remove(origin) {
      upstreams.get(origin)?.agent.destroy();
      upstreams.delete(origin);
    },
    async close() {
      clearInterval(probing);
      for (const { agent } of upstreams.values()) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function probe(upstream: Upstream, timeoutMs: number): Promise<void> {
  const response = await fetch(`${upstream.origin}/api/ready`, { signal: AbortSignal.timeout(timeoutMs * 4) }).catch(
    () => undefined,
  );
  await response?.arrayBuffer().catch(() => {});
  upstream.isReady = response?.ok ?? false;
}

function forward({ origin, agent }: Upstream, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { connection: _, ...headers } = incoming.headers;
  const sent = request(`${origin}${incoming.url}`, { method: incoming.method ?? "GET", headers, agent }, (response) => {
    // How long a connection lasts is a matter of each of the two.
    const { connection: __, "keep-alive": ___, "transfer-encoding": ____, ...kept } = response.headers;
    outgoing.writeHead(response.statusCode ?? 502, kept);
    response.on("error", () => outgoing.destroy());
    response.pipe(outgoing);
  });
  sent.on("error", () => outgoing.destroy());
  incoming.pipe(sent);
}
