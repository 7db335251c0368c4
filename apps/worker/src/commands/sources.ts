import { type SourceKind, sourceKinds, sourceStatuses } from "@zodiac-at-work/catalog";
import { Argument, type Command, Option } from "commander";
import type { CheckOptions, DiscoverOptions, ListOptions } from "../sources-commands.ts";
import { companyOption, jsonOption, kindOption, parseCount, signOption } from "./options.ts";

export function addSources(program: Command): void {
  const sources = program.command("sources").description("list, check, find and decide about the sources of openings");
  const id = () => new Argument("<id>", "the id of a source").argParser(parseCount);

  sources
    .command("list")
    .description("list the sources with their health")
    .addOption(signOption())
    .addOption(companyOption())
    .addOption(kindOption())
    .addOption(new Option("--status <status>", "only sources with this status").choices(sourceStatuses))
    .addOption(jsonOption())
    .addHelpText("after", "\nExample:\n  worker sources list --status proposed")
    .action(async (options: ListOptions) => (await import("../sources-commands.ts")).list(options));

  sources
    .command("check")
    .description("check one source now, whatever its status; or try whether the real boards of a kind can be read")
    .addArgument(new Argument("[id]", "the id of a source").argParser(parseCount))
    .addOption(
      new Option(
        "--live <kind>",
        "read the first postings of a real board of this kind, step by step, and save nothing",
      )
        .choices(sourceKinds)
        .conflicts("json"),
    )
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  worker sources check 17\n  worker sources check --live greenhouse")
    .action(async (source: number | undefined, options: CheckOptions) =>
      (await import("../sources-commands.ts")).check(source, options),
    );

  sources
    .command("discover")
    .description("look for sources on the careers pages of companies without one")
    .addOption(companyOption())
    .addOption(new Option("--limit <count>", "at most this many companies").argParser(parseCount))
    .addOption(jsonOption())
    .addHelpText(
      "after",
      '\nExamples:\n  worker sources discover --limit 20\n  worker sources discover --company "Acer"',
    )
    .action(async (options: DiscoverOptions) => (await import("../sources-commands.ts")).discover(options));

  sources
    .command("pause")
    .description("check a source no longer; its openings stay")
    .addArgument(id())
    .action(async (source: number) => (await import("../sources-commands.ts")).pause(source));

  sources
    .command("confirm")
    .description("confirm that a source is the company's own, and check it from now on")
    .addArgument(id())
    .action(async (source: number) => (await import("../sources-commands.ts")).confirm(source));

  sources
    .command("replace")
    .description("give a source another kind and address; it counts as unverified until its next check")
    .addArgument(id())
    .addArgument(new Argument("<kind>", "the kind").choices(sourceKinds))
    .argument("<address>", "the company's name at the service, or an https URL")
    .addHelpText("after", "\nExample:\n  worker sources replace 17 greenhouse acme")
    .action(async (source: number, kind: SourceKind, address: string) =>
      (await import("../sources-commands.ts")).replace(source, kind, address),
    );
}
