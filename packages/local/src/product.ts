import { join } from "node:path";
import getPort, { portNumbers } from "get-port";
import { createDemoSignIns } from "./demo-accounts.ts";
import { projectId, startIdentity } from "./firebase-emulator.ts";
import { type Claim, claimDataDir } from "./instance.ts";
import { loggedTo } from "./logged-service.ts";
import type { Service } from "./managed-process.ts";
import { startPostgres } from "./postgres.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { type StripeSandbox, startStripeSandbox } from "./stripe-sandbox.ts";
import { untilOk } from "./wait-until-ready.ts";
import { viteOf, watchLibraries } from "./watch-mode.ts";
import { build, root } from "./workspace.ts";

/** How the product is started. */
export interface ProductOptions {
  dataDir: string;
  /** The port wished for; the next free one is taken if another program has it. */
  port: number;
  /** Rebuild and reload on every change of a file. */
  watch?: boolean;
  /** Told in a line what a person should know while it starts. */
  say: (line: string) => void;
}

/** The product on this machine, from its start on. */
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
  const hold: Hold = (part) => {
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

/** Sees to it that a part is stopped with the others, and that its end is noticed. */
type Hold = <Part extends Service>(part: Part) => Part;

async function startParts(
  options: ProductOptions,
  hold: Hold,
  claim: Claim,
  stopping: AbortSignal,
): Promise<{ url: string; databaseUrl: string }> {
  const { dataDir, watch = false, say } = options;
  stopping.addEventListener("abort", () => {
    claim.instance = { stopping: true };
  });
  const databaseUrl = await openDatabase(options, hold, stopping);
  // Not earlier: a port that is free before the build may be another program's after it.
  const ports = await choosePorts(options);
  const sandbox = await openPayments(dataDir, hold, ports.api);
  const settings = {
    NODE_ENV: "development",
    DATABASE_URL: databaseUrl,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.identity}`,
    FIREBASE_WEB_API_KEY: "demo-key",
    ...(sandbox && settingsOf(sandbox)),
  };
  claim.instance.settings = settings;

  const service = await loggedTo(join(dataDir, "logs"));
  const env = { ...process.env, ...settings };
  const nodeArgs = watch ? ["--watch", "src/main.ts"] : ["src/main.ts"];
  // Before the API, which would start again for each file that they write at first.
  if (watch) await watchLibraries(service, hold, stopping);
  const site = watch ? {} : { WEB_DIR: join(root, "apps/web/dist") };
  const apiEnv = { ...env, ...site, HOST: "127.0.0.1", PORT: String(ports.api) };
  const api = hold(service("the API", { cwd: join(root, "apps/api"), nodeArgs, env: apiEnv }));
  const apiIsReady = untilOk(`http://127.0.0.1:${ports.api}/api/ready`, api, stopping);
  await Promise.all([prepareDatabase(databaseUrl), sandbox?.ready, apiIsReady]);
  if (watch) {
    const vite = hold(service("the web server", viteOf(ports.site, ports.api)));
    await untilOk(`http://127.0.0.1:${ports.site}`, vite, stopping);
  }
  const url = `http://localhost:${ports.site}`;
  claim.instance.url = url;
  hold(service("the worker", { cwd: join(root, "apps/worker"), nodeArgs: [...nodeArgs, "run"], env }));
  // Last, because it keeps a core busy for seconds that the site would have to wait.
  const identity = hold(startIdentity({ accountsFile: join(dataDir, "accounts.json"), port: ports.identity }));
  void identity.ready.then(() => createDemoSignIns(identity.origin)).catch((error) => say(String(error)));
  return { url, databaseUrl };
}

/** Starts PostgreSQL and builds the site in the meantime. */
async function openDatabase({ dataDir, say }: ProductOptions, hold: Hold, stopping: AbortSignal): Promise<string> {
  const slow = setTimeout(() => say("Building the site; later starts are quicker."), 2000);
  const both = [
    process.env.DATABASE_URL || startPostgres({ dataDir: join(dataDir, "postgres") }).then((part) => hold(part).url),
    build("@zodiac-at-work/web", stopping).finally(() => clearTimeout(slow)),
  ] as const;
  // Both, even if one fails: a database that is still starting would not be held, and so not be stopped.
  await Promise.allSettled(both);
  const [databaseUrl] = await Promise.all(both);
  stopping.throwIfAborted();
  return databaseUrl;
}

async function choosePorts({ port: wished, watch = false, say }: ProductOptions) {
  const site = await getPort({ port: portNumbers(wished, Math.min(wished + 100, 65535)) });
  if (site !== wished) say(`Port ${wished} is taken, so the site uses ${site}.`);
  // While Vite serves the site, the API stands behind it.
  const api = watch ? await getPort({ host: "127.0.0.1" }) : site;
  return { site, api, identity: await getPort({ host: "127.0.0.1" }) };
}

/** With a Stripe key of the reader's own in the environment, Stripe itself is used; otherwise the sandbox is. */
async function openPayments(dataDir: string, hold: Hold, apiPort: number): Promise<StripeSandbox | undefined> {
  if (process.env.STRIPE_SECRET_KEY) return undefined;
  const sandbox = await startStripeSandbox({
    stateFile: join(dataDir, "stripe-sandbox.json"),
    webhookUrl: `http://127.0.0.1:${apiPort}/api/stripe/webhook`,
    webhookSecret: "whsec_sandbox_local",
  });
  return hold(sandbox);
}

function settingsOf({ secretKey, publishableKey, webhookSecret, origin }: StripeSandbox): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: origin,
  };
}
