import { fileURLToPath } from "node:url";
import { type ManagedProcess, startProcess } from "./managed-process.ts";

export interface FirebaseEmulator extends ManagedProcess {
  /** The address of the emulator, known at once. It responds when `ready` has resolved. */
  readonly origin: string;
}

const processFile = fileURLToPath(new URL("./firebase-emulator-process.ts", import.meta.url));

/** The project of the emulator. Firebase reserves the prefix `demo-`: no request for it leaves the machine. */
export const projectId = "demo-zodiac";

/** Starts the Firebase Auth emulator with the accounts of the file. Takes seconds, so it doesn't wait. */
export function startFirebaseEmulator({
  accountsFile,
  port,
}: {
  accountsFile: string;
  port: number;
}): FirebaseEmulator {
  const emulator = startProcess({
    name: "the Firebase Auth emulator",
    nodeArgs: [processFile, JSON.stringify({ accountsFile, port, projectId })],
  });
  return { ...emulator, origin: `http://127.0.0.1:${port}` };
}
