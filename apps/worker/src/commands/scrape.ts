import { type Command, Option } from "commander";
import type { ScrapeOptions } from "../scrape-command.ts";
import { companyOption, dateOption, jsonOption, kindOption, signOption } from "./options.ts";

export function addScrape(program: Command): void {
  program
    .command("scrape")
    .description("check sources now and save their openings; exit with 0 if all were read, 1 if some, 2 if none")
    .addOption(signOption())
    .addOption(companyOption())
    .addOption(kindOption())
    .addOption(dateOption("--since <date>", "only sources that were not checked on or after this date (UTC)"))
    .addOption(new Option("--dry-run", "read the sources and save nothing"))
    .addOption(jsonOption())
    .addHelpText(
      "after",
      `
Examples:
  worker scrape                                  all active sources
  worker scrape --sign rat                       those of the rat's companies
  worker scrape --company "1Password" --dry-run  what its board says, without saving
  worker scrape --since 2026-11-22 --json        go on with a run that was interrupted today`,
    )
    .action(async (options: ScrapeOptions) => (await import("../scrape-command.ts")).scrape(options));
}
