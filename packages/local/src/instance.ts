import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** What a running product tells others in the same folder about itself. */
export interface Instance {
  /** Absent until the site answers. */
  url?: string;
  /** The environment in which its parts run; absent until the database accepts connections, and while it stops. */
  settings?: Record<string, string>;
}

/** The right of one process to a data folder. */
export interface Claim {
  /** What `findInstance` will answer from now on. */
  instance: Instance & { stopping?: true };
  release(): Promise<void>;
}

const fileIn = (dataDir: string): string => join(dataDir, "instance.json");
const stopsWithinMs = 15_000;

/**
 * Claims a data folder for this process, so that two products never share a database. The claim is an open port, not a
 * file: it falls with the process, however that ends.
 *
 * @throws if a product runs in the folder already. One that is just stopping is waited for.
 */
export async function claimDataDir(dataDir: string): Promise<Claim> {
  const deadline = Date.now() + stopsWithinMs;
  for (;;) {
    const other = await findInstance(dataDir);
    if (!other) break;
    if (!other.stopping || Date.now() > deadline) {
      throw new Error(
        other.url
          ? `Zodiac at Work already runs from this folder at ${other.url}. Stop it first (Ctrl-C).`
          : "Zodiac at Work is just starting from this folder, or a command works on its data. Wait a moment, then try again.",
      );
    }
    await sleep(100);
  }
  const claim: Claim = { instance: {}, release };
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify({ dataDir, ...claim.instance }));
  });
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const mine = JSON.stringify({ port: (server.address() as AddressInfo).port });
  await mkdir(dataDir, { recursive: true });
  await writeFile(fileIn(dataDir), mine);
  // Of two that start in the same moment, the one that wrote last keeps the claim.
  await sleep(50);
  if ((await readFile(fileIn(dataDir), "utf8")) === mine) return claim;
  server.close();
  return await claimDataDir(dataDir);

  async function release(): Promise<void> {
    server.close();
    server.closeAllConnections();
    await rm(fileIn(dataDir), { force: true });
  }
}

/** The product that runs from this folder, if one does. */
export async function findInstance(dataDir: string): Promise<Claim["instance"] | undefined> {
  try {
    const { port } = JSON.parse(await readFile(fileIn(dataDir), "utf8")) as { port: number };
    const response = await fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(2000) });
    const answer = (await response.json()) as Claim["instance"] & { dataDir: string };
    // After a crash the port may belong to another program, or to the product of another folder.
    return answer.dataDir === dataDir ? answer : undefined;
  } catch {
    return undefined;
  }
}
