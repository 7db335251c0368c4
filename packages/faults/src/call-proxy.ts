import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { CutPoints, type Cuts } from "./cuts.ts";

/** A way to an HTTP server on which one call is cut off. Each call has two points: before it is sent on, and before its answer is. */
export interface CallProxy extends Cuts {
  /** The origin of the server by way of the proxy. */
  readonly url: string;
  close(): Promise<void>;
}

/** @param origin of a server without TLS */
export async function startCallProxy(origin: string): Promise<CallProxy> {
  const cuts = new CutPoints();

  /** Returns whether the call ends at this point. */
  function ends(incoming: IncomingMessage): boolean {
    if (!cuts.pass()) return false;
    incoming.socket.destroy();
    return true;
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = "GET", headers, url } = incoming;
    const sent = request(`${origin}${url}`, { method, headers }, (response) => {
      if (ends(incoming)) return void response.resume();
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    sent.on("error", () => outgoing.destroy());
    incoming.pipe(sent);
  }

  const server = createServer((incoming, outgoing) => {
    if (!ends(incoming)) forward(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(cuts, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
