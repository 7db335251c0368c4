import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "@zodiac-at-work/measurements/median";
import { type LoadFigures, startLoad } from "../releases/load.ts";
import { type Product, startProduct } from "./environment.ts";
import { countLosses, type Losses, waitUntilDone } from "./losses.ts";
import { type MemorySample, type ProcessSample, samplePostgres, sampleProcess } from "./memory.ts";
import { countAnswers, readMetrics } from "./metrics.ts";
import { countSignIns, mixedRequests } from "./requests.ts";
import {
  createArticles,
  createChecks,
  createEdits,
  createPurchases,
  type Done,
  keepDoing,
  publishArticles,
} from "./work.ts";

export interface MixedLoad {
  readonly minutes: number;
  /** Of reads and sign-ins. Purchases, edits, checks and articles come on top. */
  readonly requestsPerSecond: number;
  readonly boards: number;
  readonly postings: number;
  /** Seconds from one purchase, edit, check and article to the next. */
  readonly paces: {
    readonly purchase: number;
    readonly edit: number;
    readonly check: number;
    readonly article: number;
  };
  /** The folder of the built site. Without it, visitors read no pages. */
  readonly webDir?: string;
}

/** What the load met. `failures` must be empty, and all losses 0. */
export interface MixedLoadFigures {
  readonly minutes: number;
  /** All answers of the API, and how often it answered with an error. */
  readonly answers: number;
  readonly errors: number;
  /** How many of the errors were refusals of a process that was too late (503). */
  readonly refusals: number;
  /** What clients met: no answer, a wrong one, or work that did not come to its end. */
  readonly failures: Readonly<Record<string, number>>;
  /** Milliseconds of the median and of 99 in 100 answers to reads and sign-ins. */
  readonly p50: number;
  readonly p99: number;
  readonly signIns: number;
  readonly purchases: number;
  readonly edits: number;
  readonly checks: number;
  readonly events: number;
  readonly articles: number;
  readonly losses: Losses;
  readonly api: readonly ProcessSample[];
  readonly worker: readonly ProcessSample[];
  readonly postgres: readonly MemorySample[];
  /** How many threads of this machine ran or waited for a core, other work on it included: the mean. */
  readonly machineLoad: number;
}

const members = 200;
const accounts = 600;
const published = 10;
/** Readers who follow each check. */
const watchers = 5;
/** Samples of each process. */
const samples = 60;

/** Runs the product under everything that people do, watches its processes, and then looks for what was lost. */
export async function loadMixed({
  minutes,
  requestsPerSecond,
  paces,
  webDir,
  ...size
}: MixedLoad): Promise<MixedLoadFigures> {
  const nodeOptions = `--import ${import.meta.resolve("./collect-garbage.ts")}`;
  const product = await startProduct({ members, webDir, nodeOptions, ...size });
  const { url, metricsPorts } = product;
  try {
    const articles = await publishArticles(product, published);
    const edits = createEdits(product, articles);
    const checks = createChecks(product, watchers);
    const slugs = articles.map(({ slug }) => slug);
    const requestOf = mixedRequests({ members, accounts, hasSite: webDir !== undefined, slugs });
    const end = new AbortController();
    const stopLoad = startLoad(url, requestOf, requestsPerSecond);
    const doing = [
      keepDoing({ seconds: paces.purchase, act: createPurchases(product) }, end.signal),
      keepDoing({ seconds: paces.edit, act: edits.edit }, end.signal),
      keepDoing({ seconds: paces.check, act: checks.check }, end.signal),
      keepDoing({ seconds: paces.article, act: createArticles(product) }, end.signal),
    ] as const;
    const watched = await watch(product, minutes);
    const load = await stopLoad();
    end.abort();
    const done = await Promise.all(doing);
    const [{ times: purchases }, { times: edited }, { times: checked }, { times: written }] = done;
    await waitUntilDone(product);
    const answers = countAnswers(await readMetrics(metricsPorts.api));
    const signIns = countSignIns(load.requests);
    return {
      minutes,
      answers: sum(answers.values()),
      errors: sum([...answers].filter(([status]) => status >= 400).map(([, count]) => count)),
      refusals: answers.get(503) ?? 0,
      failures: failuresOf(load, done),
      p50: percentile(load.times, 0.5),
      p99: percentile(load.times, 0.99),
      signIns,
      purchases,
      edits: edited,
      checks: checked,
      events: checks.events(),
      articles: written,
      losses: await countLosses(product, {
        purchases,
        accounts: Math.min(signIns, accounts),
        edited: edits.edited(),
        postings: size.boards * size.postings,
      }),
      ...watched,
    };
  } finally {
    await product.close();
  }
}

/** Samples the processes, evenly over the minutes. */
async function watch({ db, api, worker, metricsPorts }: Product, minutes: number) {
  const sampled = { api: [] as ProcessSample[], worker: [] as ProcessSample[], postgres: [] as MemorySample[] };
  const loads: number[] = [];
  const began = performance.now();
  const everyMs = Math.max(1_000, (minutes * 60_000) / samples);
  for (let number = 1; number * everyMs <= minutes * 60_000; number += 1) {
    await sleep(Math.max(0, began + number * everyMs - performance.now()));
    const minute = (performance.now() - began) / 60_000;
    loads.push(loadavg()[0] ?? 0);
    sampled.api.push(await sampleProcess(pidOf(api), metricsPorts.api, minute));
    sampled.worker.push(await sampleProcess(pidOf(worker), metricsPorts.worker, minute));
    // Only Linux tells what is private to a process.
    if (process.platform === "linux") sampled.postgres.push(await samplePostgres(db, minute));
  }
  return { ...sampled, machineLoad: sum(loads) / loads.length };
}

function pidOf({ child }: Product["api"] | Product["worker"]): number {
  if (child.pid === undefined) throw new Error("The process did not start.");
  return child.pid;
}

function failuresOf({ failures }: LoadFigures, done: readonly Done[]): Record<string, number> {
  const all = { ...failures };
  for (const failure of done.flatMap((each) => each.failures)) all[failure] = (all[failure] ?? 0) + 1;
  return all;
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0);
}
