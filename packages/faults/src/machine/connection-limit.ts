import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startEnvironment } from "../payments/environment.ts";
import { type MachineFigures, runWithFault } from "./campaign.ts";

/** Takes every connection that PostgreSQL has, so that no process gets another, and gives them back. */
export async function reachConnectionLimit(purchases: number, holdMs: number): Promise<MachineFigures> {
  const environment = await startEnvironment();
  try {
    return await runWithFault(environment, "no connection left at PostgreSQL", purchases, async () => {
      const held = await takeConnections(environment.databaseUrl);
      // Those that the API has would do for these few people.
      await held[0]?.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'api%'");
      held.push(...(await takeConnections(environment.databaseUrl)));
      await sleep(holdMs);
      await Promise.all(held.map((client) => client.end()));
    });
  } finally {
    await environment.close();
  }
}

/** The server refuses with this code. */
const tooMany = "53300";

async function takeConnections(connectionString: string): Promise<pg.Client[]> {
  const held: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString });
    client.on("error", () => {});
    try {
      await client.connect();
      held.push(client);
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === tooMany) return held;
      throw error;
    }
  }
}
