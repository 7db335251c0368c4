import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import getPort, { portNumbers } from "get-port";
import { build } from "./build.ts";
import { readVariable } from "./config.ts";
import { createDemoSignIns } from "./demo-accounts.ts";
import { projectId, startFirebaseEmulator } from "./firebase-emulator.ts";
import { type DataDirLock, lockDataDir } from "./instance.ts";
import { type JobBoardSandbox, startJobBoardSandbox } from "./job-board-sandbox.ts";
import { type ManagedProcess, startProcess } from "./managed-process.ts";
import { apiRole, startPostgres } from "./postgres.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { sampleOperator } from "./sample-operator.ts";
import { type StripeSandbox, startStripeSandbox } from "./stripe-sandbox.ts";
import { waitUntilReady } from "./wait-until-ready.ts";
import { type Start, viteOptions, watchLibraries } from "./watch-mode.ts";
import { root } from "./workspace.ts";

export interface ProductOptions {
  dataDir: string;
  /** The preferred port; the next free one is used if another program has it. */
  port: number;
  /** Rebuilds and reloads on every change of a file. */
  watch?: boolean;
  /** Fills an empty database with sample openings and articles, in the background. */
  samples?: boolean;
  /** Receives a line for the user. */
  print: (line: string) => void;
}

/** The product on this machine. */
export interface Product {
  /** Resolves when the site responds. Rejects with a message for the user if the product can't start. */
  readonly ready: Promise<{ url: string; databaseUrl: string }>;
  /** Resolves with the reason when a process exits without being stopped. */
  readonly failed: Promise<string>;
  /** Stops every process, including those that are starting. */
  stop(): Promise<void>;
}

/** Starts the whole product on this machine: database, sign-in, payments, API, worker and site. */
export function startProduct(options: ProductOptions): Product {
  const processes = new Set<ManagedProcess>();
  const stopping = new AbortController();
  const failed = Promise.withResolvers<string>();
  const track: Track = (started, { ends = false } = {}) => {
    processes.add(started);
    void started.exited.then((output) => {
      if (ends) processes.delete(started);
      else if (!stopping.signal.aborted) failed.resolve(`${started.name} exited unexpectedly.\n${output}`);
    });
    return started;
  };
  const locked = lockDataDir(options.dataDir);
  const ready = locked.then((lock) => startProcesses(options, track, lock, stopping.signal));
  return {
    ready,
    failed: failed.promise,
    async stop() {
      stopping.abort();
      await ready.catch(() => {}); // A process that is starting must be tracked before it can be stopped.
      // The database last: the others write to it while they stop.
      const { database = [], other = [] } = Object.groupBy([...processes], ({ name }) =>
        name === "PostgreSQL" ? "database" : "other",
      );
      for (const group of [other, database]) await Promise.all(group.map((one) => one.stop()));
      await locked.then((lock) => lock.release()).catch(() => {});
    },
  };
}

/** Stops a process with the others. Reports its exit, unless it `ends` by itself. */
type Track = <Process extends ManagedProcess>(started: Process, options?: { ends?: boolean }) => Process;

