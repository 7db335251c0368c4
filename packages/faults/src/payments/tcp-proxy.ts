import { type AddressInfo, connect, createServer } from "node:net";

/** A port that stays the same while the server behind it moves to another port. */
export interface TcpProxy {
  readonly port: number;
  close(): void;
}

/** @param targetPort returns the current port of the server, for each new connection */
export async function startTcpProxy(targetPort: () => number): Promise<TcpProxy> {
  const server = createServer((client) => {
    const upstream = connect(targetPort(), "127.0.0.1");
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on("error", () => to.destroy()).on("close", () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
