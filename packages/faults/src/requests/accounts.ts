import { firebaseProjectId, sessionHeader } from "@zodiac-at-work/local/firebase-stub";
import { paymentFact, recordPayment } from "@zodiac-at-work/payments/testing";
import { sql } from "kysely";
import { type ApiEnvironment, fetchServed } from "../api-environment.ts";
import { forgedAuthorization } from "./forged-tokens.ts";

export const callers = [
  "anonymous",
  "signed in, not paid",
  "member",
  "administrator",
  "forged or expired token",
] as const;

export type Caller = (typeof callers)[number];

export interface Account {
  readonly uid: string;
  /** Names its account, so that a response to somebody else shows where it leaked. */
  readonly email: string;
  readonly role: "user" | "admin";
  readonly hasPaidAccess: boolean;
}

/** A member who never calls, and whose data nobody else may see or change. */
interface Victim extends Account {
  readonly searchId: string;
}

const perCaller = 100;

export const victims: readonly Victim[] = Array.from({ length: 20 }, (_, number) => ({
  ...account("victim", number, { hasPaidAccess: true }),
  searchId: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
}));

const rights: Partial<Record<Caller, { prefix: string; role?: "admin"; hasPaidAccess?: boolean }>> = {
  "signed in, not paid": { prefix: "unpaid" },
  member: { prefix: "member", hasPaidAccess: true },
  administrator: { prefix: "admin", role: "admin" },
};

/** Returns the account of a caller that signs in; undefined for the others. */
export function accountOf(caller: Caller, number: number): Account | undefined {
  const right = rights[caller];
  return right && account(right.prefix, number, right);
}

function account(prefix: string, number: number, rights: { role?: "admin"; hasPaidAccess?: boolean }): Account {
  const uid = `${prefix}-${number}`;
  return {
    uid,
    email: `mark-${uid}@example.com`,
    role: rights.role ?? "user",
    hasPaidAccess: rights.hasPaidAccess === true,
  };
}

/** Creates the accounts of all callers and the victims with what they have saved. */
export async function createCallers(environment: ApiEnvironment): Promise<void> {
  const numbers = Array.from({ length: perCaller }, (_, number) => number);
  const callersAccounts = callers.flatMap((caller) => numbers.flatMap((number) => accountOf(caller, number) ?? []));
  await createAccounts(environment, [...callersAccounts, ...victims]);
  const savedAt = new Date().toISOString();
  for (const { uid, email, searchId } of victims) {
    const response = await fetchServed(`${environment.url}/api/account/saved`, {
      method: "PUT",
      headers: { ...sessionHeader(uid, email), "content-type": "application/json" },
      body: JSON.stringify({
        searches: [{ id: searchId, name: email, query: "search=chef", savedAt }],
        openings: [{ id: 1, title: email, company: { id: 1, name: email }, savedAt }],
      }),
    });
    if (!response.ok) throw new Error(`A victim could not save: ${await response.text()}`);
  }
}

/** Which of the accounts a request is sent by. */
export function accountNumber(request: number): number {
  return Math.floor(request / callers.length) % perCaller;
}

/** Creates accounts. Access follows from a payment, as everywhere. */
export async function createAccounts({ db, emulator }: ApiEnvironment, accounts: readonly Account[]): Promise<void> {
  await db
    .insertInto("users")
    .values(accounts.map(({ uid, email, role }) => ({ id: uid, email, role })))
    .execute();
  for (const { uid, hasPaidAccess } of accounts) {
    if (hasPaidAccess) await recordPayment(db, paymentFact({ id: uid, provider: "demo", userId: uid }));
  }
  if (emulator) await createIdentities(emulator, accounts);
}

async function createIdentities(emulator: string, accounts: readonly Account[]): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${firebaseProjectId}/accounts:batchCreate`;
  const users = accounts.map(({ uid, email }) => ({ localId: uid, email, emailVerified: true }));
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const response = await fetch(`${emulator}/${path}`, { method: "POST", headers, body: JSON.stringify({ users }) });
  if (!response.ok) throw new Error(`The Auth emulator refused the accounts: ${await response.text()}`);
}

const sessions = new Map<string, { authorization: string }>();

/** Returns the value of the header `authorization`; undefined for an anonymous caller. */
export function authorizationOf(caller: Caller, account: Account | undefined, number: number): string | undefined {
  if (caller === "forged or expired token") return forgedAuthorization(number);
  if (!account) return undefined;
  const session = sessions.get(account.uid) ?? sessionHeader(account.uid, account.email);
  sessions.set(account.uid, session);
  return session.authorization;
}

/** Describes every row of the victims. Nobody else may change one. */
export async function describeVictims({ db }: ApiEnvironment): Promise<string[]> {
  const ids = victims.map(({ uid }) => uid);
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(users)::text as row from users where id = any (${ids})
    union all select to_jsonb(payments)::text from payments where user_id = any (${ids})
    union all select to_jsonb(saved_lists)::text from saved_lists where user_id = any (${ids})
    union all select to_jsonb(saved_searches)::text from saved_searches where user_id = any (${ids})
    union all select to_jsonb(saved_openings)::text from saved_openings where user_id = any (${ids})
    union all select to_jsonb(subscriptions)::text from subscriptions where user_id = any (${ids})
    union all select to_jsonb(search_subscriptions)::text from search_subscriptions where user_id = any (${ids})`.execute(
    db,
  );
  return rows.map(({ row }) => row).sort();
}

/** Counts accounts with a role or with access that they were not created with. */
export async function countWrongRights({ db }: ApiEnvironment): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from users
    where (role = 'admin') <> (id like 'admin-%')
      or has_paid_access <> (id like 'member-%' or id like 'victim-%')`.execute(db);
  return rows[0]?.count ?? 0;
}
