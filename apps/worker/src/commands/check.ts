import type { Command } from "commander";

export function addCheck(program: Command): void {
  program
    .command("check")
    .description("check the settings, the database and its migrations; exit with code 1 if a check fails")
    .action(async () => {
      const { checkWorker } = await import("../check-worker.ts");
      for await (const { ok, warns = false, text } of checkWorker()) {
        console.log(`${ok ? (warns ? "warns " : "ok    ") : "FAILED"} ${text}`);
        if (!ok) process.exitCode = 1;
      }
    });
}
