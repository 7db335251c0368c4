import { test } from "@playwright/test";
import { Client } from "pg";

/** Calls back with a connection to the database of the product, and closes it. */
export async function withDatabase<Result>(use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: test.info().config.metadata.databaseUrl });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
