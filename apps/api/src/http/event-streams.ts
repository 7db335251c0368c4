import { Readable } from "node:stream";
import type { Endpoint, Of } from "@zodiac-at-work/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { overloaded, rateLimited } from "../errors.ts";

/**
 * Delivers states to a stream: the current one, then each one that differs, then the end.
 *
 * @returns a function that ends the subscription
 */
export type Subscribe<State> = (subscriber: Subscriber<State>) => () => void;

export interface Subscriber<State> {
  onState(state: State): void;
  /** Called once, after the last state. */
  onEnd(): void;
}

/** Sends streams of server-sent events. */
export interface EventStreams {
  /** Returns how many streams are open. */
  countOpen(): number;
  /**
   * Sends a stream, each event with the fields of the endpoint's response schema.
   *
   * @throws {ApiError} `rate-limited` if the caller has too many streams open; `overloaded` if this process has
   */
  send<E extends Endpoint>(
    endpoint: E,
    request: FastifyRequest,
    reply: FastifyReply,
    subscribe: Subscribe<Of<E, "response">>,
  ): FastifyReply;
}

export interface EventStreamOptions {
  perUser?: number;
  perProcess?: number;
  /** Proxies close a connection that is silent for a minute. */
  heartbeatMs?: number;
  /** A stream ends after this time. A caller who has lost access loses the stream too. */
  maxAgeMs?: number;
}

/** Creates streams that end when their client leaves, when they are too old and when the app closes. */
export function createEventStreams(app: FastifyInstance, options: EventStreamOptions = {}): EventStreams {
  const { perUser = 12, perProcess = 1_000, heartbeatMs = 15_000, maxAgeMs = 10 * 60_000 } = options;
  const open = new Set<EventStream>();
  const openByUser = new Map<string, number>();
  // Before the server waits for its connections to end.
  app.addHook("preClose", async () => {
    for (const stream of open) stream.end("The server is about to stop. Connect again.");
  });

  function admit(uid: string): void {
    const ofUser = openByUser.get(uid) ?? 0;
    if (ofUser >= perUser) throw rateLimited(5);
    if (open.size >= perProcess) throw overloaded;
    openByUser.set(uid, ofUser + 1);
  }

  function release(uid: string): void {
    const left = (openByUser.get(uid) ?? 1) - 1;
    if (left > 0) openByUser.set(uid, left);
    else openByUser.delete(uid);
  }

  return {
    countOpen: () => open.size,
    send(endpoint, request, reply, subscribe) {
      const uid = request.caller?.uid ?? request.ip;
      const { method, path } = endpoint;
      const serialize = serializerCompiler({ schema: endpoint.response, method, url: path });
      admit(uid);
      const stream = createEventStream();
      const unsubscribe = subscribe({
        onState: (state) => stream.sendLatest(`data: ${serialize(state)}\n\n`),
        onEnd: () => stream.end(),
      });
      const heartbeat = setInterval(() => stream.beat(), heartbeatMs);
      const expiry = setTimeout(() => stream.end(), maxAgeMs);
      open.add(stream);
      // If the stream is never read, as after a failure before the response, its own end would not come.
      reply.raw.once("close", () => stream.readable.destroy());
      stream.readable.once("close", () => {
        unsubscribe();
        clearInterval(heartbeat);
        clearTimeout(expiry);
        open.delete(stream);
        release(uid);
      });
      // A proxy that compresses or buffers would hold events back.
      reply
        .type("text/event-stream; charset=utf-8")
        .headers({ "cache-control": "no-store, no-transform", "x-accel-buffering": "no" });
      return reply.send(stream.readable);
    },
  };
}

interface EventStream {
  readonly readable: Readable;
  /** Sends an event. If the client reads slowly, the event waits, and a later one replaces it. */
  sendLatest(event: string): void;
  /** Sends a comment, unless the client has not read what was sent before. */
  beat(): void;
  /**
   * Sends the waiting event and ends the stream.
   *
   * @param reason sent as a comment, for whoever reads the stream by hand
   */
  end(reason?: string): void;
}

function createEventStream(): EventStream {
  let isWritable = false;
  let hasEnded = false;
  let waiting: string | null = null;
  const readable = new Readable({
    read() {
      isWritable = true;
      flush();
    },
  });

  function flush(): void {
    if (waiting === null || hasEnded) return;
    isWritable = readable.push(waiting);
    waiting = null;
  }

  return {
    readable,
    sendLatest(event) {
      waiting = event;
      if (isWritable) flush();
    },
    beat() {
      if (isWritable && !hasEnded) isWritable = readable.push(": heartbeat\n\n");
    },
    end(reason) {
      if (hasEnded || readable.destroyed) return;
      flush();
      if (reason) readable.push(`: ${reason}\n\n`);
      hasEnded = true;
      readable.push(null);
    },
  };
}
