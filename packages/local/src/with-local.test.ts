import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { claimDataDir } from "./instance.ts";
import { startPostgres } from "./postgres.ts";
import { temporaryFolder } from "./testing.ts";

const withLocal = fileURLToPath(new URL("./with-local.ts", import.meta.url));
const printUrl = "console.log(process.env.DATABASE_URL)";

function run(dataDir: string, ...command: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, [withLocal, ...command], { env }, (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });
}

test("a command that comes while the product starts is refused in a sentence, and the product's database stays", async () => {
  const dataDir = await temporaryFolder();
  const claim = await claimDataDir(dataDir);
  const postgres = await startPostgres({ dataDir: join(dataDir, "postgres") });
  onTestFinished(() => postgres.stop().then(() => claim.release()));
  const client = new pg.Client(postgres.url);
  await client.connect();
  onTestFinished(() => client.end());

  const { code, out, err } = await run(dataDir, "node", "-e", printUrl);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toBe(
    "Zodiac at Work is just starting from this folder, or a command works on its data. Wait a moment, then try again.\n",
  );
  expect((await client.query("select 1")).rowCount).toBe(1);

  claim.instance = { settings: { DATABASE_URL: postgres.url } };
  expect(await run(dataDir, "node", "-e", printUrl)).toEqual({ code: 0, out: `${postgres.url}\n`, err: "" });
  expect((await client.query("select 1")).rowCount).toBe(1);
});

test("with nothing running a database is started for the command, whose exit code is passed on", async () => {
  const dataDir = await temporaryFolder();
  const { code, out } = await run(dataDir, "node", "-e", `${printUrl}; process.exitCode = 7`);
  expect(code).toBe(7);
  const client = new pg.Client(out.trim());
  await expect(client.connect()).rejects.toThrow(/ECONNREFUSED/);
  await (await claimDataDir(dataDir)).release();
});

test("a command that there is not is said in a sentence, and leaves nothing running", async () => {
  const dataDir = await temporaryFolder();
  const { code, err } = await run(dataDir, "no-such-command");
  expect(code).toBe(1);
  expect(err).toContain("no-such-command");
  expect(err).not.toContain("    at ");
  await (await claimDataDir(dataDir)).release();
});
