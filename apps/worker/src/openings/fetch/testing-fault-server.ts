import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { text as readText } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { testCertificate, testKey } from "./testing-certificate.ts";
import type { TestServer } from "./transport.ts";

/** What the server does with one request. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A request as the server received it. */
interface Received {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** A server on this machine that plays every host of its certificate, with the faults that it is told to have. */
export interface FaultServer {
  /** The certificate authority to trust. */
  ca: string;
  /** All requests so far, those for robots.txt included. */
  received: Received[];
  /** Lets a transport connect to the server. */
  testServer: TestServer;
  /** The IP addresses that this process has tried to connect to, whatever code did so, except for the database. */
  dialed: string[];
  /** The TCP connections that arrived. */
  connections(): number;
  /** Answers the requests for a URL, one answer after the other; the last one stays. */
  on(url: string, ...answers: Answer[]): void;
  stop(): Promise<void>;
}

/** An address of this machine that is not the usual one of loopback, where the system has such addresses. */
export const ownAddress = process.platform === "darwin" ? "127.0.0.1" : "127.0.0.2";

interface FaultServerOptions {
  /** The test database, whose connections are not recorded. */
  databaseUrl: string;
  /** An address of this machine to listen at. */
  address?: string;
}

export async function startFaultServer({
  databaseUrl,
  address = ownAddress,
}: FaultServerOptions): Promise<FaultServer> {
  const answers = new Map<string, Answer[]>();
  const received: Received[] = [];
  const dialed: string[] = [];
  const sockets = new Set<Duplex>();
  let connections = 0;
  const server = createServer({ cert: testCertificate, key: testKey }, async (request, response) => {
    const url = `https://${request.headers.host}${request.url}`;
    const body = await readText(request);
    received.push({ method: request.method ?? "", url, headers: request.headers, body });
    const list = answers.get(url) ?? [];
    const answer = (list.length > 1 ? list.shift() : list[0]) ?? status(404);
    answer(response, request);
  });
  server.on("connection", (socket) => {
    connections++;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  const databasePort = Number(new URL(databaseUrl).port || 5432);
  const watchSocket = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    socket.on("connectionAttempt", (ip: string, toPort: number) => toPort !== databasePort && dialed.push(ip));
  };
  subscribe("net.client.socket", watchSocket);
  server.listen(0, address);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    ca: testCertificate,
    received,
    testServer: { addresses: [address], port },
    dialed,
    connections: () => connections,
    on: (url, ...list) => answers.set(url, list),
    async stop() {
      unsubscribe("net.client.socket", watchSocket);
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Answers with a status, headers and a body. */
export function status(code: number, headers: OutgoingHttpHeaders = {}, body: string | Uint8Array = ""): Answer {
  return (response) => response.writeHead(code, headers).end(body);
}

/** Answers 200 with a text. */
export function text(body: string | Uint8Array, headers: OutgoingHttpHeaders = {}): Answer {
  return status(200, { "content-type": "text/plain; charset=utf-8", ...headers }, body);
}

export function redirect(location: string, code = 302): Answer {
  return status(code, { location });
}

/** Never answers. `onReached` is called when the request has arrived. */
export function silence(onReached: () => void): Answer {
  return () => onReached();
}

/** Sends headers and half of a body, then nothing. `onReached` is called when the half is sent. */
export function stall(onReached: () => void): Answer {
  return (response) => {
    response.writeHead(200, { "content-length": 1_000 });
    response.write("half", onReached);
  };
}

/** Ends the connection in the middle of the body. */
export function cutOff(headers: OutgoingHttpHeaders = { "content-length": 1_000 }): Answer {
  return (response) => {
    response.writeHead(200, headers);
    response.write("half", () => response.socket?.destroy());
  };
}

/** Ends the connection without an answer. */
export function hangUp(): Answer {
  return (response) => response.socket?.destroy();
}

/** Sends a body without an end. */
export function endless(chunk = Buffer.alloc(65_536, "x")): Answer {
  return (response) => {
    response.writeHead(200, { "content-type": "text/plain" });
    const send = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", send).on("error", () => {});
    send();
  };
}

/** Sends a body a byte at a time, and calls `onByte` after each. */
export function drip(body: string, onByte: () => void): Answer {
  return async (response) => {
    response.writeHead(200, { "content-length": body.length });
    for (const character of body) {
      if (response.destroyed) return;
      await new Promise<void>((resolve) => response.write(character, () => resolve()));
      onByte();
    }
    response.end();
  };
}

/** Sends a small gzip that decompresses to `bytes` zeros. */
export function gzipBomb(bytes: number): Answer {
  return text(gzipSync(Buffer.alloc(bytes)), { "content-encoding": "gzip" });
}

/** Writes to the socket what is no HTTP, or HTTP that Node would not write. */
export function raw(bytes: string): Answer {
  return (response) => response.socket?.end(bytes);
}
