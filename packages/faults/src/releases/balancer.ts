import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A balancer that sends requests to the processes that say that they are ready, in turn, or to all if none is. It repeats none.
 */
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
  isAsked: boolean;
}

/**
 * @param probeMs how often `/api/ready` is asked. One refusal takes a process out; an answer that takes long on a busy machine does
 *   not
 */
export async function startBalancer({ probeMs }: { probeMs: number }): Promise<Balancer> {
  const upstreams = new Map<string, Upstream>();
  let turn = 0;
  const probing = setInterval(() => {
    for (const upstream of upstreams.values()) if (!upstream.isAsked) void probe(upstream);
  }, probeMs);

  const server = createServer((incoming, outgoing) => {
    const all = [...upstreams.values()];
    const ready = all.filter(({ isReady }) => isReady);
    const able = ready.length > 0 ? ready : all;
    turn += 1;
    const upstream = able[turn % able.length];
    if (!upstream) return void outgoing.writeHead(502).end();
    forward(upstream, incoming, outgoing);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add(origin) {
      upstreams.set(origin, { origin, agent: new Agent({ keepAlive: true }), isReady: false, isAsked: false });
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

async function probe(upstream: Upstream): Promise<void> {
  upstream.isAsked = true;
  const response = await fetch(`${upstream.origin}/api/ready`).catch(() => undefined);
  await response?.arrayBuffer().catch(() => {});
  upstream.isReady = response?.ok ?? false;
  upstream.isAsked = false;
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
