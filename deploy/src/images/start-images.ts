import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import type { Image } from "./carry-out.ts";

/** What a start of an image showed. */
export interface Proof {
  readonly what: string;
  readonly seconds: number;
}

interface Databases {
  /** As the owner. */
  readonly owner: string;
  /** As the role of the API. */
  readonly api: string;
}

/** Settings of production with invented keys. No third party is asked. */
const production = {
  SITE_URL: "https://www.example.com",
  FIREBASE_PROJECT_ID: "images-of-zodiac",
  FIREBASE_WEB_API_KEY: "invented",
  GOOGLE_CLOUD_PROJECT: "images-of-zodiac",
  STRIPE_SECRET_KEY: "sk_live_invented",
  STRIPE_PUBLISHABLE_KEY: "pk_live_invented",
  STRIPE_WEBHOOK_SECRET: "whsec_invented",
  STRIPE_PAYMENT_LINK: "https://buy.stripe.com/invented",
  DRAIN_SECONDS: "0",
};

/**
 * Migrates and seeds an empty database with one image, starts the API and the worker of the others on it, asks for pages
 * that need each part, and stops the processes with SIGTERM.
 *
 * @throws with the output of a process that does not do what it must
 */
export async function startImages(images: ReadonlyMap<string, Image>, databases: Databases): Promise<readonly Proof[]> {
  const [db, api, worker] = ["db", "api", "worker"].map((name) => images.get(name));
  if (!db || !api || !worker) throw new Error("The Dockerfile lacks one of the stages db, api and worker.");
  const proofs: Proof[] = [];
  async function prove(what: string, act: () => Promise<void>): Promise<void> {
    const began = performance.now();
    await act();
    proofs.push({ what, seconds: (performance.now() - began) / 1_000 });
  }

  const asOwner = { DATABASE_URL: databases.owner };
  await prove("`db` migrates an empty database", () =>
    run(db, asOwner, ["migrate", "--api-role", new URL(databases.api).username]),
  );
  await prove("`db` seeds it", () => run(db, asOwner, ["seed"]));
  await prove("`api` names the settings that it lacks", () => expectRefusal(api, {}, "FIREBASE_PROJECT_ID"));
  await prove("`worker` names the settings that it lacks", () => expectRefusal(worker, {}, "STRIPE_SECRET_KEY"));
  await prove("`api` serves as in production, and ends at SIGTERM", () => serve(api, databases.api));
  // Production would ask Stripe. A laptop's mode does all but payments, with the same files.
  const work = { ...asOwner, NODE_ENV: "development" };
  await prove("`worker` takes tasks, and ends at SIGTERM", async () => {
    const process = start(worker, work);
    await process.printed(/"msg":"working"/);
    await process.end();
  });
  return proofs;
}

async function serve(api: Image, databaseUrl: string): Promise<void> {
  const port = await getPort({ host: "127.0.0.1" });
  const settings = { ...production, DATABASE_URL: databaseUrl, HOST: "127.0.0.1", PORT: String(port) };
  const process = start(api, settings);
  await process.printed(/"msg":"listening"/);
  const { exit } = launch(api, settings, api.healthcheck);
  if ((await exit) !== 0) throw new Error(`The health check fails.\n${process.output()}`);
  const get = async (path: string, type: RegExp): Promise<string> => {
    const response = await fetch(new URL(path, `http://127.0.0.1:${port}`));
    const body = await response.text();
    if (response.status !== 200 || !type.test(response.headers.get("content-type") ?? "")) {
      throw new Error(`${path} responds with ${response.status}: ${body.slice(0, 500)}\n${process.output()}`);
    }
    return body;
  };
  await get("/api/ready", /json/);
  await get("/", /html/);
  await get("/api/stats", /json/);
  await get("/feed.xml", /xml/);
  const page = await get("/signs/rat", /html/);
  // Drawing the preview needs the fonts and the native renderer.
  const picture = /property="og:image" content="https:\/\/www\.example\.com([^"]+)"/.exec(page)?.[1];
  if (!picture) throw new Error("/signs/rat names no preview picture.");
  await get(picture, /image/);
  await process.end();
}

/** Runs a command of an image to its end. */
async function run(image: Image, env: Record<string, string>, args: readonly string[]): Promise<void> {
  const { exit, output } = launch(image, env, [...image.entrypoint, ...args]);
  if ((await exit) !== 0) throw new Error(`${image.name} ${args.join(" ")} failed.\n${output()}`);
}

async function expectRefusal(image: Image, env: Record<string, string>, setting: string): Promise<void> {
  const { exit, output } = launch(image, env, [...image.entrypoint, ...image.cmd]);
  const code = await exit;
  if (code === 0 || !output().includes(setting)) {
    throw new Error(`${image.name} ends with code ${code} and does not name ${setting}.\n${output()}`);
  }
}

interface Started {
  output(): string;
  /** Resolves when the output matches. Rejects if the process ends first, or after a minute. */
  printed(pattern: RegExp): Promise<void>;
  /** Sends SIGTERM and expects code 0. */
  end(): Promise<void>;
}

function start(image: Image, env: Record<string, string>): Started {
  const { child, exit, output } = launch(image, env, [...image.entrypoint, ...image.cmd]);
  let hasEnded = false;
  void exit.then(() => (hasEnded = true));
  return {
    output,
    async printed(pattern) {
      for (const until = performance.now() + 60_000; performance.now() < until && !hasEnded; ) {
        if (pattern.test(output())) return;
        await sleep(20);
      }
      child.kill("SIGKILL");
      throw new Error(`${image.name} did not print ${pattern}.\n${output()}`);
    },
    async end() {
      child.kill("SIGTERM");
      const code = await exit;
      if (code !== 0) throw new Error(`${image.name} ended with code ${code} at SIGTERM.\n${output()}`);
    },
  };
}

/** Starts a command as the image would: with its settings alone and, if this process is root, as a user without a name. */
function launch(image: Image, env: Record<string, string>, command: readonly string[]) {
  const [program = "", ...args] = command;
  const isRoot = process.getuid?.() === 0;
  const child: ChildProcess = spawn(program === "node" ? process.execPath : program, args, {
    cwd: "/",
    env: { ...image.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(isRoot ? { uid: 64_321, gid: 64_321 } : {}),
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  }
  const exit = once(child, "close").then(([code]) => code as number | null);
  return { child, exit, output: () => printed };
}
