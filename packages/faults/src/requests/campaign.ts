import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { type ApiEnvironment, fetchServed, startApiEnvironment } from "../api-environment.ts";
import {
  type Account,
  accountNumber,
  accountOf,
  authorizationOf,
  type Caller,
  callers,
  countWrongRights,
  createAccounts,
  createCallers,
  describeVictims,
} from "./accounts.ts";
import type { HttpRequest } from "./http-request.ts";
import { type Fault, faults, judge, type Sent } from "./judge.ts";
import { type Kind, kinds } from "./kinds.ts";
import { type Operation, readOperations } from "./operations.ts";
import { ownEmail, ownUid } from "./schema-values.ts";
import { type Answer, type Silence, send } from "./send.ts";

export interface RequestCampaign {
  readonly requests: number;
  /** Decides every value of every request. */
  readonly seed: number;
  /** Whether the Firebase emulator, the job boards and a worker run as well. */
  readonly isWhole?: boolean;
}

/** How many answers there were of each kind, and how many of each fault. */
export type Counts = Record<"requests" | "2xx" | "3xx" | "4xx" | "429" | Fault, number>;

export interface RequestFigures {
  readonly seed: number;
  readonly operations: number;
  /** Operations that no request called with success. */
  readonly neverSucceeded: readonly string[];
  readonly byCaller: ReadonlyMap<string, Counts>;
  readonly byKind: ReadonlyMap<string, Counts>;
  readonly total: Counts;
  /** Answers "overloaded" after which the request was sent again. */
  readonly repeated: number;
  /** The first requests with a fault, as text. */
  readonly examples: readonly string[];
  /** Rows of members who never called that differ at the end, and accounts with other rights. */
  readonly changedVictims: number;
  readonly wrongRights: number;
  /** Whether the process lives at the end and is ready. */
  readonly isAlive: boolean;
  /** Megabytes after a tenth of the requests, at most, and at the end. */
  readonly memory: { readonly early: number; readonly peak: number; readonly end: number };
  readonly seconds: number;
}

/** Calls that wait for background work take 25 seconds at most. */
const limitMs = 40_000;

const concurrency = 64;

/** Sends requests of every kind to every operation as every caller, and judges the answers. */
export async function attack({ requests, seed, isWhole = false }: RequestCampaign): Promise<RequestFigures> {
  const environment = await startApiEnvironment({ isWhole });
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  try {
    await createCallers(environment);
    const operations = await readOperations(environment.url);
    const before = await describeVictims(environment);
    const nextRequest = createRequests(operations, seed);
    const results = createResults();
    const memory = { early: 0, peak: 0, end: 0 };
    const sampling = setInterval(() => void sampleMemory(), 500);
    const began = performance.now();
    let repeated = 0;

    async function sampleMemory(): Promise<void> {
      const metrics = await environment.readMetrics().catch(() => undefined);
      memory.end = metrics?.memory ?? memory.end;
      memory.peak = Math.max(memory.peak, memory.end);
      if (results.total.requests <= requests / 10) memory.early = memory.end;
    }

    /** A process that is a second behind refuses, as its contract says, and wants the request again. */
    async function sendUntilServed(request: HttpRequest): Promise<Answer | Silence> {
      for (let time = 1; ; time += 1) {
        const answer = await send({ agent, origin: environment.url, limitMs }, request);
        if (typeof answer === "string" || !answer.text.includes('"code":"overloaded"') || time === 60) return answer;
        repeated += 1;
        await sleep(1_000);
      }
    }

    const numbers = Array.from({ length: requests }, (_, number) => number).values();
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (const number of numbers) {
          const { kind, ...planned } = nextRequest(number);
          const sent = await addressed(environment, planned, number);
          const answer = await sendUntilServed(sent.request);
          results.add(number, kind, sent, answer, environment.secrets);
        }
      }),
    );
    clearInterval(sampling);
    await sampleMemory();
    const after = await describeVictims(environment);
    const ready = await fetchServed(`${environment.url}/api/ready`).catch(() => undefined);
    const { succeeded, ...counted } = results;
    return {
      seed,
      operations: operations.length,
      neverSucceeded: operations.flatMap((each) => (succeeded.has(each) ? [] : `${each.method} ${each.path}`)),
      ...counted,
      repeated,
      changedVictims: [...before, ...after].filter((row) => before.includes(row) !== after.includes(row)).length,
      wrongRights: await countWrongRights(environment),
      isAlive: environment.api.child.exitCode === null && ready?.status === 200,
      memory,
      seconds: Math.round((performance.now() - began) / 1_000),
    };
  } finally {
    agent.destroy();
    await environment.close();
  }
}

