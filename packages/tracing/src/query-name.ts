/**
 * Names a query by its verb and its first table.
 *
 * @example
 * queryName('select * from "companies" where id = $1'); // "select companies"
 */
export function queryName(text: string): string {
  const [, verb = "query"] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([\w.]+)"?/i.exec(text) ?? [];
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`;
}
