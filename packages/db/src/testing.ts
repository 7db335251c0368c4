import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { Client } from "pg";
import { grantApiRights } from "./api-rights.ts";
import { readTestDatabaseUrl } from "./config.ts";
import { migrate } from "./migrate.ts";
import { createDb, type Db } from "./platform/client.ts";

export { blockUser, unblockUser } from "./accounts/blocked-users.ts";

/** A migrated, empty database for one test file. */
export interface TestDb {
  readonly db: Db;
  readonly connectionString: string;
  /** Creates a role with the rights of the API. Returns the connection string of its logins. */
  createApiRole(): Promise<string>;
  /** Ends the pool and drops the database and the role. */
  drop(): Promise<void>;
}

/**
 * Creates a database for one test file by copying a migrated template, in about 100 ms. The first test file that needs the
 * template creates it, once for each state of the migrations.
 *
 * @throws if TEST_DATABASE_URL is not set
 * @example
 * const { db, drop } = await createTestDb();
 * afterAll(drop);
 */
export async function createTestDb(): Promise<TestDb> {
  const server = readTestDatabaseUrl();
  const role = `api_${randomBytes(8).toString("hex")}`;
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
    async createApiRole() {
      await withClient(server, (client) => client.query(`create role ${role} login password '${role}'`));
      await grantApiRights(db, role);
      const url = new URL(connectionString);
      url.username = url.password = role;
      return url.href;
    },
    async drop() {
      await db.destroy();
      await withClient(server, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
        await client.query(`drop role if exists ${role}`);
      });
    },
  };
}

/** Creates the template under another name and renames it. A killed run leaves no incomplete template. */
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
