import type { Command } from "commander";
import { jsonOption } from "./options.ts";

export function addCoverage(program: Command): void {
  program
    .command("coverage")
    .description("count the companies with a board by rank, sign, industry and kind, and list well-known ones without")
    .addOption(jsonOption())
    .action(async (options: { json?: boolean }) => (await import("../coverage-command.ts")).showCoverage(options));
}
