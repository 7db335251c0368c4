import type { Command } from "commander";

export function addSamples(program: Command): void {
  program
    .command("samples")
    .description("let the workers fill an empty product with sample openings and articles; refused in production")
    .action(async () => (await import("../samples-command.ts")).requestSamples());
}
