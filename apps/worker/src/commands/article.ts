import { articleStatuses } from "@zodiac-at-work/catalog";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { ListOptions, WriteOptions } from "../article-commands.ts";
import { jsonOption } from "./options.ts";

export function addArticle(program: Command): void {
  const article = program.command("article").description("write articles of the blog, and list them");

  article
    .command("write")
    .description(
      "write an article and save it as a draft; exit with 1 if the text of a dry run does not pass the checks",
    )
    .addOption(new Option("--keyword <keyword>", "what searchers type").argParser(readText(200)).makeOptionMandatory())
    .addOption(new Option("--title <title>", "instead of the writer's own").argParser(readText(200)))
    .addOption(new Option("--words <count>", "from 600 to 3000; the settings' if omitted").argParser(readWords))
    .addOption(
      new Option("--seed <seed>", "the same seed gives the same text; random if omitted").argParser(readText(200)),
    )
    .addOption(new Option("--location <place>", "a US state, or City, State").argParser(readText(100)))
    .addOption(new Option("--local-seo", "speak of the place of --location or of the settings"))
    .addOption(new Option("--dry-run", "write the article and save nothing"))
    .addOption(jsonOption())
    .addHelpText(
      "after",
      `
Examples:
  worker article write --keyword "rat and ox compatibility"
  worker article write --keyword "rat asking for a raise" --words 1200 --dry-run --json
  worker article write --keyword "companies founded in the year of the dragon"`,
    )
    .action(async (options: WriteOptions) => (await import("../article-commands.ts")).write(options));

  article
    .command("list")
    .description("list the articles, the latest first")
    .addOption(
      new Option("--status <status>", "only articles with this status").choices([...articleStatuses, "deleted"]),
    )
    .addOption(jsonOption())
    .action(async (options: ListOptions) => (await import("../article-commands.ts")).list(options));

  article
    .command("keywords")
    .description("list the keywords with the number of their articles")
    .addOption(jsonOption())
    .action(async (options: { json?: boolean }) => (await import("../article-commands.ts")).listKeywords(options));
}

function readText(maxLength: number) {
  return (value: string): string => {
    const text = value.replace(/\s+/g, " ").trim();
    if (text === "") throw new InvalidArgumentError("It must not be blank.");
    if (text.length > maxLength) throw new InvalidArgumentError(`It must not be longer than ${maxLength} characters.`);
    return text.toWellFormed();
  };
}

function readWords(value: string): number {
  const words = Number(value);
  const isCount = /^\d{1,5}$/.test(value) && words >= 600 && words <= 3000;
  if (!isCount) throw new InvalidArgumentError("It must be a whole number from 600 to 3000.");
  return words;
}
