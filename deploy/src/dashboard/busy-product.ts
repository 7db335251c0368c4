import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { demoPassword } from "@zodiac-at-work/local/demo-accounts";
import { findInstance } from "@zodiac-at-work/local/instance";
import { startProduct } from "@zodiac-at-work/local/product";
import pWaitFor from "p-wait-for";

/**
 * The whole product as `pnpm start` runs it, with its samples and a few readers. The script of the measurement sets
 * METRICS_PORT=0: each process takes a free port, and writes it to its log.
 */
export interface BusyProduct {
  /** The ports of the metrics, by the job of Prometheus. */
  readonly ports: Readonly<Record<string, number>>;
  /** Sends the readers away. Returns how many requests they made, how many an overloaded API refused, and how many failed. */
  endVisits(): Promise<{ requests: number; refused: number; failed: number }>;
  stop(): Promise<void>;
}

const pages = ["/", "/signs/rat", "/signs/dragon/ox", "/blog", "/feed.xml", "/api/stats", "/api/sample?sign=rat"];
const calls = ["/api/companies", "/api/companies?search=energy", "/api/car-brands", "/api/openings", "/api/us-states"];

export async function startBusyProduct(dataDir: string, perSecond: number): Promise<BusyProduct> {
  const product = startProduct({ dataDir, port: 4400, samples: true, print: console.log });
  void product.failed.then((reason) => console.error(reason));
  try {
    const { url } = await product.ready;
    const ports = {
      "zodiac-api": await readPort(join(dataDir, "logs/API.log")),
      "zodiac-worker": await readPort(join(dataDir, "logs/worker.log")),
    };
    const token = await signIn(dataDir);
    return { ports, endVisits: startVisits(url, token, perSecond), stop: () => product.stop() };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

function readPort(log: string): Promise<number> {
  return pWaitFor(
    async () => {
      const text = await readFile(log, "utf8").catch(() => "");
      const port = /"metrics":\{[^}]*"port":(\d+)/.exec(text)?.[1];
      return port !== undefined && pWaitFor.resolveWith(Number(port));
    },
    { interval: 200, timeout: 60_000 },
  );
}

/** Signs a member in at the emulator, which starts some seconds after the site. */
async function signIn(dataDir: string): Promise<string> {
  const host = (await findInstance(dataDir))?.settings?.FIREBASE_AUTH_EMULATOR_HOST;
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const body = JSON.stringify({ email: "member@example.com", password: demoPassword, returnSecureToken: true });
  const headers = { "content-type": "application/json" };
  return pWaitFor(
    async () => {
      const response = await fetch(address, { method: "POST", headers, body }).catch(() => undefined);
      const token = response?.ok && ((await response.json()) as { idToken?: string }).idToken;
      return typeof token === "string" && pWaitFor.resolveWith(token);
    },
    { interval: 500, timeout: 120_000 },
  );
}

function startVisits(url: string, token: string, perSecond: number): BusyProduct["endVisits"] {
  let isOpen = true;
  let requests = 0;
  let refused = 0;
  let failed = 0;
  const member = { authorization: `Bearer ${token}` };
  const all = [...pages.map((path) => ({ path, headers: {} })), ...calls.map((path) => ({ path, headers: member }))];
  const visiting = (async () => {
    for (; isOpen; requests += 1) {
      const { path, headers } = all[requests % all.length] ?? { path: "/", headers: {} };
      const response = await fetch(`${url}${path}`, { headers });
      await response.arrayBuffer();
      if (response.status === 503) refused += 1;
      else if (!response.ok) {
        failed += 1;
        console.error(response.status, path);
      }
      await sleep(1_000 / perSecond);
    }
  })();
  return async () => {
    isOpen = false;
    await visiting;
    return { requests, refused, failed };
  };
}
