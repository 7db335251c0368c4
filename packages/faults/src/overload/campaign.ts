import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "@zodiac-at-work/measurements/median";
import { admin, call, type Product, startProduct } from "../mixed-load/environment.ts";
import { type Answer, type LoadRequest, openConnections, startLoad } from "../releases/load.ts";
import { memberRequests } from "./requests.ts";

export interface Overload {
  /** Of the measurement of the capacity, of the overload, and of the load after it. */
  readonly seconds: { readonly capacity: number; readonly overload: number; readonly after: number };
  /** How many times the capacity is offered. */
  readonly times: number;
}

/** What the overload met. Times are milliseconds. */
export interface OverloadFigures {
  /** Answers a second to 32 clients, each of which sends its next request when it has its answer. */
  readonly capacity: number;
  readonly offered: number;
  readonly accepted: AnswerFigures;
  readonly refused: AnswerFigures;
  /** Refusals that do not say when to try again, answers of another kind, and requests without one. Must be empty. */
  readonly failures: Readonly<Record<string, number>>;
  /** Answers of `/api/health` and `/api/ready` during the overload, and those that were no success. */
  readonly probes: AnswerFigures & { readonly failed: number };
  /** Whether one reader's requests are served after all that. */
  readonly serves: boolean;
  /** From the end of the overload to the last refusal or slow answer, while half of the capacity is offered. */
  readonly recoveryMs: number;
}

export interface AnswerFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
}

const members = 1_000;
/** As many as a balancer may hold to one process. */
const connections = 500;
/** Of an accepted request. */
export const slowMs = 500;

/** Offers much more than the product can serve, and then half of what it can. */
export async function overload({ seconds, times }: Overload): Promise<OverloadFigures> {
  const product = await startProduct({ members, boards: 20, postings: 50 });
  const { url } = product;
  try {
    await call(url, admin, "POST", "/api/scrape-enhanced");
    const requestOf = memberRequests(members);
    // The first requests compile code, and load what later ones find in caches.
    await measureCapacity(url, requestOf, seconds.capacity / 2);
    const capacity = await measureCapacity(url, requestOf, seconds.capacity);

    const agent = await openConnections(url, connections);
    const answers: Answer[] = [];
    const onAnswer = (answer: Answer) => void answers.push(answer);
    const stopProbes = probe(product);
    const stop = startLoad(url, requestOf, times * capacity, { agent, onAnswer });
    await sleep(seconds.overload * 1_000);
    const ended = performance.now();
    const ending = stop();
    const probes = await stopProbes();

    let lastBadAt = ended;
    const stopAfter = startLoad(url, requestOf, capacity / 2, {
      agent,
      onAnswer: ({ status, ms, sentAt }) => {
        if (!isSuccess(status) || ms > slowMs) lastBadAt = Math.max(lastBadAt, sentAt + ms);
      },
    });
    await sleep(seconds.after * 1_000);
    await stopAfter();
    const { failures, requests } = await ending;
    agent.destroy();
    const serves = await measureCapacity(url, requestOf, 0.5, 1).then(
      () => true,
      () => false,
    );

    const accepted = answers.filter(({ status }) => isSuccess(status));
    const refused = answers.filter(({ status }) => status === 503 || status === 429);
    const others = Object.entries(failures).filter(([failure]) => !/^(503|429) /.test(failure));
    const mute = refused.filter(({ headers }) => headers["retry-after"] === undefined).length;
    return {
      capacity,
      offered: requests / seconds.overload,
      accepted: figuresOf(accepted, seconds.overload),
      refused: figuresOf(refused, seconds.overload),
      failures: { ...Object.fromEntries(others), ...(mute > 0 && { "no Retry-After": mute }) },
      probes: {
        ...figuresOf(probes, seconds.overload),
        failed: probes.filter(({ status }) => !isSuccess(status)).length,
      },
      serves,
      recoveryMs: lastBadAt - ended,
    };
  } finally {
    await product.close();
  }
}

/**
 * Returns how many answers a second clients get that wait for each answer.
 *
 * @throws for any answer but a success
 */
async function measureCapacity(
  url: string,
  requestOf: (number: number) => LoadRequest,
  seconds: number,
  clients = 32,
): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let number = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const { path, headers = {} } = requestOf(number);
        number += 1;
        const response = await fetch(`${url}${path}`, { headers });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
      }
    }),
  );
  return number / seconds;
}

/** Asks as a balancer does whether the process lives and is ready. Returns a function that stops. */
function probe({ url }: Product): () => Promise<Pick<Answer, "status" | "ms">[]> {
  const end = new AbortController();
  const answers: Pick<Answer, "status" | "ms">[] = [];
  const ask = async (path: string) => {
    while (!end.signal.aborted) {
      const start = performance.now();
      const response = await fetch(`${url}${path}`).catch(() => undefined);
      await response?.arrayBuffer();
      const status = response?.status ?? 0;
      answers.push({ status, ms: performance.now() - start });
      await sleep(250, undefined, { signal: end.signal }).catch(() => {});
    }
  };
  const asking = Promise.all(["/api/health", "/api/ready"].map(ask));
  return async () => {
    end.abort();
    await asking;
    return answers;
  };
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function figuresOf(answers: readonly Pick<Answer, "ms">[], seconds: number): AnswerFigures {
  const times = answers.map(({ ms }) => ms);
  const [p50, p99, slowest] = [0.5, 0.99, 1].map((share) => percentile(times, share));
  return { perSecond: times.length / seconds, p50: p50 ?? 0, p99: p99 ?? 0, slowest: slowest ?? 0 };
}
