import { sourceKinds } from "@zodiac-at-work/catalog";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { ParseFileOptions } from "../openings/parse-file.ts";

export function addParse(program: Command): void {
  program
    .command("parse")
    .description(
      "read a saved response of a job board or of one posting, and print what it holds as JSON; needs no settings",
    )
    .argument("<file>", "the saved body, which may be compressed with gzip; - reads standard input")
    .addOption(new Option("--kind <kind>", "the kind of the source").choices(sourceKinds).makeOptionMandatory())
    .option("--status <status>", "the status of the response", readStatus, 200)
    .option("--url <address>", "the address that the body came from", readAddress)
    .option("--settings <file>", "a file with the settings of a listing, as JSON")
    .addHelpText("after", help)
    .action(async (file: string, options: ParseFileOptions) => {
      const { parseFile } = await import("../openings/parse-file.ts");
      process.stdout.write(`${JSON.stringify(await parseFile(file, options), null, 2)}\n`);
    });
}

const help = `
Prints one document:
  { kind, outcome, reason,
    postings: [{ id, title, locations, remote, department, type, salary, postedDate, url, description }],
    unreadable: [{ id, reason }] }

outcome     complete, partial, empty, changed, blocked, unreachable or failed
remote      null, or { mode: "on-site" | "hybrid" | "remote", countries: ["DE"] }
type        full-time, part-time, contract, internship, temporary, other or null
salary      null, or { min, max, currency, period, text }
postedDate  the day of the first publication, YYYY-MM-DD, or null
url         built with --url if the body has no address; null without either
description null, or { text, html }

The exit code is 0 for every outcome, and 3 for wrong usage.

Examples:
  $ worker parse --kind greenhouse board.json
  $ worker parse --kind personio --url https://acme.jobs.personio.de/xml acme.xml
  $ worker parse --kind lever --status 404 answer.json
  $ curl -s https://example.com/jobs/1 | worker parse --kind json-ld --url https://example.com/jobs/1 -
`;

function readStatus(text: string): number {
  const status = Number(text);
  if (/^\d{3}$/.test(text) && status >= 100 && status <= 599) return status;
  throw new InvalidArgumentError("It is a number from 100 to 599.");
}

function readAddress(text: string): string {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.href;
  throw new InvalidArgumentError("It is an address that begins with https:// or http://.");
}
