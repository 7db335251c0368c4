import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** Dates for which other libraries give different answers. */
const shownDates = ["1990-01", "1600-02-14", "1613-02-01", "1890-02-01", "2027-02-06", "2030-02-02", "1990-02-30"];

/** Returns the text of the first page: `front-page.md` with the tables that the READMEs and the measurements have. */
export function frontPage(): string {
  const text = readFileSync(join(root, "packages/docs-site/front-page.md"), "utf8");
  return text
    .replace("<!-- ten-dates -->", () => peersTable())
    .replace("<!-- sizes -->", () => sizesTable())
    .replace(
      "<!-- versions -->",
      () => `This is the documentation of ${["zodiac", "numerology"].map(versionOf).join(" and ")}.`,
    );
}

function versionOf(library: string): string {
  const { name, version } = JSON.parse(readFileSync(join(root, `packages/${library}/package.json`), "utf8"));
  return `${name} ${version}`;
}

function peersTable(): string {
  const readme = readFileSync(join(root, "packages/zodiac/README.md"), "utf8");
  const [head = "", rule = "", ...rows] = rowsIn(
    /<!-- ten-dates -->\n(.*?)<!-- \/ten-dates -->/s.exec(readme)?.[1] ?? "",
  );
  const shown = shownDates.map((date) => {
    const row = rows.find((each) => each.startsWith(`| ${date} |`));
    if (!row) throw new Error(`The README of zodiac compares no answers for ${date}.`);
    return row;
  });
  return [head, rule, ...shown].join("\n");
}

function sizesTable(): string {
  const page = readFileSync(join(root, "docs/measurements/packages.md"), "utf8");
  const rows = rowsIn(page)
    .filter((row) => row.startsWith("| `"))
    .map((row) => row.split(" | ").slice(0, 3))
    .map(([entry, minified, gzip]) => `${entry} | ${minified} | ${gzip} |`);
  if (rows.length < 2) throw new Error("docs/measurements/packages.md has no sizes.");
  return ["| entry | minified | gzip |", "| --- | --- | --- |", ...rows].join("\n");
}

function rowsIn(text: string): string[] {
  return text.split("\n").filter((line) => line.startsWith("| "));
}
