import { randomUUID } from "node:crypto";
import type { Db } from "../../platform/client.ts";

/** Why nobody may ask a host for a while: it refused requests (`blocked`) or failed to answer them (`unreachable`). */
export type HostPauseCause = "blocked" | "unreachable";

/** The right to send one request to a host, held by one process at a time. */
export interface HostTurn {
  host: string;
  lease: string;
  /** Requests that failed in a row before this one. */
  failures: number;
}

/** Why a host's turn is not free, and when to ask again. */
export interface HostWait {
  /** `leased`: another request is under way. `spacing`: the last request was a moment ago. The others are pauses. */
  cause: "leased" | "spacing" | HostPauseCause;
  until: Date;
}

/** What a request changes for the next one to the same host. */
export interface HostTurnEnd {
  nextRequestAt: Date;
  failures: number;
  pause: { until: Date; cause: HostPauseCause } | null;
}

/**
 * Takes the turn of a host, or tells why it is not free. All processes take turns on the same row. A turn that is not
 * ended within `leaseMs` is free again: a killed worker blocks nobody for long. Its holder must stop by then.
 *
 * @param options.now the caller's time. The workers' clocks may differ by less than the lease's reserve.
 */
export async function takeHostTurn(
  db: Db,
  host: string,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<{ turn: HostTurn } | { wait: HostWait }> {
  const lease = randomUUID();
  const leaseEndsAt = new Date(now.getTime() + leaseMs);
  const taken = await db
    .insertInto("scrapeHosts")
    .values({ host, lease, leaseEndsAt, nextRequestAt: now })
    .onConflict((conflict) =>
      conflict
        .column("host")
        .doUpdateSet({ lease, leaseEndsAt })
        .where((row) =>
          row.and([
            row.or([row("scrapeHosts.leaseEndsAt", "is", null), row("scrapeHosts.leaseEndsAt", "<=", now)]),
            row.or([row("scrapeHosts.pausedUntil", "is", null), row("scrapeHosts.pausedUntil", "<=", now)]),
            row("scrapeHosts.nextRequestAt", "<=", now),
          ]),
        ),
    )
    .returning("failures")
    .executeTakeFirst();
  return taken ? { turn: { host, lease, failures: taken.failures } } : { wait: await getWait(db, host, now) };
}

async function getWait(db: Db, host: string, now: Date): Promise<HostWait> {
  const row = await db
    .selectFrom("scrapeHosts")
    .select(["leaseEndsAt", "nextRequestAt", "pausedUntil", "pauseCause"])
    .where("host", "=", host)
    .executeTakeFirstOrThrow();
  if (row.pausedUntil && row.pauseCause && row.pausedUntil > now) {
    return { cause: row.pauseCause, until: row.pausedUntil };
  }
  if (row.leaseEndsAt && row.leaseEndsAt > now) return { cause: "leased", until: row.leaseEndsAt };
  return { cause: "spacing", until: row.nextRequestAt > now ? row.nextRequestAt : now };
}

/**
 * Ends a turn and records what the request has changed.
 *
 * @returns false if the lease had ended and another process took the turn; nothing is recorded then
 */
export async function endHostTurn(db: Db, { host, lease }: HostTurn, end: HostTurnEnd): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("scrapeHosts")
    .set({
      lease: null,
      leaseEndsAt: null,
      nextRequestAt: end.nextRequestAt,
      failures: end.failures,
      pausedUntil: end.pause?.until ?? null,
      pauseCause: end.pause?.cause ?? null,
    })
    .where("host", "=", host)
    .where("lease", "=", lease)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
