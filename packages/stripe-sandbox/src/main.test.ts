import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { buy, createStripe, freeOrigin, purchase, temporaryFolder, webhookSecret } from "./testing.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

test("payments, idempotency keys and links survive a restart on another port", async () => {
  const stateFile = join(await temporaryFolder(), "deep/stripe.json");
  const first = await start(stateFile);
  const before = createStripe(first.origin);
  const options = { idempotencyKey: "order-1" };
  const intent = await before.paymentIntents.create(purchase, options);
  const { id } = await buy(before, "pm_card_authenticationRequired");
  first.process.kill("SIGTERM");
  await once(first.process, "exit");

  const second = await start(stateFile);
  expect(second.origin).not.toBe(first.origin);
  const after = createStripe(second.origin);
  const { lastResponse, ...again } = await after.paymentIntents.create(purchase, options);
  expect(lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(again).toEqual(intent);
  const restored = await after.paymentIntents.retrieve(id);
  expect(restored.status).toBe("requires_action");
  expect((await fetch(String(restored.next_action?.redirect_to_url?.url))).status).toBe(200);
  expect((await stat(stateFile)).mode & 0o777).toBe(0o600);
});

test("a payment that was answered survives a kill -9", async () => {
  const stateFile = join(await temporaryFolder(), "stripe.json");
  const first = await start(stateFile);
  const { id, created } = await buy(createStripe(first.origin));
  expect(Math.abs(Date.now() / 1_000 - created)).toBeLessThan(60);
  await kill(first.process);
  const stripe = createStripe((await start(stateFile)).origin);
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: "succeeded" });
  expect((await stripe.events.list()).data).toHaveLength(1);
});

test("a kill -9 at any moment leaves a complete state file", async () => {
  const stateFile = join(await temporaryFolder(), "stripe.json");
  for (let round = 0; round < 3; round++) {
    const sandbox = await start(stateFile);
    const stripe = createStripe(sandbox.origin);
    const buying = (async () => {
      for (;;) await buy(stripe);
    })().catch(() => {});
    await sleep(700 + round * 170);
    await kill(sandbox.process);
    await buying;
    expect(Object.keys(JSON.parse(await readFile(stateFile, "utf8")).paymentIntents).length).toBeGreaterThan(0);
  }
});

test("listens on loopback only", async () => {
  const { origin } = await start(join(await temporaryFolder(), "stripe.json"));
  const port = Number(new URL(origin).port);
  const outward = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);
  expect(await accepts("127.0.0.1", port)).toBe(true);
  for (const address of outward) expect(await accepts(address, port)).toBe(false);
});

async function start(stateFile: string): Promise<{ origin: string; process: ChildProcess }> {
  const origin = await freeOrigin();
  const options = JSON.stringify({ stateFile, origin, webhookSecret });
  const child = spawn(process.execPath, [main, options], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  expect(await once(child, "message")).toContain(origin);
  return { origin, process: child };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const end = (isAccepted: boolean) => {
      socket.destroy();
      resolve(isAccepted);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });
}
