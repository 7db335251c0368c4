import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { CutPoints, type Cuts } from "./cuts.ts";

/**
 * A way to PostgreSQL that is cut at one statement, as the death of the client cuts it: the statement is sent, and the
 * connection closed without waiting for the answer. The server may carry it out or not.
 */
export interface StatementProxy extends Cuts {
  /** The address of the database by way of the proxy. */
  readonly url: string;
  close(): Promise<void>;
}

/** @param databaseUrl of a server without TLS */
export async function startStatementProxy(databaseUrl: string): Promise<StatementProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const cuts = new CutPoints();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    upstream.pipe(client);
    client.on("close", () => upstream.end());
    const messages = new MessageReader();
    client.on("data", (chunk: Buffer) => {
      for (const message of messages.read(chunk)) {
        if (upstream.writableEnded) return;
        upstream.write(message);
        const type = String.fromCharCode(message[0] ?? 0);
        // A query in one message, or the last message of a query with values.
        const isStatement = messages.isStarted && (type === "Q" || type === "S");
        if (!isStatement || !cuts.pass()) continue;
        upstream.unpipe(client);
        upstream.end();
        client.destroy();
        return;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return Object.assign(cuts, {
    url: url.href,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  });
}

/** Splits what a client sends into the messages of the protocol: a start without a type, then a type, a length and a body. */
class MessageReader {
  isStarted = false;
  #rest: Buffer = Buffer.alloc(0);
  #hasStart = false;

  *read(chunk: Buffer): Generator<Buffer> {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const header = this.#hasStart ? 1 : 0;
      if (this.#rest.length < header + 4) return;
      const length = header + this.#rest.readUInt32BE(header);
      if (this.#rest.length < length) return;
      const message = this.#rest.subarray(0, length);
      this.#rest = this.#rest.subarray(length);
      this.isStarted = this.#hasStart;
      this.#hasStart = true;
      yield message;
    }
  }
}
