import { build } from "vite";

/** Builds `src/early/main.ts` as one script without imports, which pages run before the app. */
export async function buildEarlyScript(root: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: "warn",
    build: {
      lib: { entry: "src/early/main.ts", formats: ["iife"], name: "early" },
      write: false,
      copyPublicDir: false,
    },
  });
  const [output] = [result].flat().flatMap((built) => ("output" in built ? built.output : []));
  if (output?.type !== "chunk") throw new Error("The build has no early script.");
  return output.code.trim();
}
