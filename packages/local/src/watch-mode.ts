import { join } from "node:path";
import type { StartLogged } from "./logged-service.ts";
import type { Service, ServiceOptions } from "./managed-process.ts";
import { root } from "./workspace.ts";

/** Builds the libraries on every change; settles when each was built for the first time. */
export async function watchLibraries(
  start: StartLogged,
  hold: (part: Service) => Service,
  stopping: AbortSignal,
): Promise<void> {
  await Promise.all(["zodiac", "numerology"].map((library) => watchLibrary(library, start, hold, stopping)));
}

/** How Vite serves the site at a port, with the API behind it. */
export function viteOf(port: number, apiPort: number): Omit<ServiceOptions, "name"> {
  return {
    cwd: join(root, "apps/web"),
    nodeArgs: ["node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", String(port), "--strictPort"],
    env: { ...process.env, API_URL: `http://127.0.0.1:${apiPort}` },
  };
}

async function watchLibrary(
  library: string,
  start: StartLogged,
  hold: (part: Service) => Service,
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
