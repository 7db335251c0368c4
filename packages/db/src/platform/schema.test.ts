import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import ts from "typescript";
import { afterAll, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";

/** A column as types and database describe it. `optional`: an insert may omit it. */
interface Column {
  type: string;
  nullable: boolean;
  optional: boolean;
  /** The only values that the column may hold, if a constraint or type lists them. */
  values?: string[];
}
type Tables = Record<string, Record<string, Column>>;

const typeOfColumn: Record<string, string> = {
  integer: "number",
  text: "string",
  uuid: "string",
  boolean: "boolean",
  "timestamp with time zone": "Date",
  date: "string",
  jsonb: "object",
  bytea: "object",
  ARRAY: "object",
  "double precision": "number",
  tsvector: "string",
};

const { db, drop } = await createTestDb();
afterAll(drop);

test("the types and the migrated database agree on every column", async () => {
  expect(typedTables()).toEqual(await migratedTables());
});

async function migratedTables(): Promise<Tables> {
  const { rows } = await sql<{
    table: string;
    column: string;
    type: string;
    nullable: boolean;
    optional: boolean;
    checks: string;
  }>`
    select table_name as "table", column_name as "column", data_type as type, is_nullable = 'YES' as nullable,
      is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as optional,
      (select coalesce(string_agg(pg_get_constraintdef(oid), ' '), '') from pg_constraint
       where contype = 'c' and conrelid = format('%I', table_name)::regclass
       and conkey = array[ordinal_position::smallint]) as checks
    from information_schema.columns where table_schema = 'public'`.execute(db);
  const tables: Tables = {};
  for (const { table, column, type, nullable, optional, checks } of rows) {
    const list = /= ANY \(\(?ARRAY\[(.*?)\]/.exec(checks)?.[1] ?? "";
    const values = Array.from(list.matchAll(/'([^']+)'::text/g), ([, value = ""]) => value).sort();
    tables[table] ??= {};
    tables[table][column] = {
      type: typeOfColumn[type] ?? type,
      nullable,
      optional,
      ...(values.length > 0 && { values }),
    };
  }
  return tables;
}

/** Reads from the TypeScript compiler what types schema.ts gives to rows that are read and inserted. */
function typedTables(): Tables {
  const file = fileURLToPath(new URL("./schema.ts", import.meta.url));
  const probe = fileURLToPath(new URL("./schema-probe.ts", import.meta.url));
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  const source = `
    import type { Insertable, Selectable } from "kysely";
    import type { Database } from "./schema.ts";
    export type Rows = { [T in keyof Database]: { read: Selectable<Database[T]>; written: Insertable<Database[T]> } };
    export declare const rows: Rows;`;
  host.fileExists = (name) => name === probe || fileExists(name);
  host.getSourceFile = (name, version) =>
    name === probe ? ts.createSourceFile(name, source, version) : getSourceFile(name, version);
  const program = ts.createProgram([probe, file], options, host);
  const checker = program.getTypeChecker();
  const root = program.getSourceFile(probe);
  const module = root && checker.getSymbolAtLocation(root);
  const rows = module && checker.getExportsOfModule(module).find(({ name }) => name === "rows");
  if (!rows) throw new Error("the probe did not compile");

  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol);
  const properties = (symbol: ts.Symbol) => checker.getPropertiesOfType(typeOf(symbol));
  return Object.fromEntries(
    properties(rows).map((table) => {
      const [read, written] = properties(table);
      if (!read || !written) throw new Error(`${table.name} has no rows`);
      const insertable = new Map(properties(written).map((column) => [column.name, column]));
      const columns = properties(read).map((column) => {
        const inserted = insertable.get(column.name);
        const optional = !inserted || (inserted.flags & ts.SymbolFlags.Optional) !== 0;
        return [snakeCase(column.name), { ...describe(checker, typeOf(column)), optional }];
      });
      return [snakeCase(table.name), Object.fromEntries(columns)];
    }),
  );
}

function describe(checker: ts.TypeChecker, type: ts.Type): { type: string; nullable: boolean; values?: string[] } {
  const filled = checker.getNonNullableType(type);
  const nullable = filled !== type;
  if (filled.isUnion() && filled.types.every((part) => part.isStringLiteral())) {
    return { type: "string", nullable, values: filled.types.map((part) => part.value).sort() };
  }
  const name = checker.typeToString(filled);
  return { type: ["string", "number", "boolean", "Date"].includes(name) ? name : "object", nullable };
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
