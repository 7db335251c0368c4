import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteAccount } from "../accounts/delete-account.ts";
import { createDb, type Db } from "../platform/client.ts";
import { findSystemPostgres, type SystemPostgres, startSystemPostgres } from "../testing-system-postgres.ts";

const bin = await findSystemPostgres();
const cli = fileURLToPath(new URL("../cli.ts", import.meta.url));
// biome-ignore lint/style/noProcessEnv: a child process needs the path and the compile cache of this one
const { PATH, NODE_COMPILE_CACHE } = process.env;

function run(databaseUrl: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [cli, ...args],
      { env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: databaseUrl, POSTGRES_BIN: String(bin), ...env } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

// The server from npm, with which all other tests run, has no pg_dump.
describe.runIf(bin)("a backup and its restore, on the PostgreSQL of the system", () => {
  let postgres: SystemPostgres;
  let server: Db;
  let db: Db;
  let folder: string;
  const urlOf = (name: string) => postgres.url.replace(/postgres$/, name);
  const key = { BACKUP_KEY: "a1".repeat(32) };

  beforeAll(async () => {
    postgres = await startSystemPostgres(String(bin));
    folder = await mkdtemp(join(tmpdir(), "zodiac-drill-"));
    server = createDb(postgres.url, { maxConnections: 1 });
    await sql`create database zodiac`.execute(server);
    await sql`create role zodiac_api login`.execute(server);
    expect(await run(urlOf("zodiac"), ["migrate"])).toMatchObject({ code: 0 });
    expect(await run(urlOf("zodiac"), ["seed"])).toMatchObject({ code: 0 });
    db = createDb(urlOf("zodiac"), { maxConnections: 2 });
    await sql`insert into users (id, email) values ('stays', 'stays@example.com'), ('leaves', 'leaves@example.com')`.execute(
      db,
    );
    await sql`insert into jobs (company_id, title, location, type, posted_date, indeed_url)
      select id, 'Engineer', 'Oslo', 'full-time', '2026-11-01', 'https://a.example/' || id from companies`.execute(db);
  });
  afterAll(async () => {
    await db.destroy();
    await server.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  test("brings back every row but the accounts that were deleted after it", async () => {
    const deletions = join(folder, "deletions.txt");
    const backup = await run(urlOf("zodiac"), ["ops", "backup", folder, "--deletions", deletions], key);
    expect(backup).toMatchObject({ code: 0, err: "", out: expect.stringMatching(/\d+ tables, \d{3,} rows/) });
    const name = (await readdir(folder)).find((file) => file.endsWith(".dump.enc"));
    const file = join(folder, String(name));
    expect(JSON.parse(await readFile(`${file}.json`, "utf8")).tables["public.users"].rows).toBe(2);

    await deleteAccount(db, "leaves", async () => {});
    expect(await run(urlOf("zodiac"), ["deletions", "save", deletions])).toMatchObject({ code: 0 });
    await sql`create database restored`.execute(server);
    const args = ["ops", "restore", file, "--deletions", deletions, "--api-role", "zodiac_api"];
    expect(await run(urlOf("restored"), args, { BACKUP_KEY: "b2".repeat(32) })).toMatchObject({
      code: 1,
      err: expect.stringContaining("BACKUP_KEY does not open"),
    });
    expect(await run(urlOf("restored"), args, key)).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringMatching(/Every table has .*zodiac_api has the rights.*Deleted 1 accounts again/s),
    });
    const restored = createDb(urlOf("restored"), { maxConnections: 1 });
    const { rows } = await sql<{ id: string }>`select id from users`.execute(restored);
    const { rows: jobs } = await sql<{ count: number }>`select count(*)::integer as count from jobs`.execute(restored);
    await restored.destroy();
    expect(rows).toEqual([{ id: "stays" }]);
    expect(jobs[0]?.count).toBeGreaterThan(100);
    expect(await run(urlOf("restored"), args, key)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/The database is not empty.*Restore into a new one/s),
    });
    expect(await run(urlOf("zodiac"), ["ops", "verify", file], key)).toMatchObject({
      code: 0,
      out: expect.stringContaining("can be restored"),
    });
    const { rows: left } = await sql`select from pg_database where datname like 'zodiac_verify%'`.execute(server);
    expect(left).toEqual([]);
  });
});
