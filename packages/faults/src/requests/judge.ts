import { errorStatus } from "@zodiac-at-work/contracts";
import { root } from "@zodiac-at-work/local/workspace";
import type { Account, Caller } from "./accounts.ts";
import type { HttpRequest } from "./http-request.ts";
import type { Operation } from "./operations.ts";
import type { Answer, Silence } from "./send.ts";

/** What no request may bring about. */
export const faults = [
  "5xx",
  "leak",
  "granted wrongly",
  "refused wrongly",
  "error without a code",
  "no answer",
  "hang",
] as const;

export type Fault = (typeof faults)[number];

export interface Sent {
  readonly operation: Operation;
  readonly request: HttpRequest;
  readonly caller: Caller;
  readonly account: Account | undefined;
}

/** Returns what is wrong with an answer, with the reason in words. */
export function judge(sent: Sent, answer: Answer | Silence, secrets: readonly string[]): Map<Fault, string> {
  const found = new Map<Fault, string>();
  if (typeof answer === "string") return found.set(answer, answer);
  const { status, text } = answer;
  if (status >= 500) found.set("5xx", text.slice(0, 200));
  const leaked = findLeak(sent, answer, secrets);
  if (leaked !== undefined) found.set("leak", leaked);
  const guard = guardOf(sent);
  const isRefusal = guard === status || status === 429;
  const isUnrouted = !sent.request.isRouted && [400, 404, 405, 417, 431].includes(status);
  if (guard !== undefined && !isRefusal && !isUnrouted) found.set("granted wrongly", `${status} for ${guard}`);
  if (guard === undefined && isRefusedByGuard(sent, status)) found.set("refused wrongly", `${status}`);
  if (status >= 400 && sent.request.method !== "HEAD" && !hasCode(answer)) {
    found.set("error without a code", `${status} ${text.slice(0, 100)}`);
  }
  return found;
}

/** The status with which the guard of the contract must refuse a caller; undefined if it admits the caller. */
function guardOf({ operation: { access }, account }: Sent): number | undefined {
  if (access === "open") return undefined;
  if (!account) return 401;
  if (access === "admin") return account.role === "admin" ? undefined : 403;
  return access === "paid" && !account.hasPaidAccess && account.role !== "admin" ? 402 : undefined;
}

/** Every call may be refused with 403 by its handler, as one about another user. */
function isRefusedByGuard({ request }: Sent, status: number): boolean {
  return request.method !== "OPTIONS" && (status === 401 || status === 402);
}

function hasCode({ status, text }: Answer): boolean {
  try {
    const { error, code } = JSON.parse(text) as { error?: unknown; code?: unknown };
    return typeof error === "string" && errorStatus[code as keyof typeof errorStatus] === status;
  } catch {
    return false;
  }
}

/** What errors never say. Other responses may hold such words: an article, or a name that an administrator stored. */
const insides: readonly RegExp[] = [
  /\n\s+at .+:\d+|node:internal|\.[jt]s:\d+/,
  /syntax error|violates|duplicate key|invalid input syntax|invalid byte sequence|SQLSTATE|pg_catalog|relation "/i,
  /node_modules|file:\/\/|\/(?:home|usr|tmp|etc|var)\//,
];

const mark = /mark-([\w-]+)@example\.com/g;

function findLeak(
  { account }: Sent,
  { status, headers, text }: Answer,
  secrets: readonly string[],
): string | undefined {
  if (headers["x-injected"] !== undefined) return "a header of the request";
  const secret = [...secrets, root, "root:x:0:0"].find((each) => text.includes(each));
  if (secret !== undefined) return "a setting, a path or a file of the server";
  if (status >= 400) {
    const inside = insides.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined);
    if (inside !== undefined) return inside;
  }
  if (account?.role === "admin") return undefined;
  const foreign = Array.from(text.matchAll(mark), ([, uid]) => uid).find((uid) => uid !== account?.uid);
  return foreign && `data of ${foreign}`;
}
