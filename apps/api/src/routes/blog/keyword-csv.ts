import { counted } from "@zodiac-at-work/catalog/counted";
import { escapeFormula, unescapeFormula } from "@zodiac-at-work/catalog/csv-formula";
import { addKeyword } from "@zodiac-at-work/contracts";
import type { BlogKeyword, ImportedKeyword } from "@zodiac-at-work/db";
import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

/** What is wrong with a line of a file, as a sentence. */
export interface LineProblem {
  line: number;
  problem: string;
}

/**
 * Writes keywords as CSV. A cell that a spreadsheet would run as a formula begins with an apostrophe, and so does a cell
 * that looks like such a cell. `readKeywordCsv` returns the same keywords.
 *
 * @example
 * writeKeywordCsv(keywords); // "keyword,category,searchIntent,searchVolume,difficulty,isActive\r\nrat boss,…"
 */
export function writeKeywordCsv(keywords: readonly BlogKeyword[]): string {
  return stringify(
    keywords.map((keyword) => columns.map((column) => keyword[column])),
    {
      header: true,
      columns: [...columns],
      record_delimiter: "windows",
      cast: {
        boolean: (value) => (value ? "yes" : "no"),
        string: escapeFormula,
      },
    },
  );
}

/**
 * Reads keywords from CSV with a header line, as this product or a spreadsheet writes it: separated by commas, semicolons
 * or tabs, with or without a byte order mark, the names of the columns in any case.
 *
 * @returns the keywords, or what is wrong with the lines
 */
export function readKeywordCsv(csv: string): { keywords: ImportedKeyword[]; problems: LineProblem[] } {
  // csv-parse counts the two characters of a Windows line break inside quotes as two lines.
  const text = csv.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const rows = parseRows(text);
  if ("problem" in rows) return { keywords: [], problems: [rows] };
  const [header, ...records] = rows;
  if (!header) return refuse(1, "The file is empty. Its first line must name the columns, such as keyword,category.");
  const names = header.cells.map((cell) => columnOf(cell));
  const unknown = header.cells.filter((_, i) => names[i] === undefined);
  if (unknown.length > 0) {
    return refuse(
      header.line,
      `${list(unknown)} ${unknown.length > 1 ? "are no columns" : "is no column"} of keywords. ${known}`,
    );
  }
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) return refuse(header.line, `The column “${twice}” is there twice.`);
  if (!names.includes("keyword")) return refuse(header.line, `The column “keyword” is missing. ${known}`);
  if (records.length > mostRecords) {
    return refuse(
      header.line,
      `The file has ${records.length.toLocaleString("en-US")} keywords; ${mostRecords.toLocaleString("en-US")} are the most.`,
    );
  }

  const read = records.map(({ line, cells }) => readRecord(line, names as Column[], cells));
  const problems = read.flatMap((record) => ("problem" in record ? [record] : []));
  return { keywords: read.flatMap((record) => ("problem" in record ? [] : [record])), problems };
}

/** Collapses white space, because searchers don't type it. */
export function normalizeKeyword(keyword: string): string {
  return keyword.replace(/\s+/g, " ").trim();
}

const columns = ["keyword", "category", "searchIntent", "searchVolume", "difficulty", "isActive"] as const;
type Column = (typeof columns)[number];

/** Names that spreadsheets of keyword tools use, without spaces and in lower case. */
const otherNames: Readonly<Record<string, Column>> = {
  intent: "searchIntent",
  volume: "searchVolume",
  active: "isActive",
};
const known = `Columns: ${columns.join(", ")}.`;
const mostRecords = 10_000;

interface Row {
  line: number;
  cells: string[];
}

function parseRows(text: string): Row[] | LineProblem {
  const rows: Row[] = [];
  try {
    parse(text, {
      delimiter: separatorOf(text),
      skip_empty_lines: true,
      relax_column_count: true,
      on_record(record: string[], { lines }) {
        rows.push({ line: lines, cells: record.map(unescapeFormula) });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: number };
    return {
      line: lines ?? 1,
      problem:
        'A quotation mark opens inside a cell or is never closed. Write a cell with quotation marks as "a ""word""".',
    };
  }
}

/** The separator that the header line uses most. */
function separatorOf(text: string): string {
  const header = text.trimStart().split("\n", 1)[0] ?? "";
  const uses = [",", ";", "\t"].map((separator) => ({ separator, count: header.split(separator).length }));
  return uses.reduce((most, each) => (each.count > most.count ? each : most)).separator;
}

function columnOf(cell: string): Column | undefined {
  const name = cell.toLowerCase().replace(/[\s_-]+/g, "");
  const column = columns.find((column) => column.toLowerCase() === name);
  return column ?? (Object.hasOwn(otherNames, name) ? otherNames[name] : undefined);
}

function readRecord(line: number, names: readonly Column[], cells: readonly string[]): ImportedKeyword | LineProblem {
  if (cells.length !== names.length) {
    return {
      line,
      problem: `The line has ${counted(cells.length, "cell")}; the header names ${counted(names.length, "column")}.`,
    };
  }
  const given = Object.fromEntries(
    names.flatMap((name, i) => {
      const value = readCell[name]((cells[i] as string).trim());
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const checked = addKeyword.body.safeParse(given);
  if (checked.success) return { ...checked.data, line };
  const [issue] = checked.error.issues;
  return { line, problem: `${String(issue?.path[0] ?? "keyword")} ${issue?.message ?? "is not valid"}.` };
}

/** Reads a cell. `undefined` leaves the field as it is; a value that the schema refuses becomes a problem. */
const readCell: Readonly<Record<Column, (cell: string) => unknown>> = {
  keyword: normalizeKeyword,
  category: readWord,
  searchIntent: readWord,
  searchVolume: readNumber,
  difficulty: readNumber,
  isActive: (cell) => {
    if (cell === "") return undefined;
    const word = cell.toLowerCase();
    if (["yes", "true", "1", "active"].includes(word)) return true;
    return ["no", "false", "0", "inactive"].includes(word) ? false : cell;
  },
};

function readWord(cell: string): string | undefined {
  return cell === "" ? undefined : cell.toLowerCase();
}

function readNumber(cell: string): number | string | null {
  if (cell === "") return null;
  return /^\d{1,10}$/.test(cell) ? Number(cell) : cell;
}

function refuse(line: number, problem: string) {
  return { keywords: [], problems: [{ line, problem }] };
}

function list(cells: readonly string[]): string {
  return cells
    .slice(0, 5)
    .map((cell) => `“${cell.slice(0, 50)}”`)
    .join(", ");
}
