import type { Rolldown } from "vite";

/**
 * Returns the chunk of the build that holds a module.
 *
 * @param module the end of the module's path, such as "/src/main.tsx"
 */
export function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(module)),
  );
  if (!chunk) throw new Error(`The build has no chunk of ${module}.`);
  return chunk;
}
