import { type Command, Option } from "commander";
import type { ExportOptions } from "../export-openings.ts";
import { companyOption, kindOption, signOption } from "./options.ts";

export function addOpenings(program: Command): void {
  program
    .command("openings")
    .description("work with the saved openings")
    .command("export")
    .description("write the open openings to the standard output")
    .addOption(new Option("--format <format>", "the format").choices(["csv", "json", "ndjson"]).makeOptionMandatory())
    .addOption(signOption())
    .addOption(companyOption())
    .addOption(kindOption())
    .addHelpText(
      "after",
      `
Examples:
  worker openings export --format csv > openings.csv
  worker openings export --format ndjson --sign rat | head`,
    )
    .action(async (options: ExportOptions) => (await import("../export-openings.ts")).exportOpenings(options));
}
