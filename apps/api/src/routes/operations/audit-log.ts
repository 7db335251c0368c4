import { escapeFormula } from "@zodiac-at-work/catalog/csv-formula";
import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { stringify } from "csv-stringify/sync";
import type { Routes } from "../../http/mount.ts";
import { readPage } from "../../http/paging.ts";

/** A file of this many rows stays below 10 MB. */
const mostExported = 10_000;

/** What administrators and operators did. */
export const auditLog: Routes = ({ mount }, { db }) => {
  mount(contracts.listAuditLog, async ({ query }) => {
    const [{ entries, ...counts }, people] = await Promise.all([
      queries.listAuditEntries(db, query, readPage(query)),
      queries.listAuditPeople(db),
    ]);
    return { entries: entries.map(toEntry), ...counts, people: people.map(toPerson) };
  });

  mount(contracts.exportAuditLog, async ({ query }) => {
    const { entries, total } = await queries.listAuditEntries(db, query, { page: 1, limit: mostExported });
    return { csv: toCsv(entries), isCut: total > entries.length };
  });
};

function toEntry({ person, name, byCommand, at, ...entry }: queries.AuditEntry) {
  return { ...entry, at: at.toISOString(), person: toPerson({ person, name, byCommand }) };
}

function toPerson({ person, name, byCommand }: Pick<queries.AuditEntry, "person" | "name" | "byCommand">) {
  return { id: person, name, byCommand };
}

function toCsv(entries: readonly queries.AuditEntry[]): string {
  const rows = entries.map(({ at, person, name, byCommand, action, target, subject, details, requestId }) => [
    ...[at.toISOString(), name ?? person, byCommand ? "command" : "site", action, target, subject],
    ...[Object.keys(details).length > 0 ? JSON.stringify(details) : null, requestId],
  ]);
  return stringify(rows, {
    header: true,
    columns: ["at", "person", "through", "action", "target", "account", "details", "requestId"],
    record_delimiter: "windows",
    cast: { string: escapeFormula },
  });
}
