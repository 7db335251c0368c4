import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import getPort, { portNumbers } from "get-port";
import { createDemoSignIns, insertDemoUsers } from "./demo-accounts.ts";
import { projectId, startIdentity } from "./identity.ts";
import { type Claim, claimDataDir } from "./instance.ts";
import { startPostgres } from "./postgres.ts";
import { type Service, type ServiceOptions, startService } from "./service.ts";
import { startStripeSandbox } from "./stripe-sandbox.ts";
import { build, root } from "./workspace.ts";

export interface ProductOptions {
  dataDir: string;
  /** The port wished for; the next free one is taken if another program has it. */
  port: number;
  /** Rebuild and reload on every change of a file. */
  watch?: boolean;
  /** Told in a line what a person should know while it starts. */
  say: (line: string) => void;
}

export interface Product {
  /** Settles when the site answers. Rejects with a message for people when it can't start. */
  readonly ready: Promise<{ url: string; databaseUrl: string }>;
  /** Settles, with the reason, when a part of it ends that nobody stopped. */
  readonly broken: Promise<string>;
  /** Stops every part, those too that are just starting. */
  stop(): Promise<void>;
}

/** Starts the whole product on this machine: database, sign-in, API and site. */
export function startProduct(options: ProductOptions): Product {
  const services: Service[] = [];
  const stopping = new AbortController();
  const broken = Promise.withResolvers<string>();
  const hold = <Part extends Service>(part: Part): Part => {
    services.push(part);
    void part.ended.then((output) => {
      if (!stopping.signal.aborted) broken.resolve(`${part.name} ended unexpectedly.\n${output}`);
    });
    return part;
  };
  const claimed = claimDataDir(options.dataDir);
  const ready = claimed.then((claim) => startParts(options, hold, claim, stopping.signal));
  return {
    ready,
    broken: broken.promise,
    async stop() {
      stopping.abort();
      await ready.catch(() => {}); // What is half started must be held before it can be stopped.
      // The database last: the others write to it while they stop.
      const { database = [], other = [] } = Object.groupBy(services, ({ name }) =>
        name === "PostgreSQL" ? "database" : "other",
      );
      for (const group of [other, database]) await Promise.all(group.map((service) => service.stop()));
      await claimed.then((claim) => claim.release()).catch(() => {});
    },
  };
}

async function startParts(
  { dataDir, port: wishedPort, watch = false, say }: ProductOptions,
  hold: <Part extends Service>(part: Part) => Part,
  claim: Claim,
  stopping: AbortSignal,
): Promise<{ url: string; databaseUrl: string }> {
  stopping.addEventListener("abort", () => {
    claim.instance = { stopping: true };
  });
  const port = await getPort({ port: portNumbers(wishedPort, Math.min(wishedPort + 100, 65535)) });
  if (port !== wishedPort) say(`Port ${wishedPort} is taken, so the site uses ${port}.`);

  const apiPort = watch ? await getPort({ host: "127.0.0.1" }) : port;
  const identityPort = await getPort({ host: "127.0.0.1" });
  const slow = setTimeout(() => say("Building the site; later starts are quicker."), 2000);
  const sandbox = await openPayments(dataDir, hold, apiPort);
  const first = [
    openDatabase(dataDir, hold),
    build("@zodiac-at-work/web", stopping).finally(() => clearTimeout(slow)),
  ] as const;
  // Both, even if one fails: a database that is still starting would not be held, and so not be stopped.
  await Promise.allSettled(first);
  const [databaseUrl] = await Promise.all(first);
  stopping.throwIfAborted();
  const prepared = prepareDatabase(databaseUrl);

  const url = `http://localhost:${port}`;
  const settings = {
    NODE_ENV: "development",
    DATABASE_URL: databaseUrl,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${identityPort}`,
    FIREBASE_WEB_API_KEY: "demo-key",
    ...sandbox?.settings,
  };
  claim.instance.settings = settings;
  const service = await loggedTo(join(dataDir, "logs"));
  // Before the API, which would start again for each file that they write at first.
  if (watch) await Promise.all(["zodiac", "numerology"].map((name) => watchLibrary(name, service, hold, stopping)));
  const api = hold(
    service("the API", {
      cwd: join(root, "apps/api"),
      nodeArgs: [...(watch ? ["--watch"] : []), "src/main.ts"],
      env: {
        ...process.env,
        ...settings,
        HOST: "127.0.0.1",
        PORT: String(apiPort),
        ...(watch ? {} : { WEB_DIR: join(root, "apps/web/dist") }),
      },
    }),
  );
  await Promise.all([prepared, sandbox?.ready, untilOk(`http://127.0.0.1:${apiPort}/api/ready`, api, stopping)]);
  if (watch) {
    const vite = hold(service("the web server", viteOf(port, apiPort)));
    await untilOk(`http://127.0.0.1:${port}`, vite, stopping);
  }
  claim.instance.url = url;
  hold(
    service("the worker", {
      cwd: join(root, "apps/worker"),
      nodeArgs: [...(watch ? ["--watch"] : []), "src/main.ts", "run"],
      env: { ...process.env, ...settings },
    }),
  );
  // Last, because it keeps a core busy for seconds that the site would have to wait.
  const identity = hold(startIdentity({ accountsFile: join(dataDir, "accounts.json"), port: identityPort }));
  void identity.ready.then(() => createDemoSignIns(identity.origin)).catch((error) => say(String(error)));
  return { url, databaseUrl };
}

async function openDatabase(dataDir: string, hold: <Part extends Service>(part: Part) => Part): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  return hold(await startPostgres({ dataDir: join(dataDir, "postgres") })).url;
}

