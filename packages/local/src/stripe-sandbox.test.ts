import { readFile, stat } from "node:fs/promises";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buy, purchase, stripeAt } from "@zodiac-at-work/stripe-sandbox/testing";
import { expect, onTestFinished, test } from "vitest";
import { type StripeSandbox, startStripeSandbox } from "./stripe-sandbox.ts";
import { temporaryFolder } from "./testing.ts";

const webhookSecret = "whsec_sandbox_test";

test("payments, idempotency keys and links outlive a restart on another port", async () => {
  const stateFile = join(await temporaryFolder(), "deep/stripe.json");
  const first = await start(stateFile);
  const before = stripeAt(first.origin);
  const options = { idempotencyKey: "order-1" };
  const intent = await before.paymentIntents.create(purchase, options);
  const { id } = await buy(before, "pm_card_authenticationRequired");
  await first.stop();

  const second = await start(stateFile);
  expect(second.origin).not.toBe(first.origin);
  const after = stripeAt(second.origin);
  const { lastResponse, ...again } = await after.paymentIntents.create(purchase, options);
  expect(lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(again).toEqual(intent);
  const kept = await after.paymentIntents.retrieve(id);
  expect(kept.status).toBe("requires_action");
  expect((await fetch(String(kept.next_action?.redirect_to_url?.url))).status).toBe(200);
  expect((await stat(stateFile)).mode & 0o777).toBe(0o600);
});

test("a payment is on disk within two seconds, so that a kill -9 does not lose it", async () => {
  const stateFile = join(await temporaryFolder(), "stripe.json");
  const first = await start(stateFile);
  const { id } = await buy(stripeAt(first.origin));
  await expect.poll(() => readFile(stateFile, "utf8").catch(() => ""), { timeout: 2000 }).toContain(id);
  await killed(first);
  const second = await start(stateFile);
  const stripe = stripeAt(second.origin);
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: "succeeded" });
  expect((await stripe.events.list()).data).toHaveLength(3);
});

test("killed at any moment, the file is whole", async () => {
  const stateFile = join(await temporaryFolder(), "stripe.json");
  for (let round = 0; round < 3; round++) {
    const sandbox = await start(stateFile);
    const stripe = stripeAt(sandbox.origin);
    const buying = (async () => {
      for (;;) await buy(stripe);
    })().catch(() => {});
    await sleep(700 + round * 170);
    await killed(sandbox);
    await buying;
    expect(Object.keys(JSON.parse(await readFile(stateFile, "utf8")).paymentIntents).length).toBeGreaterThan(0);
  }
});

test("its keys are recognisable, and a webhook secret that isn't is refused", async () => {
  const stateFile = join(await temporaryFolder(), "stripe.json");
  const sandbox = await start(stateFile);
  expect(sandbox.secretKey).toMatch(/^sk_test_sandbox_/);
  expect(sandbox.publishableKey).toMatch(/^pk_test_sandbox_/);
  expect(sandbox.webhookSecret).toBe(webhookSecret);
  await expect(startStripeSandbox({ stateFile, webhookSecret: "whsec_real" })).rejects.toThrow(/whsec_sandbox_/);
});

test("it listens on loopback only", async () => {
  const { origin } = await start(join(await temporaryFolder(), "stripe.json"));
  const port = Number(new URL(origin).port);
  const outward = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);
  expect(await answers("127.0.0.1", port)).toBe(true);
  for (const address of outward) expect(await answers(address, port)).toBe(false);
});

async function start(stateFile: string): Promise<StripeSandbox> {
  const sandbox = await startStripeSandbox({ stateFile, webhookSecret });
  onTestFinished(() => sandbox.stop());
  await sandbox.ready;
  return sandbox;
}

async function killed(sandbox: StripeSandbox): Promise<void> {
  const { pid } = (await (await fetch(`${sandbox.origin}/_sandbox`)).json()) as { pid: number };
  process.kill(pid, "SIGKILL");
  await sandbox.ended;
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const end = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });
}
