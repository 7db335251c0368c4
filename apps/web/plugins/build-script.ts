import { fileURLToPath } from "node:url";
import { build, type UserConfig } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Builds a file of the web app as one script without imports.
 *
 * @param name the variable that holds the file's exports
 */
export async function buildScript(
  entry: string,
  { name, define = {} }: { name: string; define?: UserConfig["define"] },
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: "warn",
    define,
    build: { lib: { entry, formats: ["iife"], name }, write: false, copyPublicDir: false },
  });
  const [output] = [result].flat().flatMap((built) => ("output" in built ? built.output : []));
  if (output?.type !== "chunk") throw new Error(`The build of ${entry} has no script.`);
  return output.code.trim();
}
