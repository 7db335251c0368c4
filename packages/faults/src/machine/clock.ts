import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sessionHeader } from "@zodiac-at-work/local/firebase-stub";
import { intentOf } from "@zodiac-at-work/payments/testing";
import type { WorkerProcess } from "@zodiac-at-work/worker/testing-process";
import { sql } from "kysely";
import pWaitFor from "p-wait-for";
import { type Environment, startEnvironment } from "../payments/environment.ts";
import { type MachineFigures, runWithFault } from "./campaign.ts";

/** The clock of all processes of the product as a campaign sets it. */
interface Clock {
  /** The settings that give a process this clock. */
  readonly env: Readonly<Record<string, string>>;
  /** @param offset in the words of libfaketime: `+1d`, `-1d`, `+0` */
  set(offset: string): Promise<void>;
  close(): Promise<void>;
}

/** Returns the library that Debian's package `libfaketime` has, or undefined if it is not installed. */
export function findFaketime(): string | undefined {
  const { stdout } = spawnSync("faketime", ["-f", "+0", "printenv", "LD_PRELOAD"], { encoding: "utf8" });
  return stdout?.trim() || undefined;
}

async function createClock(library: string): Promise<Clock> {
  const folder = await mkdtemp(join(tmpdir(), "zodiac-clock-"));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  const file = join(folder, "offset");
  const set = (offset: string) => writeFile(file, `${offset}\n`, { mode: 0o644 });
  await set("+0");
  return {
    // Clocks that nobody can set stay right.
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    set,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

export interface ClockFigures extends MachineFigures {
  /** From the right time on until the worker reconciles again. */
  readonly reconciledSeconds: number;
}

/**
 * Sets the clock of PostgreSQL, the API and the worker wrong while people pay whose payment began before, and sets it right
 * again. Stripe and the readers keep the right time, so their tokens and events are refused meanwhile.
 */
export async function moveClock(
  library: string,
  offset: "+1d" | "-1d",
  purchases: number,
  holdMs: number,
): Promise<ClockFigures> {
  const clock = await createClock(library);
  const parts = new AsyncDisposableStack();
  parts.defer(() => clock.close());
  try {
    const environment = await startEnvironment({ extra: clock.env });
    parts.defer(() => environment.close());
    const { sandbox } = environment;
    const worker = environment.startWorker();
    await worker.logged("payments reconciled");
    const payers = Array.from({ length: purchases }, (_, index) => `payer-${index}`);
    const secrets = await Promise.all(payers.map((uid) => openPayment(environment, uid)));
    let reconciledSeconds = 0;
    const figures = await runWithFault(environment, `the clock is off by ${offset}`, 0, async () => {
      await clock.set(offset);
      await untilDaysOff(environment, Number.parseInt(offset, 10));
      await Promise.all(secrets.map((secret) => sandbox.pay(intentOf(secret), secret)));
      await sleep(holdMs);
      await clock.set("+0");
      [reconciledSeconds] = await Promise.all([untilReconciled(worker), untilDaysOff(environment, 0)]);
    });
    return { ...figures, reconciledSeconds };
  } finally {
    await parts.disposeAsync();
  }
}

/** Waits until PostgreSQL and the API have a clock that is off by a number of days. They read the file once a second. */
async function untilDaysOff({ db, url }: Environment, days: number): Promise<void> {
  const isOff = async () => {
    const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
    const { headers } = await fetch(`${url}/api/health`);
    const times = [rows[0]?.now.getTime(), Date.parse(headers.get("date") ?? "")];
    return times.every((time = Number.NaN) => Math.abs((time - Date.now()) / 86_400_000 - days) < 0.001);
  };
  await pWaitFor(isOff, { interval: 200, timeout: 60_000 });
}

async function openPayment({ url }: Environment, uid: string): Promise<string> {
  const email = `${uid}@example.com`;
  const post = async (path: string, body: object) => {
    const headers = { ...sessionHeader(uid), "content-type": "application/json" };
    const response = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  await post("/api/user/register", { uid, email });
  const { clientSecret } = (await post("/api/create-payment-intent", { amount: 62, email, userId: uid })) as {
    clientSecret: string;
  };
  return clientSecret;
}

/** Waits until the worker reconciles once more, which it does every two minutes. */
async function untilReconciled({ lines }: WorkerProcess): Promise<number> {
  const start = performance.now();
  const count = () => lines.filter(({ msg }) => msg === "payments reconciled").length;
  const before = count();
  await pWaitFor(() => count() > before, { interval: 100, timeout: 300_000 });
  return (performance.now() - start) / 1_000;
}
