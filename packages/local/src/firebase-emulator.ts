import { fileURLToPath } from "node:url";
import { type Service, startService } from "./managed-process.ts";

/** The emulator as a part of the product. */
export interface Identity extends Service {
  /** Address of the emulator, known at once; it answers when `ready` has settled. */
  readonly origin: string;
}

const server = fileURLToPath(new URL("./firebase-emulator-process.ts", import.meta.url));

/** The project of the emulator. The prefix `demo-` is Firebase's own: no request for it ever leaves the machine. */
export const projectId = "demo-zodiac";

/** Starts the Firebase Auth emulator with the accounts of the file. It takes seconds, so this does not wait for it. */
export function startIdentity({ accountsFile, port }: { accountsFile: string; port: number }): Identity {
  const service = startService({
    name: "the Firebase Auth emulator",
    nodeArgs: [server, JSON.stringify({ accountsFile, port, projectId })],
  });
  return { ...service, origin: `http://127.0.0.1:${port}` };
}