async function startProcesses(
  options: ProductOptions,
  track: Track,
  lock: DataDirLock,
  signal: AbortSignal,
): Promise<{ url: string; databaseUrl: string }> {
  const { dataDir, watch = false, samples = false, print } = options;
  signal.addEventListener("abort", () => lock.publish({ stopping: true }));
  const database = await startDatabaseAndBuild(options, track, signal);
  const databaseUrl = database.url;
  // After the build, because another program may take a free port meanwhile.
  const ports = await choosePorts(options);
  const sandbox = await startPayments(dataDir, track, ports.api);
  const jobBoards = await startJobBoards(track);
  const settings = {
    NODE_ENV: "development",
    DATABASE_URL: databaseUrl,
    ...(database.apiRole && { API_DATABASE_ROLE: database.apiRole }),
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.firebase}`,
    FIREBASE_WEB_API_KEY: "demo-key",
    ...(sandbox && stripeSettings(sandbox)),
    ...(jobBoards && { JOB_SOURCES: jobBoards.origin }),
    ...sampleOperator(process.env),
  };
  if (!signal.aborted) lock.publish({ settings });

  const logs = join(dataDir, "logs");
  await mkdir(logs, { recursive: true });
  const start: Start = (processOptions) => track(startProcess(processOptions));
  const env = { ...process.env, ...settings };
  const nodeArgs = watch ? ["--watch", "src/main.ts"] : ["src/main.ts"];
  // Before the API: it would restart for each file of the first build.
  if (watch) await watchLibraries(start, logs, signal);
  const api = start({
    name: "the API",
    logFile: join(logs, "API.log"),
    cwd: join(root, "apps/api"),
    nodeArgs,
    env: {
      ...env,
      WEB_DIR: join(root, "apps/web/dist"),
      DATABASE_URL: database.apiUrl,
      HOST: "127.0.0.1",
      PORT: String(ports.api),
    },
  });
  const apiIsReady = waitUntilReady(`http://127.0.0.1:${ports.api}/api/ready`, api, signal);
  await Promise.all([prepareDatabase(databaseUrl, database.apiRole), sandbox?.ready, jobBoards?.ready, apiIsReady]);
  if (watch) {
    const name = "the web server";
    const vite = start({ name, logFile: join(logs, "web.log"), ...viteOptions(ports.site, ports.api) });
    await waitUntilReady(`http://127.0.0.1:${ports.site}`, vite, signal);
  }
  const url = `http://localhost:${ports.site}`;
  if (!signal.aborted) lock.publish({ settings, url });
  start({
    name: "the worker",
    logFile: join(logs, "worker.log"),
    cwd: join(root, "apps/worker"),
    nodeArgs: [...nodeArgs, "start"],
    env,
  });
  // Last, because its start keeps a core busy and would delay the site.
  const accountsFile = join(dataDir, "accounts.json");
  const firebase = track(startFirebaseEmulator({ accountsFile, port: ports.firebase }));
  const signIns = firebase.ready.then(() => createDemoSignIns(firebase.origin));
  // Ctrl-C ends an emulator that is still starting.
  void signIns.catch((error) => signal.aborted || print(String(error)));
  if (samples) {
    const worker = { cwd: join(root, "apps/worker"), nodeArgs: ["src/main.ts", "samples"], env };
    const request = () => {
      if (signal.aborted) return;
      track(startProcess({ name: "the samples", logFile: join(logs, "samples.log"), ...worker }), { ends: true });
    };
    // After the sign-in, because the samples keep the processor busy for longer.
    void signIns.then(request, request);
  }
  return { url, databaseUrl };
}

async function startDatabaseAndBuild(
  { dataDir, print }: ProductOptions,
  track: Track,
  signal: AbortSignal,
): Promise<LocalDatabase> {
  const slow = setTimeout(() => print("Building the site. Later starts are faster."), 2000);
  const both = [
    startDatabase(dataDir, track),
    build("@zodiac-at-work/web", signal).finally(() => clearTimeout(slow)),
  ] as const;
  // Wait for both even if one fails: a database that is starting is not tracked yet and could not be stopped.
  await Promise.allSettled(both);
  const [database] = await Promise.all(both);
  signal.throwIfAborted();
  return database;
}

/** Connection strings of the database: the owner's and the API's. */
interface LocalDatabase {
  url: string;
  apiUrl: string;
  /** The API's role. The user's own database has none. */
  apiRole?: string;
}

async function startDatabase(dataDir: string, track: Track): Promise<LocalDatabase> {
  const own = readVariable("DATABASE_URL");
  if (own) return { url: own, apiUrl: own };
  const { url, apiUrl } = track(await startPostgres({ dataDir: join(dataDir, "postgres") }));
  return { url, apiUrl, apiRole };
}

async function choosePorts({ port: preferred, watch = false, print }: ProductOptions) {
  const site = await getPort({ port: portNumbers(preferred, Math.min(preferred + 100, 65535)) });
  if (site !== preferred) print(`Port ${preferred} is in use. The site uses ${site}.`);
  // In watch mode Vite serves the site and forwards to the API.
  const api = watch ? await getPort({ host: "127.0.0.1" }) : site;
  return { site, api, firebase: await getPort({ host: "127.0.0.1" }) };
}

/** Starts the sandbox, unless the environment has a Stripe key. */
async function startPayments(dataDir: string, track: Track, apiPort: number): Promise<StripeSandbox | undefined> {
  if (readVariable("STRIPE_SECRET_KEY")) return undefined;
  const sandbox = await startStripeSandbox({
    stateFile: join(dataDir, "stripe-sandbox.json"),
    webhookUrl: `http://127.0.0.1:${apiPort}/api/stripe/webhook`,
    webhookSecret: "whsec_sandbox_local",
  });
  return track(sandbox);
}

/** Starts the job boards, unless the environment names others: `live` for the real ones. */
async function startJobBoards(track: Track): Promise<JobBoardSandbox | undefined> {
  if (readVariable("JOB_SOURCES")) return undefined;
  return track(await startJobBoardSandbox());
}

function stripeSettings({ secretKey, publishableKey, webhookSecret, origin }: StripeSandbox): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: origin,
  };
}
