import { join } from "node:path";
import type { ManagedProcess, ProcessOptions } from "./managed-process.ts";
import { root } from "./workspace.ts";

/** Starts a process that the product stops with the others. */
export type Start = (options: ProcessOptions) => ManagedProcess;

/** Rebuilds the libraries on every change. Resolves after the first build of each. */
export async function watchLibraries(start: Start, logFolder: string, signal: AbortSignal): Promise<void> {
  await Promise.all(["zodiac", "numerology"].map((library) => watchLibrary(library, start, logFolder, signal)));
}

/** Serves the site with Vite. It forwards requests to the API. */
export function viteOptions(port: number, apiPort: number): Omit<ProcessOptions, "name"> {
  return {
    cwd: join(root, "apps/web"),
    nodeArgs: ["node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", String(port), "--strictPort"],
    env: { ...process.env, API_URL: `http://127.0.0.1:${apiPort}` },
  };
}

async function watchLibrary(library: string, start: Start, logFolder: string, signal: AbortSignal): Promise<void> {
  const built = Promise.withResolvers<void>();
  const watcher = start({
    name: `the build of ${library}`,
    logFile: join(logFolder, `${library}.log`),
    cwd: join(root, "packages", library),
    nodeArgs: ["node_modules/tsup/dist/cli-default.js", "--watch"],
    onOutput: (text) => text.includes("Watching for changes") && built.resolve(),
  });
  void watcher.exited.then((output) => built.reject(new Error(`${watcher.name} could not start.\n${output}`)));
  signal.addEventListener("abort", () => built.reject(signal.reason));
  await built.promise;
}
