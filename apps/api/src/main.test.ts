import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { afterAll, afterEach, expect, test } from "vitest";

const { connectionString, drop } = await createTestDb();
afterAll(drop);

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const laptop = {
  NODE_ENV: "development",
  PORT: "0",
  DATABASE_URL: connectionString,
  FIREBASE_PROJECT_ID: "demo-test",
  FIREBASE_WEB_API_KEY: "demo-key",
  FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:1",
};

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill("SIGKILL");
});

function start(env: Record<string, string>) {
  const started = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  child = started;
  const ended = once(started, "exit").then(([code]) => code as number);
  return { started, ended };
}

async function addressOf(started: ChildProcess): Promise<string> {
  if (!started.stdout) throw new Error("there is no output to read");
  for await (const line of createInterface(started.stdout)) {
    const { address } = JSON.parse(line);
    if (address) return address;
  }
  throw new Error("ended without an address");
}

test("it answers at the address that it logs, and SIGTERM ends it in good order", async () => {
  const { started, ended } = start(laptop);
  const address = await addressOf(started);
  const ready = await fetch(`${address}/api/ready`);
  expect(await ready.json()).toEqual({ status: "ready" });
  started.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("without a database it is alive and not ready", async () => {
  const { started } = start({ ...laptop, DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" });
  const address = await addressOf(started);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect((await fetch(`${address}/api/ready`)).status).toBe(503);
});

test("an empty production is refused, with every missing name and no stack", async () => {
  const { started, ended } = start({ NODE_ENV: "production" });
  let complaint = "";
  started.stderr?.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  expect(await ended).toBe(1);
  expect(complaint).toMatch(/DATABASE_URL.*FIREBASE_PROJECT_ID.*FIREBASE_WEB_API_KEY.*GOOGLE_APPLICATION_CREDENTIALS/s);
  expect(complaint).not.toContain("    at ");
});

test("a taken port ends it with a reason", async () => {
  const { started } = start(laptop);
  const { port } = new URL(await addressOf(started));
  const second = spawn(process.execPath, [main], { env: { ...laptop, PORT: port }, stdio: "pipe" });
  let output = "";
  for (const stream of [second.stdout, second.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const [code] = await once(second, "exit");
  expect(code).toBe(1);
  expect(output).toContain("EADDRINUSE");
});
