import { once } from "node:events";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import http, { type RequestListener } from "node:http";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isLocalRequest } from "@zodiac-at-work/stripe-sandbox/local-request";
import pWaitFor from "p-wait-for";
import { alignSignUpTimes } from "./sign-up-times.ts";

/**
 * The process of the Firebase Auth emulator. firebase-emulator.ts starts it with its options as the first argument.
 *
 * It runs the emulator of firebase-tools without the command around it. That command requests news from the network,
 * needs two more ports and writes logs into the project. The emulator keeps its accounts in memory, so this process reads them
 * every second and saves them to a file when they changed.
 */
interface Options {
  accountsFile: string;
  port: number;
  projectId: string;
}

interface AuthEmulator {
  start(): Promise<void>;
}

type AuthEmulatorClass = new (options: { host: string; port: number; projectId: string }) => AuthEmulator;

const { accountsFile, port, projectId } = JSON.parse(process.argv[2] ?? "{}") as Options;
const origin = `http://127.0.0.1:${port}`;
const accounts = `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
const saveEveryMs = 1000;
let saved = "";

refuseForeignRequests();
const require = createRequire(import.meta.url);
const emulatorFile = require.resolve("firebase-tools/lib/emulator/auth/index.js");
compileSchemasOnUse();
alignSignUpTimes(createRequire(emulatorFile)("./state.js").ProjectState.prototype);
const { AuthEmulator } = require(emulatorFile) as { AuthEmulator: AuthEmulatorClass };
await new AuthEmulator({ host: "127.0.0.1", port, projectId }).start();
await pWaitFor(isListening, { interval: 50 });
await restore();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void save().finally(() => process.exit()));
process.send?.(origin);
for (;;) {
  await sleep(saveEveryMs);
  await save();
}

/** The emulator serves every website. The servers of this process serve this machine only. */
function refuseForeignRequests(): void {
  const { createServer } = http;
  http.createServer = ((listener: RequestListener) =>
    createServer((request, response) => {
      if (isLocalRequest(request.headers)) return listener(request, response);
      response.writeHead(403, { "content-type": "text/plain" }).end("The emulator serves this machine only.");
    })) as typeof createServer;
}

/** The emulator spends seconds of its start on compiling hundreds of schemas, and few of them are used. */
function compileSchemasOnUse(): void {
  const exegesis = createRequire(emulatorFile)("exegesis-express") as {
    middleware(document: object, options: object): Promise<unknown>;
  };
  const { middleware } = exegesis;
  exegesis.middleware = (document, options) => middleware(document, { ...options, lazyCompileValidationSchemas: true });
}

async function restore(): Promise<void> {
  const text = await readFile(accountsFile, "utf8").catch(() => undefined);
  if (text === undefined) return;
  await call(`${accounts}:batchCreate`, text);
  saved = text;
}

async function save(): Promise<void> {
  const text = await call(`${accounts}:batchGet?maxResults=-1`);
  if (text === saved) return;
  await mkdir(dirname(accountsFile), { recursive: true });
  await writeFile(`${accountsFile}.new`, text, { mode: 0o600 });
  await rename(`${accountsFile}.new`, accountsFile);
  saved = text;
}

async function call(url: string, body?: string): Promise<string> {
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const response = await fetch(url, { headers, ...(body === undefined ? {} : { method: "POST", body }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`The Auth emulator responded with ${response.status}: ${text}`);
  return text;
}

async function isListening(): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
