import { once } from "node:events";
import { type ClientRequest, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Endpoint } from "@zodiac-at-work/contracts";
import { type FastifyInstance, fastify } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { handleError } from "../errors.ts";
import { createEventStreams, type EventStreamOptions, type Subscriber } from "./event-streams.ts";

const endpoint = {
  method: "GET",
  path: "/api/count",
  access: "open",
  summary: "An endpoint of this test",
  response: z.object({ at: z.number(), text: z.string().optional() }),
  streams: true,
} as const satisfies Endpoint;

type State = z.output<typeof endpoint.response>;

/** A server with one stream. `subscribers` are those that the streams have subscribed and not yet released. */
async function startServer(options: EventStreamOptions = {}) {
  const subscribers = new Set<Subscriber<State>>();
  const app = fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(handleError);
  app.decorateRequest("caller", null);
  const streams = createEventStreams(app, options);
  app.get(endpoint.path, (request, reply) =>
    streams.send(endpoint, request, reply, (subscriber) => {
      subscribers.add(subscriber);
      subscriber.onState({ at: 0 });
      return () => subscribers.delete(subscriber);
    }),
  );
  await app.listen();
  const emit = (state: State) => {
    for (const subscriber of subscribers) subscriber.onState(state);
  };
  const end = () => {
    for (const subscriber of subscribers) subscriber.onEnd();
  };
  return { app, subscribers, emit, end, ...clientOf(app) };
}

function clientOf(app: FastifyInstance) {
  const { port } = app.server.address() as AddressInfo;
  return {
    async open(): Promise<{ request: ClientRequest; response: IncomingMessage }> {
      const request = get({ port, path: endpoint.path, agent: false });
      const [response] = (await once(request, "response")) as [IncomingMessage];
      response.setEncoding("utf8");
      onTestFinished(() => void request.destroy());
      return { request, response };
    },
  };
}

async function readAll(response: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of response) text += chunk;
  return text;
}

const nextChunk = async (response: IncomingMessage) => (await once(response, "data"))[0] as string;
const withinASecond = { timeout: 5_000, interval: 10 };

test("a stream sends the current state, each later one and its end, with the fields of the schema only", async () => {
  const { open, emit, end } = await startServer();
  const { response } = await open();
  expect(response.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
  });
  expect(await nextChunk(response)).toBe('data: {"at":0}\n\n');
  const secret = { at: 1, secret: "not in the schema" };
  emit(secret);
  expect(await nextChunk(response)).toBe('data: {"at":1}\n\n');
  emit({ at: 2 });
  end();
  expect(await readAll(response)).toBe('data: {"at":2}\n\n');
});

test("a client that leaves is unsubscribed", async () => {
  const { open, subscribers } = await startServer({ perUser: 1 });
  const { request, response } = await open();
  await nextChunk(response);
  expect(subscribers.size).toBe(1);
  request.destroy();
  await expect.poll(() => subscribers.size, withinASecond).toBe(0);
  const { response: second } = await open();
  expect(second.statusCode).toBe(200);
});

test("a client that does not read costs one waiting event, and receives the latest when it reads on", async () => {
  const { open, emit, end, subscribers } = await startServer();
  const { response } = await open();
  await nextChunk(response);
  response.pause();
  const text = "x".repeat(64 * 1024);
  const sent = 500;
  for (let at = 1; at <= sent; at += 1) {
    emit({ at, text });
    if (at % 50 === 0) await sleep(5);
  }
  end();
  expect(subscribers.size).toBe(1);
  const events = (await readAll(response)).split("\n\n").filter(Boolean);
  expect(events.length).toBeLessThan(sent / 2);
  expect(events.at(-1)).toBe(`data: ${JSON.stringify({ at: sent, text })}`);
});

test("a silent stream sends comments", async () => {
  const { open } = await startServer({ heartbeatMs: 10 });
  const { response } = await open();
  await nextChunk(response);
  expect(await nextChunk(response)).toContain(": heartbeat\n\n");
});

test("a stream ends when it is too old", async () => {
  const { open, subscribers } = await startServer({ maxAgeMs: 50 });
  const { response } = await open();
  expect(await readAll(response)).toBe('data: {"at":0}\n\n');
  await expect.poll(() => subscribers.size, withinASecond).toBe(0);
});

test("a caller with too many streams is refused, and so is everybody when the process has too many", async () => {
  const { open } = await startServer({ perUser: 2 });
  await open();
  await open();
  const { response: third } = await open();
  expect([third.statusCode, JSON.parse(await readAll(third)).code]).toEqual([429, "rate-limited"]);
  const busy = await startServer({ perProcess: 1 });
  await busy.open();
  const { response: second } = await busy.open();
  expect([second.statusCode, JSON.parse(await readAll(second)).code]).toEqual([503, "overloaded"]);
});

test("the closing app ends its streams", async () => {
  const { app, open, subscribers } = await startServer();
  const { response } = await open();
  const [, text] = await Promise.all([app.close(), readAll(response)]);
  expect(text).toBe('data: {"at":0}\n\n: The server is about to stop. Connect again.\n\n');
  expect(subscribers.size).toBe(0);
});
