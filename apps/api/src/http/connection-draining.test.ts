import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { buildTestApp, testPayments } from "../testing.ts";

const { app, close } = await buildTestApp({ payments: testPayments });
afterAll(close);
const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);

/** A client that keeps its connection and reads one response at a time. */
async function openConnection() {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return { socket, ended: once(socket, "close"), send: (text: string) => send(socket, text) };
}

async function send(socket: Socket, text: string) {
  let received = "";
  const keep = (chunk: string) => {
    received += chunk;
  };
  socket.on("data", keep);
  socket.write(text);
  await expect.poll(() => received, { timeout: 5_000 }).toContain("\r\n\r\n");
  socket.off("data", keep);
  const [head = ""] = received.toLowerCase().split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), connection: /^connection: (.+)$/m.exec(head)?.[1]?.trim() };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const startOfPost =
  "POST /api/stripe/webhook HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n";

test("a draining app serves every request, closes each connection with its response, and is not ready", async () => {
  const [early, idle, posting] = await Promise.all([openConnection(), openConnection(), openConnection()]);
  for (const { send } of [early, idle]) {
    expect(await send(get("/api/ready"))).toEqual({ status: 200, connection: "keep-alive" });
  }
  const hasBegun = once(app.server, "request");
  posting.socket.write(startOfPost);
  await hasBegun;

  app.drain();
  expect(await early.send(get("/api/health"))).toEqual({ status: 200, connection: "close" });
  await early.ended;
  // Its request began before, and its body ends now.
  expect(await posting.send("{}")).toEqual({ status: 400, connection: "close" });
  await posting.ended;
  const late = await openConnection();
  expect(await late.send(get("/api/ready"))).toEqual({ status: 503, connection: "close" });
  const unknown = await openConnection();
  expect(await unknown.send(get("/nothing"))).toEqual({ status: 404, connection: "close" });

  await app.close();
  await idle.ended;
});

test("a body that arrives while the app closes is still read and answered", async () => {
  const { app: other, close: closeOther } = await buildTestApp({ payments: testPayments });
  onTestFinished(closeOther);
  const address = await other.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect(Number(new URL(address).port), "127.0.0.1").setEncoding("latin1");
  onTestFinished(() => void socket.destroy());
  const hasBegun = once(other.server, "request");
  socket.write(startOfPost);
  await hasBegun;
  const closing = other.close();
  await expect.poll(() => other.server.listening).toBe(false);
  expect(await send(socket, "{}")).toEqual({ status: 400, connection: "close" });
  await closing;
});
