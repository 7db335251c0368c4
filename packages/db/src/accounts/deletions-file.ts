import { readFile, rename, writeFile } from "node:fs/promises";
import type { Deletion } from "./deletions.ts";

const line = /^([0-9a-f]{64}) (\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)$/;

/**
 * Reads a file of `writeDeletions`.
 *
 * @throws if the file does not exist, or names the first line that is no deletion
 */
export async function readDeletions(file: string): Promise<readonly Deletion[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
  return lines.map((text, index) => {
    const [, idHash, deletedAt] = line.exec(text) ?? [];
    if (!idHash || !deletedAt) throw new Error(`Line ${index + 1} of ${file} is not a hash and a time.`);
    return { idHash, deletedAt: new Date(deletedAt) };
  });
}

/**
 * Adds deletions to a file, and creates it if necessary. What the file has stays, because the database may have been restored
 * to an earlier time. A failure leaves the file as it was.
 *
 * @returns how many deletions the file has now
 */
export async function writeDeletions(file: string, deletions: readonly Deletion[]): Promise<number> {
  const before = await readDeletions(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const all = new Map([...deletions, ...before].map((deletion) => [deletion.idHash, deletion]));
  const text = Array.from(all.values(), ({ idHash, deletedAt }) => `${idHash} ${deletedAt.toISOString()}\n`);
  await writeFile(`${file}.part`, text.toSorted().join(""), { mode: 0o600 });
  await rename(`${file}.part`, file);
  return all.size;
}
