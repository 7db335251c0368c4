import { connect, type Socket } from "node:net";

/** How one connection of an attack went. */
export interface Outcome {
  /** The statuses of the answers, in their order. */
  readonly statuses: readonly number[];
  /** Milliseconds until the server closed the connection; null if the attacker left first. */
  readonly closedAfter: number | null;
  /** Bytes that the attacker's system took before the end. */
  readonly sent: number;
}

/** One connection, written by hand. */
export interface Attacker {
  readonly socket: Socket;
  /** Returns what the server has sent, up to a limit. */
  received(): string;
  /** Resolves when the server has closed the connection or the attacker has left it. */
  readonly ended: Promise<Outcome>;
  /** Aborts when the connection has ended. */
  readonly signal: AbortSignal;
  /** Leaves without a word. */
  leave(): void;
}

const keptText = 2_000_000;

/** Opens a connection that may be closed in one direction only. */
export function openAttacker(url: string): Attacker {
  const { hostname, port } = new URL(url);
  const began = performance.now();
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const over = new AbortController();
  let text = "";
  let hasLeft = false;
  let closedAfter: number | null = null;
  const note = () => {
    if (!hasLeft) closedAfter ??= performance.now() - began;
  };
  const ended = new Promise<Outcome>((resolve) => {
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      if (text.length < keptText) text += chunk;
    });
    // A server that closes ends its direction; what is still open of ours is of no use.
    socket.on("end", () => {
      note();
      socket.destroy();
    });
    socket.on("error", note);
    socket.on("close", () => {
      over.abort();
      const statuses = Array.from(text.matchAll(/^HTTP\/1\.1 (\d{3})/gm), ([, status]) => Number(status));
      resolve({ statuses, closedAfter, sent: socket.bytesWritten });
    });
  });
  return {
    socket,
    received: () => text,
    ended,
    signal: over.signal,
    leave() {
      hasLeft = true;
      socket.resetAndDestroy();
    },
  };
}

/** Writes the head of a request. */
export function headOf(method: string, path: string, headers: Readonly<Record<string, string | number>> = {}): string {
  const lines = Object.entries({ host: "localhost", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}
