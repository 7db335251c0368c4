import { closeSync, openSync, unlinkSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { execa } from "execa";
import { sql } from "kysely";
import { startEnvironment } from "../payments/environment.ts";
import { type MachineFigures, runWithFault } from "./campaign.ts";

const megabytes = 220;

/**
 * Fills the disk of PostgreSQL, a file system of its own in memory, to the last byte, and makes room again. Halfway the
 * server needs another file of its log, cannot write it, and ends. Needs root, to mount the file system.
 */
export async function fillDisk(purchases: number, holdMs: number): Promise<MachineFigures> {
  const folder = await mkdtemp(join(tmpdir(), "zodiac-disk-"));

  await execa("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder]);
  try {
    const environment = await startEnvironment({ databaseFolder: join(folder, "postgres") });
    try {
      const filler = join(folder, "filler");
      return await runWithFault(environment, "the disk of PostgreSQL is full", purchases, async () => {
        await sleep(1_000);
        fill(filler);
        await sleep(holdMs / 2);
        // The server may already have ended.
        await sql`select pg_switch_wal()`.execute(environment.db).catch(() => {});
        await sleep(holdMs / 2);
        unlinkSync(filler);
      });
    } finally {
      await environment.close();
    }
  } finally {
    await execa("umount", [folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes a file until there is no room for another byte. */
function fill(file: string): void {
  const descriptor = openSync(file, "w");
  try {
    for (let size = 2 ** 20; size >= 1; ) {
      try {
        if (writeSync(descriptor, Buffer.alloc(size)) < size) size /= 2;
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
        size /= 2;
      }
    }
  } finally {
    closeSync(descriptor);
  }
}
