import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Cuts } from "./statement-proxy.ts";

/** A way to an HTTP server on which one call is cut off. Each call has two points: before it is sent on, and before its answer is. */
export interface CallProxy extends Cuts {
  /** The origin of the server by way of the proxy. */
  readonly url: string;
  close(): Promise<void>;
}

/** @param origin of a server without TLS */
export async function startCallProxy(origin: string): Promise<CallProxy> {
  let points = 0;
  let isCut = false;
  let cut = Number.POSITIVE_INFINITY;

  /** Passes one point. Returns whether the call ends there. */
  function ends(incoming: IncomingMessage): boolean {
    points += 1;
    if (points !== cut) return false;
    isCut = true;
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
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get points() {
      return points;
    },
    get isCut() {
      return isCut;
    },
    cutAt(number = Number.POSITIVE_INFINITY) {
      points = 0;
      isCut = false;
      cut = number;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
