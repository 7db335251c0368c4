import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { connectionEnvironment, findPostgresClient } from "./postgres-client.ts";

const root = await mkdtemp(join(tmpdir(), "zodiac-clients-"));
afterAll(() => rm(root, { recursive: true }));

/** Creates a folder whose pg_dump says a version. */
async function install(version: string): Promise<string> {
  const folder = join(root, version);
  await mkdir(folder);
  await writeFile(join(folder, "pg_dump"), `#!/bin/sh\necho "pg_dump (PostgreSQL) ${version} (Debian)"\n`, {
    mode: 0o755,
  });
  return folder;
}

const folders = [await install("18.1"), await install("15.18"), await install("17.4"), join(root, "nothing")];

test.each([
  [14, 15],
  [15, 15],
  [16, 17],
  [18, 18],
])("for a server of version %i, the client of version %i is the oldest that can read it", async (server, client) => {
  expect((await findPostgresClient(server, folders)).major).toBe(client);
});

test("a server that is newer than every client is named, with what was found and what to do", async () => {
  await expect(findPostgresClient(19, folders)).rejects.toThrow(
    /PostgreSQL 19.*found \(18 in .*18\.1.*\)\. Install postgresql-client-19, or set POSTGRES_BIN/s,
  );
  await expect(findPostgresClient(15, [join(root, "nothing")])).rejects.toThrow("found none");
});

test("a program gets the parts of an address, decoded, and none as an argument", () => {
  expect(connectionEnvironment("postgres://me%40home:p%3Aw@db.example:6000/zo%20diac?sslmode=verify-full")).toEqual({
    PGHOST: "db.example",
    PGPORT: "6000",
    PGDATABASE: "zo diac",
    PGUSER: "me@home",
    PGPASSWORD: "p:w",
    PGSSLMODE: "verify-full",
  });
  expect(connectionEnvironment("postgres://db/zodiac")).toEqual({ PGHOST: "db", PGPORT: "5432", PGDATABASE: "zodiac" });
});
