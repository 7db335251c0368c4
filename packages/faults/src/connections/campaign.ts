import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "@zodiac-at-work/measurements/median";
import { type ApiEnvironment, type ApiMetrics, fetchServed, startApiEnvironment } from "../api-environment.ts";
import { registrationOf } from "../releases/callers.ts";
import { type LoadRequest, startLoad } from "../releases/load.ts";
import { accountOf, authorizationOf, createAccounts } from "../requests/accounts.ts";
import type { Outcome } from "./attacker.ts";
import { type Attack, attacks, begin } from "./attacks.ts";
import { openStreams, type StreamFigures } from "./streams.ts";

export interface ConnectionCampaign {
  /** The share of the long campaign's connections that are opened. */
  readonly scale: number;
  /** How long the attackers stay at most. */
  readonly holdMs: number;
  /** Requests of the well-behaved client in a second. */
  readonly requestsPerSecond: number;
}

/** What the well-behaved client and the process met during one attack. `failed` and `held` must be 0. */
interface Surroundings {
  readonly requests: number;
  readonly failed: number;
  readonly failures: Readonly<Record<string, number>>;
  /** Milliseconds of 99 of 100 answers, and of the slowest. */
  readonly p99: number;
  readonly slowest: number;
  /** Megabytes of the process at most. */
  readonly memory: number;
  /** Sockets and streams that the process holds after the attackers have left. */
  readonly held: number;
}

interface AttackFigures extends Surroundings {
  readonly name: string;
  readonly connections: number;
  /** How often each status was received. */
  readonly answers: Readonly<Record<string, number>>;
  /** Connections that the server closed, and the seconds until it had closed the last of them. */
  readonly closed: number;
  readonly closedWithin: number;
  /** Megabytes that the attackers could send. */
  readonly sent: number;
}

export interface ConnectionFigures {
  readonly attacks: readonly AttackFigures[];
  readonly streams: StreamFigures & Surroundings;
  readonly isAlive: boolean;
  /** Megabytes before the first attack and after the last. */
  readonly memory: { readonly before: number; readonly after: number };
}

/** Attacks one process in one way after the other, while a well-behaved client calls it. */
export async function attackConnections(campaign: ConnectionCampaign): Promise<ConnectionFigures> {
  const { scale, holdMs } = campaign;
  const environment = await startApiEnvironment();
  try {
    const members = Array.from({ length: 100 }, (_, number) => accountOf("member", number) ?? []);
    await createAccounts(environment, members.flat());
    await surround(environment, campaign, undefined, () => sleep(Math.min(2_000, holdMs)));
    const before = await environment.readMetrics();
    const figures: AttackFigures[] = [];
    for (const attack of attacks) {
      const { result, ...surroundings } = await surround(environment, campaign, before, () =>
        carryOut(environment, attack, campaign),
      );
      figures.push({ name: attack.name, ...result, ...surroundings });
    }
    const streams = Math.max(1, Math.round((500 * scale) / 12)) * 12;
    const { result, ...surroundings } = await surround(environment, campaign, before, () =>
      openStreams(environment, { streams, fills: scale === 1, holdMs: holdMs / 3 }),
    );
    const after = await environment.readMetrics();
    const ready = await fetchServed(`${environment.url}/api/ready`).catch(() => undefined);
    return {
      attacks: figures,
      streams: { ...result, ...surroundings },
      isAlive: environment.api.child.exitCode === null && ready?.status === 200,
      memory: { before: before.memory, after: after.memory },
    };
  } finally {
    await environment.close();
  }
}

/** Opens the connections of an attack and waits until the server has closed them, or leaves them after a while. */
async function carryOut(environment: ApiEnvironment, attack: Attack, { scale, holdMs }: ConnectionCampaign) {
  const connections = Math.ceil(attack.connections * scale);
  const target = { url: environment.url, authorizationOf: (number: number) => memberAuthorization(number % 50) };
  const attackers = begin(attack, target, connections);
  const leaving = setTimeout(() => {
    for (const attacker of attackers) attacker.leave();
  }, holdMs);
  const outcomes = await Promise.all(attackers.map(({ ended }) => ended));
  clearTimeout(leaving);
  const closings = outcomes.flatMap(({ closedAfter }) => closedAfter ?? []);
  return {
    connections,
    answers: countStatuses(outcomes),
    closed: closings.length,
    closedWithin: Math.round(Math.max(0, ...closings) / 100) / 10,
    sent: Math.round(outcomes.reduce((sum, { sent }) => sum + sent, 0) / 2 ** 20),
  };
}

function countStatuses(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of outcomes.flatMap(({ statuses }) => statuses)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Does something while the well-behaved client calls, and looks at the process meanwhile and afterward. */
async function surround<Result>(
  environment: ApiEnvironment,
  { requestsPerSecond }: ConnectionCampaign,
  before: ApiMetrics | undefined,
  work: () => Promise<Result>,
): Promise<Surroundings & { result: Result }> {
  let memory = 0;
  const sampling = setInterval(async () => {
    const metrics = await environment.readMetrics().catch(() => undefined);
    memory = Math.max(memory, metrics?.memory ?? 0);
  }, 500);
  const stop = startLoad(environment.url, wellBehaved, requestsPerSecond);
  const result = await work().finally(() => clearInterval(sampling));
  const { times, ...load } = await stop();
  const [p99 = Number.NaN, slowest = Number.NaN] = [0.99, 1].map((share) => Math.round(percentile(times, share)));
  return { result, ...load, p99, slowest, memory, held: before ? await countHeld(environment, before) : 0 };
}

/** Waits up to ten seconds for the process to let go of what it held for the attackers. */
async function countHeld(environment: ApiEnvironment, before: ApiMetrics): Promise<number> {
  for (let time = 1; ; time += 1) {
    const now = await environment.readMetrics();
    const held = Math.max(0, now.sockets - before.sockets) + now.streams;
    if (held === 0 || time === 100) return held;
    await sleep(100);
  }
}

/** Public calls, calls of members, cached and not, and in every eighth place a new user who registers. */
function wellBehaved(number: number): LoadRequest {
  const path = paths[number % paths.length];
  if (path) return { method: "GET", path, headers: { authorization: memberAuthorization(50 + (number % 50)) } };
  return registrationOf(`user-${number}-${performance.now()}`);
}

function memberAuthorization(number: number): string {
  return authorizationOf("member", accountOf("member", number), number) ?? "";
}

const paths = [
  ...["/api/stats", "/api/zodiac-stats", "/api/companies?zodiac=rat", "/api/sample?sign=rat", "/api/companies/1"],
  ...["/api/car-brands", "/api/config", null],
];
