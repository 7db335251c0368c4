import { type BoardlessReason, type Covered, getCoverage } from "@zodiac-at-work/db";
import { signById } from "@zodiac-at-work/zodiac";
import { printJson, printTable } from "./commands/print.ts";
import { withDependencies } from "./dependencies.ts";

/** A board that is checked daily has had two chances. */
const checkedWithinMs = 48 * 3_600_000;

/** Prints which companies have a board, how many of them were read lately, and which well-known ones have none. */
export async function showCoverage({ json = false }: { json?: boolean }): Promise<void> {
  await withDependencies(async ({ db }) => {
    const coverage = await getCoverage(db, new Date(Date.now() - checkedWithinMs));
    if (json) return printJson(coverage);
    const { all, wellKnown, others, kinds, missing } = coverage;
    printGroups("rank", [
      ["well-known", wellKnown],
      ["others", others],
      ["all", all],
    ]);
    printGroups(
      "sign",
      coverage.signs.map((group) => [signById(group.sign).name, group]),
    );
    printGroups(
      "industry",
      coverage.industries.map((group) => [group.industry, group]),
    );
    printTable(
      ["kind", "companies", "complete in 48 h"],
      kinds.map(({ kind, companies, checked }) => [kind, companies, checked]),
    );
    console.log();
    console.log(`${missing.length} of ${wellKnown.companies} well-known companies have no board.`);
    if (missing.length === 0) return;
    printTable(
      ["id", "company", "why", "careers page"],
      missing.map(({ id, name, reason, careersUrl }) => [id, name, reasonTexts[reason], careersUrl ?? ""]),
    );
  });
}

const reasonTexts: Readonly<Record<BoardlessReason, string>> = {
  forbidden: "forbidden",
  "own-page": "own page",
  "not-found": "not found",
};

function printGroups(name: string, groups: readonly (readonly [string, Covered])[]): void {
  printTable(
    [name, "companies", "with board", "complete in 48 h", "openings"],
    groups.map(([label, { companies, withBoard, checked, openings }]) => [
      ...[label, companies, withBoard, checked, openings],
    ]),
  );
  console.log();
}
