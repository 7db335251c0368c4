import { readFileSync } from "node:fs";

/** The rows of a CSV file (RFC 4180) by the names in its first line. */
export function readCsv<Column extends string>(file: URL): Readonly<Record<Column, string>>[] {
  const [header = [], ...rows] = parseCsv(readFileSync(file, "utf8"));
  return rows.map(
    (row) => Object.fromEntries(header.map((column, i) => [column, row[i] ?? ""])) as Record<Column, string>,
  );
}

function parseCsv(text: string): string[][] {
  const lines = text.split(/\r?\n/).filter((line) => line !== "");
  // Each match takes a field and the comma before it; none of the files has a line break within quotes.
  return lines.map((line) =>
    [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain,
    ),
  );
}