interface Planned {
  readonly kind: Kind;
  readonly caller: Caller;
  readonly operation: Operation;
  readonly request: HttpRequest;
}

/**
 * Returns what makes the request of a number. Consecutive numbers take the callers in turn, and all numbers together take
 * every combination of caller, kind and operation equally often.
 */
function createRequests(operations: readonly Operation[], seed: number): (number: number) => Planned {
  const combinations = operations.flatMap((operation) =>
    kinds.map((kind) => ({ operation, kind, arbitrary: kind.requests(operation) })),
  );
  // Coprime to the number of combinations, so that the first numbers are already spread over all of them.
  const step = 7_919;
  if (combinations.length % step === 0) throw new Error("The step leaves out combinations.");
  return (number) => {
    const turn = Math.floor(number / callers.length);
    const { arbitrary, ...rest } = itemOf(combinations, turn * step);
    const [request] = fc.sample(arbitrary, { seed: seed + number, numRuns: 1 });
    if (!request) throw new Error("No request was made.");
    return { ...rest, caller: itemOf(callers, number), request };
  };
}

function itemOf<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item;
}

/** Gives a request its caller and an address of its own. */
async function addressed(
  environment: ApiEnvironment,
  { caller, operation, request }: Omit<Planned, "kind">,
  number: number,
): Promise<Sent> {
  const account = await accountFor(environment, caller, operation, number);
  const authorization = authorizationOf(caller, account, number);
  const { path, headers, body } = request;
  const fill = (text: string) =>
    account ? text.replaceAll(ownUid, account.uid).replaceAll(ownEmail, account.email) : text;
  const address = [10, number >> 16, number >> 8, number].map((byte) => byte & 255).join(".");
  return {
    operation,
    caller,
    account,
    request: {
      ...request,
      path: fill(path),
      headers: { "x-forwarded-for": address, ...headers, ...(authorization && { authorization }) },
      body: typeof body === "string" ? fill(body) : body,
    },
  };
}

/** An account that may be deleted is used for one request. */
async function accountFor(
  environment: ApiEnvironment,
  caller: Caller,
  { method, path }: Operation,
  number: number,
): Promise<Account | undefined> {
  if (method !== "DELETE" || path !== "/api/account") return accountOf(caller, accountNumber(number));
  const account = accountOf(caller, 1_000 + number);
  if (account) await createAccounts(environment, [account]);
  return account;
}

function createResults() {
  const [byCaller, byKind] = [new Map<string, Counts>(), new Map<string, Counts>()];
  const total = noCounts();
  const succeeded = new Set<Operation>();
  const examples: string[] = [];
  return {
    ...{ byCaller, byKind, total, succeeded, examples },
    add(number: number, { name }: Kind, sent: Sent, answer: Answer | Silence, secrets: readonly string[]): void {
      const found = judge(sent, answer, secrets);
      for (const counts of [total, countsOf(byCaller, sent.caller), countsOf(byKind, name)]) {
        counts.requests += 1;
        for (const fault of found.keys()) counts[fault] += 1;
        const status = typeof answer === "string" ? 0 : answer.status;
        if (status === 429) counts["429"] += 1;
        else if (status >= 200 && status < 500) counts[`${Math.floor(status / 100)}xx` as "2xx"] += 1;
      }
      if (typeof answer !== "string" && answer.status < 300 && sent.request.method !== "HEAD")
        succeeded.add(sent.operation);
      for (const [fault, reason] of found) {
        const { method, path, headers, body } = sent.request;
        const what = [method, path.slice(0, 200), JSON.stringify(headers).slice(0, 300), String(body).slice(0, 200)];
        if (examples.length < 200)
          examples.push(`#${number} ${fault} (${reason}): ${sent.caller}, ${name}: ${what.join(" ")}`);
      }
    },
  };
}

function countsOf(groups: Map<string, Counts>, name: string): Counts {
  const counts = groups.get(name) ?? noCounts();
  groups.set(name, counts);
  return counts;
}

function noCounts(): Counts {
  const names = ["requests", "2xx", "3xx", "4xx", "429", ...faults] as const;
  return Object.fromEntries(names.map((name) => [name, 0])) as Counts;
}
