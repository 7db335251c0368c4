import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { Client } from "pg";
import { createDb, type Db } from "./client.ts";
import { readTestDatabaseUrl } from "./config.ts";
import { migrate } from "./migrate.ts";

/** A database of one's own, migrated and empty. */
export interface TestDb {
  readonly db: Db;
  readonly connectionString: string;
  /** Ends the pool and drops the database. */
  drop(): Promise<void>;
}

/**
 * Makes a database for one test file by cloning a migrated template, in about 100 ms. The template is made once for
 * each state of the migrations; files and processes may race for it.
 *
 * @throws when TEST_DATABASE_URL is not set
 * @example
 * const { db, drop } = await createTestDb();
 * afterAll(drop);
 */
export async function createTestDb(): Promise<TestDb> {
  const server = readTestDatabaseUrl();
  const name = `zodiac_test_${randomBytes(8).toString("hex")}`;
  const template = await templateName();
  await withClient(server, async (client) => {
    await ensureTemplate(client, server, template);
    await client.query(`create database ${name} template ${template}`);
  });
  const connectionString = withDatabase(server, name);
  const db = createDb(connectionString, { maxConnections: 5 });
  return {
    db,
    connectionString,
    async drop() {
      await db.destroy();
      await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Built under another name and renamed when complete, so that a killed run leaves no half template behind. */
async function ensureTemplate(client: Client, server: string, template: string): Promise<void> {
  const exists = async () =>
    (await client.query("select from pg_database where datname = $1", [template])).rowCount !== 0;
  if (await exists()) return;
  await client.query("select pg_advisory_lock(hashtext('zodiac-at-work template'))");
  if (!(await exists())) {
    const draft = `${template}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    const db = createDb(withDatabase(server, draft), { maxConnections: 1 });
    await migrate(db).finally(() => db.destroy());
    await client.query(`alter database ${draft} rename to ${template}`);
  }
  await client.query("select pg_advisory_unlock(hashtext('zodiac-at-work template'))");
}

async function templateName(): Promise<string> {
  const folder = new URL("../migrations/", import.meta.url);
  const hash = createHash("sha256");
  for (const file of (await readdir(folder)).sort()) hash.update(file).update(await readFile(new URL(file, folder)));
  return `zodiac_template_${hash.digest("hex").slice(0, 16)}`;
}

async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
