import { type ChildProcess, execFile, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** A server in its own process. */
export interface Server {
  readonly address: string;
  /** Returns the CPU time used so far, in microseconds. */
  cpu(): Promise<number>;
  /** Returns the peak growth of the heap since the last call, in bytes, and collects garbage. */
  heapGrowth(): Promise<number>;
  stop(): void;
}

/** A request to one server that the load generator repeats. */
export interface Contestant {
  readonly server: Server;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

export interface Figures {
  readonly perSecond: number;
  /** CPU time of the server per request, in microseconds. */
  readonly cpu: number;
}

export async function startServer(file: "product" | "bare", args: string[]): Promise<Server> {
  const child = fork(fileURLToPath(new URL(`${file}.ts`, import.meta.url)), args, {
    env: { NODE_ENV: "production" },
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const { address } = (await nextMessage(child)) as { address: string };
  return {
    address,
    async cpu() {
      child.send("cpu");
      return ((await nextMessage(child)) as { cpuMicroseconds: number }).cpuMicroseconds;
    },
    async heapGrowth() {
      child.send("heap");
      return ((await nextMessage(child)) as { heapBytes: number }).heapBytes;
    },
    stop: () => child.kill(),
  };
}

/**
 * Interleaves the contestants, and reverses their order in every other round: noise affects all of them alike, and so does
 * what the one before left behind. The first round warms up and does not count, nor does the first second of each turn: a
 * process that has waited for its turn begins with its memory cleaned up.
 */
export async function race<Name extends string>(
  contestants: Record<Name, Contestant>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<Name, Figures[]>> {
  const names = Object.keys(contestants) as Name[];
  const figures = {} as Record<Name, Figures[]>;
  for (const name of names) figures[name] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      await measure(contestants[name], 1);
      const measured = await measure(contestants[name], seconds);
      if (round > 0) figures[name].push(measured);
      console.error(`${round} ${name}: ${Math.round(measured.perSecond)}/s, ${measured.cpu.toFixed(1)} µs of CPU`);
    }
  }
  return figures;
}

/** Sends requests over ten connections for some seconds, from a separate process. */
async function measure(contestant: Contestant, seconds: number): Promise<Figures> {
  const { server, path, headers, status } = contestant;
  const options = ["-j", "-c", "10", "-d", String(seconds), ...Object.entries(headers).flatMap(asOption)];
  const before = await server.cpu();
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...options, server.address + path]);
  const cpuUsed = (await server.cpu()) - before;
  const { statusCodeStats, errors, requests, duration } = JSON.parse(stdout) as Report;
  const good = statusCodeStats[status]?.count ?? 0;
  if (errors > 0 || Object.keys(statusCodeStats).length !== 1 || good === 0) {
    throw new Error(`${path} failed: ${JSON.stringify({ errors, statusCodeStats })}`);
  }
  return { perSecond: requests.total / duration, cpu: cpuUsed / requests.total };
}

interface Report {
  statusCodeStats: Record<string, { count: number }>;
  errors: number;
  requests: { total: number };
  duration: number;
}

const autocannon = fileURLToPath(import.meta.resolve("autocannon"));

function asOption([name, value]: [string, string]): string[] {
  return ["-H", `${name}=${value}`];
}

/** Waits for the next message from the child process. */
async function nextMessage(child: ChildProcess): Promise<unknown> {
  const over = new AbortController();
  const ended = once(child, "exit", { signal: over.signal }).then(([code]) => {
    throw new Error(`the server exited with code ${code}`);
  });
  try {
    const [message] = await Promise.race([once(child, "message", { signal: over.signal }), ended]);
    return message;
  } finally {
    ended.catch(() => {});
    over.abort();
  }
}