/** With a Stripe key of the reader's own in the environment, Stripe itself is used; otherwise the sandbox is. */
async function openPayments(
  dataDir: string,
  hold: <Part extends Service>(part: Part) => Part,
  apiPort: number,
): Promise<{ ready: Promise<unknown>; settings: Record<string, string> } | undefined> {
  if (process.env.STRIPE_SECRET_KEY) return undefined;
  const { ready, origin, ...keys } = hold(
    await startStripeSandbox({
      stateFile: join(dataDir, "stripe-sandbox.json"),
      webhookUrl: `http://127.0.0.1:${apiPort}/api/stripe/webhook`,
      webhookSecret: "whsec_sandbox_local",
    }),
  );
  return {
    ready,
    settings: {
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_API_BASE: origin,
    },
  };
}

/** Imported late: the package stands on libraries that a fresh clone has yet to build. */
async function prepareDatabase(databaseUrl: string): Promise<void> {
  const { createDb, migrate, seed } = await import("@zodiac-at-work/db");
  const db = createDb(databaseUrl);
  try {
    await migrate(db);
    await seed(db);
    await insertDemoUsers(db);
  } finally {
    await db.destroy();
  }
}

type StartLogged = (name: string, options: Omit<ServiceOptions, "name">) => Service;

async function loggedTo(folder: string): Promise<StartLogged> {
  await mkdir(folder, { recursive: true });
  return (name, options) => {
    const log = createWriteStream(join(folder, `${name.split(" ").at(-1)}.log`));
    const onOutput = (text: string) => {
      log.write(text);
      options.onOutput?.(text);
    };
    return startService({ name, ...options, onOutput });
  };
}

/** Builds a library on every change; settles when it was built for the first time. */
async function watchLibrary(
  library: string,
  start: StartLogged,
  hold: <Part extends Service>(part: Part) => Part,
  stopping: AbortSignal,
): Promise<void> {
  const built = Promise.withResolvers<void>();
  const watch = hold(
    start(`the watch over ${library}`, {
      cwd: join(root, "packages", library),
      nodeArgs: ["node_modules/tsup/dist/cli-default.js", "--watch"],
      onOutput: (text) => text.includes("Watching for changes") && built.resolve(),
    }),
  );
  void watch.ended.then((output) => built.reject(new Error(`${watch.name} could not start.\n${output}`)));
  stopping.addEventListener("abort", () => built.reject(stopping.reason));
  await built.promise;
}

function viteOf(port: number, apiPort: number): { cwd: string; nodeArgs: string[]; env: NodeJS.ProcessEnv } {
  return {
    cwd: join(root, "apps/web"),
    nodeArgs: ["node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", String(port), "--strictPort"],
    env: { ...process.env, API_URL: `http://127.0.0.1:${apiPort}` },
  };
}

async function untilOk(url: string, service: Service, stopping: AbortSignal): Promise<void> {
  let ended: string | undefined;
  void service.ended.then((output) => {
    ended = output;
  });
  for (;;) {
    stopping.throwIfAborted();
    if (ended !== undefined) throw new Error(`${service.name} could not start.\n${ended}`);
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await sleep(50);
  }
}
