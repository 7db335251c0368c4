import type { AdminAction } from "@zodiac-at-work/catalog";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import { json } from "../platform/json.ts";
import { offsetOf, type Page, totalPagesOf } from "../platform/paging.ts";
import type { Database } from "../platform/schema.ts";
import { hashOfAccount } from "./delete-account.ts";

/** Short values that say what an action changed. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/** What an administrator, or an operator with a command, did. */
export interface AuditedAction {
  /** The administrator's id, or the name that a command was given. */
  by: { uid: string } | { operator: string };
  action: AdminAction;
  /** What was changed, by its id or its path. */
  target?: string | undefined;
  /** The id of the account that was changed. */
  subject?: string | undefined;
  details?: AuditDetails | undefined;
  requestId?: string | undefined;
}

/**
 * Adds an action to the audit log. In the transaction of the change, either both are stored or neither is. Ids of accounts are
 * stored as hashes.
 */
export async function insertAuditEntry(db: Db, entry: AuditedAction): Promise<void> {
  const { by, action, target, subject, details = {}, requestId } = entry;
  await db
    .insertInto("auditLog")
    .values({
      actorHash: "uid" in by ? hashOfAccount(by.uid) : null,
      operator: "uid" in by ? null : by.operator.slice(0, 200),
      action,
      target: target?.slice(0, 500),
      subjectHash: subject === undefined ? null : hashOfAccount(subject),
      details: json(details),
      requestId,
    })
    .execute();
}

/** An action as the list shows it. */
export interface AuditEntry {
  id: number;
  at: Date;
  /** The person as a filter names it: the hash of an administrator's id, or an operator's name. */
  person: string;
  /** The person's address, or the operator's name; null if the account was deleted. */
  name: string | null;
  byCommand: boolean;
  action: string;
  target: string | null;
  /** The changed account's address, or the beginning of its hash if it has none; null if no account was changed. */
  subject: string | null;
  details: AuditDetails;
  requestId: string | null;
}

export interface AuditFilter {
  person?: string | undefined;
  action?: AdminAction | undefined;
  /** A day in UTC, as `YYYY-MM-DD`. */
  day?: string | undefined;
}

/**
 * Returns one page of the audit log, the latest first.
 *
 * @example
 * const { entries } = await listAuditEntries(db, { action: "block-account" }, { page: 1, limit: 20 });
 */
export async function listAuditEntries(
  db: Db,
  filter: AuditFilter,
  page: Page,
): Promise<{ entries: AuditEntry[]; total: number; totalPages: number }> {
  const [rows, { total }, names] = await Promise.all([
    matching(db, filter)
      .selectAll()
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    matching(db, filter).select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow(),
    getAdminNames(db),
  ]);
  const subjects = await getSubjectNames(
    db,
    rows.flatMap(({ subjectHash, details }) =>
      [subjectHash, details.fromAccount].filter((hash) => typeof hash === "string"),
    ),
  );
  const nameOf = (hash: string) => subjects.get(hash) ?? hash.slice(0, 12);
  const entries = rows.map(({ actorHash, operator, subjectHash, ...row }) => ({
    ...row,
    ...personOf({ actorHash, operator }, names),
    subject: subjectHash && nameOf(subjectHash),
    details: withNames(row.details, nameOf),
  }));
  return { entries, total, totalPages: totalPagesOf(total, page) };
}

/** Lists who is in the audit log, those with a name first. */
export async function listAuditPeople(db: Db): Promise<Pick<AuditEntry, "person" | "name" | "byCommand">[]> {
  const [rows, names] = await Promise.all([
    db.selectFrom("auditLog").select(["actorHash", "operator"]).distinct().execute(),
    getAdminNames(db),
  ]);
  const people = rows.map((row) => personOf(row, names));
  const key = ({ name, person }: (typeof people)[number]) => `${name === null ? 1 : 0} ${name ?? person}`;
  return people.toSorted((a, b) => key(a).localeCompare(key(b), "en"));
}

function matching(db: Db, { person, action, day }: AuditFilter): SelectQueryBuilder<Database, "auditLog", object> {
  let query = db.selectFrom("auditLog");
  if (person !== undefined) query = query.where(sql<boolean>`coalesce(actor_hash, operator) = ${person}`);
  if (action !== undefined) query = query.where("action", "=", action);
  if (day !== undefined) {
    const start = new Date(`${day}T00:00:00Z`);
    query = query.where("at", ">=", start).where("at", "<", new Date(start.getTime() + 86_400_000));
  }
  return query;
}

/** Access moves from one account to another. The first stands in the details, by its hash. */
function withNames(details: AuditDetails, nameOf: (hash: string) => string): AuditDetails {
  const { fromAccount } = details;
  return typeof fromAccount === "string" ? { ...details, fromAccount: nameOf(fromAccount) } : details;
}

function personOf(
  { actorHash, operator }: { actorHash: string | null; operator: string | null },
  names: ReadonlyMap<string, string>,
) {
  const person = actorHash ?? operator ?? "";
  return {
    person,
    name: actorHash === null ? operator : (names.get(actorHash) ?? null),
    byCommand: actorHash === null,
  };
}

/** Returns the addresses of all who are or were administrators, by the hash of their ids. */
async function getAdminNames(db: Db): Promise<Map<string, string>> {
  const [former, admins] = await Promise.all([
    db.selectFrom("roleChanges").innerJoin("users", "users.id", "userId").select(["users.id", "users.email"]).execute(),
    db.selectFrom("users").select(["id", "email"]).where("role", "=", "admin").execute(),
  ]);
  return new Map([...former, ...admins].flatMap(({ id, email }) => (email ? [[hashOfAccount(id), email]] : [])));
}

async function getSubjectNames(db: Db, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const { rows } = await sql<{ hash: string; email: string }>`
    select hash, email from (select encode(sha256(convert_to(id, 'UTF8')), 'hex') as hash, email from users) as hashed
    where hash = any(${[...new Set(hashes)]}) and email is not null`.execute(db);
  return new Map(rows.map(({ hash, email }) => [hash, email]));
}
