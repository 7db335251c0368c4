import type { Command } from "commander";

export function addStart(program: Command): void {
  program
    .command("start")
    .description("run tasks until SIGTERM or SIGINT; several workers may run at once")
    .action(async () => (await import("../start-worker.ts")).startWorker());
}
