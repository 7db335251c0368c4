import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** Reads the rows of a CSV file (RFC 4180), each by the column names of the first line. */
export function readCsv<Column extends string>(file: URL): Readonly<Record<Column, string>>[] {
  return parse<Record<Column, string>>(readFileSync(file), { columns: true, record_delimiter: ["\r\n", "\n"] });
}
