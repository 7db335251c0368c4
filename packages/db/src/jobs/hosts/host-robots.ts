import type { Db } from "../../platform/client.ts";

/**
 * What is known of a host's robots.txt. `rules` holds the lines that apply to our crawler, `absent` allows everything,
 * `unreadable` forbids everything and tells why.
 */
export type HostRobots = { fetchedAt: Date } & (
  | { status: "rules"; text: string }
  | { status: "absent"; text: null }
  | { status: "unreadable"; text: string }
);

/** Returns a host's robots.txt as it was last fetched, undefined if it never was. */
export async function findHostRobots(db: Db, host: string): Promise<HostRobots | undefined> {
  const row = await db
    .selectFrom("scrapeHosts")
    .select(["robotsStatus as status", "robotsText as text", "robotsFetchedAt as fetchedAt"])
    .where("host", "=", host)
    .where("robotsFetchedAt", "is not", null)
    .executeTakeFirst();
  // A constraint of the table keeps the three columns together.
  return row as HostRobots | undefined;
}

/** Records a host's robots.txt. */
export async function saveHostRobots(db: Db, host: string, { status, text, fetchedAt }: HostRobots): Promise<void> {
  const robots = { robotsStatus: status, robotsText: text, robotsFetchedAt: fetchedAt };
  await db
    .insertInto("scrapeHosts")
    .values({ host, nextRequestAt: fetchedAt, ...robots })
    .onConflict((conflict) => conflict.column("host").doUpdateSet(robots))
    .execute();
}
