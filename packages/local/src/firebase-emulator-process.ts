import { once } from "node:events";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * The process that holds the Firebase Auth emulator. Started by identity.ts with its settings as the first argument.
 *
 * It is the emulator of firebase-tools itself, without the command around it: that one asks the network for news, needs
 * two more ports and writes its logs into the project. The emulator keeps its accounts in memory, so they are read from
 * it every second and written to a file when they have changed.
 */
interface Settings {
  accountsFile: string;
  port: number;
  projectId: string;
}

interface AuthEmulator {
  start(): Promise<void>;
}

type AuthEmulatorClass = new (options: { host: string; port: number; projectId: string }) => AuthEmulator;

const { accountsFile, port, projectId } = JSON.parse(process.argv[2] ?? "{}") as Settings;
const origin = `http://127.0.0.1:${port}`;
const accounts = `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
const saveEveryMs = 1000;
let saved = "";

const { AuthEmulator } = createRequire(import.meta.url)("firebase-tools/lib/emulator/auth/index.js") as {
  AuthEmulator: AuthEmulatorClass;
};
await new AuthEmulator({ host: "127.0.0.1", port, projectId }).start();
await untilListening();
await restore();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void save().finally(() => process.exit()));
process.send?.(origin);
for (;;) {
  await sleep(saveEveryMs);
  await save();
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
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}: ${text}`);
  return text;
}

async function untilListening(): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const answered = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (answered) return;
    await sleep(50);
  }
}
