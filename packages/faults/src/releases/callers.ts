import { randomUUID } from "node:crypto";
import { type Db, keepSavedLists } from "@zodiac-at-work/db";
import { sessionHeader } from "@zodiac-at-work/local/firebase-stub";
import { paymentFact, recordPayment } from "@zodiac-at-work/payments/testing";
import type { LoadRequest } from "./load.ts";

/** Each stays below the limits of calls a minute at 300 requests a second. */
const members = 20;

/** Calls of visitors, who send no token. */
export const publicPaths = [
  ...["/api/stats", "/api/zodiac-stats", "/api/us-states/stats", "/api/car-brands/stats", "/api/known-companies"],
  ...["/api/sample?sign=rat", "/api/sample?sign=dragon", "/api/blog/published"],
] as const;

const memberPaths = [
  ...["/api/companies", "/api/companies?zodiac=rat", "/api/companies/1", "/api/car-brands", "/api/us-states"],
  ...["/api/openings", "/api/openings/filters", "/api/account/saved"],
];

const adminPaths = ["/api/operations", "/api/operations/audit-log", "/api/blog/posts", "/api/operations/sources"];

/**
 * Adds members with access and an administrator to a database with the catalog.
 *
 * @returns the load's request of a number: of a hundred requests 44 are those of visitors, 50 of members, who also save searches,
 *   five of new users, who register, and one of the administrator
 */
export async function createCallers(db: Db): Promise<(number: number) => LoadRequest> {
  const uids = Array.from({ length: members }, (_, member) => `member-${member}`);
  await db
    .insertInto("users")
    .values([...uids.map((id) => ({ id, email: null })), { id: "administrator", email: null, role: "admin" as const }])
    .execute();
  for (const uid of uids) {
    await recordPayment(db, paymentFact({ id: `pi_${uid}`, userId: uid }));
    await keepSavedLists(db, uid, {});
  }
  const callers = uids.map((uid) => ({
    headers: sessionHeader(uid),
    body: JSON.stringify({ id: randomUUID(), name: "Chefs", query: "search=chef", savedAt: new Date().toISOString() }),
  }));
  const administrator = sessionHeader("administrator");

  return (number) => {
    const [turn, place] = [Math.floor(number / 20), number % 20];
    if (place < 8) return { method: "GET", path: publicPaths[place] ?? "" };
    const { headers, body } = callers[turn % members] as (typeof callers)[number];
    if (place < 16) return { method: "GET", path: memberPaths[place - 8] ?? "", headers };
    if (place === 16) return { method: "GET", path: `/api/companies/${1 + (turn % 100)}`, headers };
    if (place === 17) return { method: "POST", path: "/api/account/saved/searches", headers: withJson(headers), body };
    if (place === 18) return registrationOf(`user-${number}`);
    if (turn % 5 > 0) return { method: "GET", path: "/api/config" };
    return { method: "GET", path: adminPaths[(turn / 5) % adminPaths.length] ?? "", headers: administrator };
  };
}

/** The request with which a new user registers. */
export function registrationOf(uid: string): LoadRequest {
  const body = JSON.stringify({ uid, email: `${uid}@example.com` });
  return { method: "POST", path: "/api/user/register", headers: withJson(sessionHeader(uid)), body };
}

function withJson(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { ...headers, "content-type": "application/json" };
}
