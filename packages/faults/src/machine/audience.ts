import { blockUser } from "@zodiac-at-work/db/testing";
import { sessionHeader } from "@zodiac-at-work/local/firebase-stub";
import type { Environment } from "../payments/environment.ts";

/** What people met while the machine had a fault. */
export interface AudienceFigures {
  readonly calls: number;
  /** Calls that were turned away for a while: 503, or no connection. */
  readonly turnedAway: number;
  /** Errors of the server that are not such an answer, and calls without an answer within 30 s. Must be 0. */
  readonly wrong: number;
  /** Registrations that were confirmed, and those of them that are missing at the end. `lost` must be 0. */
  readonly confirmed: number;
  readonly lost: number;
  /** Successful calls of a person who has not paid, or who is blocked. Must be 0. */
  readonly granted: number;
}

export interface Audience {
  /** Returns whether all of ten calls at once succeed. */
  isServed(): Promise<boolean>;
  /** Ends the visits, and looks for what was confirmed. The database must be there. */
  end(): Promise<AudienceFigures>;
}

const visitors = 8;

/** Lets people register, and two others try what they may not: one who has not paid, and one who is blocked. */
export async function startAudience(environment: Environment): Promise<Audience> {
  const { url, db } = environment;
  const send = async (uid: string, method: string, path: string, body?: object): Promise<number> => {
    const headers = {
      ...sessionHeader(uid),
      ...(body && { "content-type": "application/json" }),
    };
    const response = await fetch(`${url}${path}`, {
      ...{ method, headers, signal: AbortSignal.timeout(30_000) },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const register = (uid: string) => send(uid, "POST", "/api/user/register", { uid, email: `${uid}@example.com` });
  for (const uid of ["unpaid", "blocked"]) await register(uid);
  await blockUser(db, { uid: "blocked", blockedBy: "campaign" });

  const confirmed: string[] = [];
  const count = { calls: 0, turnedAway: 0, wrong: 0, granted: 0 };
  const call = async (work: Promise<number>): Promise<number> => {
    count.calls += 1;
    try {
      const status = await work;
      if (status === 503) count.turnedAway += 1;
      else if (status >= 500) count.wrong += 1;
      return status;
    } catch (error) {
      if (error instanceof Error && error.name === "TimeoutError") count.wrong += 1;
      else count.turnedAway += 1;
      return 0;
    }
  };
  let isOpen = true;
  let number = 0;
  const visit = async () => {
    while (isOpen) {
      number += 1;
      const uid = `visitor-${number}`;
      if ((await call(register(uid))) === 200) confirmed.push(uid);
      if ((await call(send("unpaid", "GET", "/api/companies"))) === 200) count.granted += 1;
      if (
        (await call(send("blocked", "POST", "/api/user/register", { uid: "blocked", email: "b@example.com" }))) === 200
      )
        count.granted += 1;
    }
  };
  const visits = Array.from({ length: visitors }, visit);
  return {
    async isServed() {
      const statuses = await Promise.all(
        Array.from({ length: 10 }, (_, index) => register(`probe-${index}`).catch(() => 0)),
      );
      return statuses.every((status) => status === 200);
    },
    async end() {
      isOpen = false;
      await Promise.all(visits);
      const kept = new Set((await db.selectFrom("users").select("id").execute()).map(({ id }) => id));
      return { ...count, confirmed: confirmed.length, lost: confirmed.filter((uid) => !kept.has(uid)).length };
    },
  };
}

/** Waits until people are served again, and starts PostgreSQL again if it has ended, as a supervisor does. */
export async function untilServed(
  environment: Environment,
  audience: Audience,
): Promise<{ healedSeconds: number; restarts: number }> {
  const start = performance.now();
  let restarts = 0;
  while (!(await audience.isServed())) {
    if (await environment.restartEndedDatabase()) restarts += 1;
    if (performance.now() - start > 300_000) throw new Error("Nobody was served within five minutes.");
  }
  return { healedSeconds: (performance.now() - start) / 1_000, restarts };
}
