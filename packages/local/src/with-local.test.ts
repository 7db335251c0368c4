import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { lockDataDir } from "./instance.ts";
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

test("refuses a command while the product starts, without stopping its database, and runs it afterward", async () => {
  const dataDir = await temporaryFolder();
  const lock = await lockDataDir(dataDir);
  const postgres = await startPostgres({ dataDir: join(dataDir, "postgres") });
  onTestFinished(() => postgres.stop().then(() => lock.release()));
  const client = new pg.Client(postgres.url);
  await client.connect();
  onTestFinished(() => client.end());

  const { code, out, err } = await run(dataDir, "node", "-e", printUrl);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toBe(
    "Zodiac at Work is starting from this folder, or another command is using its data. Try again in a moment.\n",
  );
  expect((await client.query("select 1")).rowCount).toBe(1);

  lock.publish({ settings: { DATABASE_URL: postgres.url } });
  expect(await run(dataDir, "node", "-e", printUrl)).toEqual({ code: 0, out: `${postgres.url}\n`, err: "" });
  expect((await client.query("select 1")).rowCount).toBe(1);
});

test("starts a database for a command when no product runs, and returns its exit code", async () => {
  const dataDir = await temporaryFolder();
  const { code, out } = await run(dataDir, "node", "-e", `${printUrl}; process.exitCode = 7`);
  expect(code).toBe(7);
  const client = new pg.Client(out.trim());
  await expect(client.connect()).rejects.toThrow(/ECONNREFUSED/);
  (await lockDataDir(dataDir)).release();
});

test("reports a command that doesn't exist and leaves nothing running", async () => {
  const dataDir = await temporaryFolder();
  const { code, err } = await run(dataDir, "no-such-command");
  expect(code).toBe(1);
  expect(err).toContain("no-such-command");
  expect(err).not.toContain("    at ");
  (await lockDataDir(dataDir)).release();
});

test("works after a kill -9 of the product", async () => {
  const dataDir = await temporaryFolder();
  await writeFile(join(dataDir, "instance.json"), JSON.stringify({ settings: { DATABASE_URL: "postgres://gone" } }));
  const { code, out } = await run(dataDir, "node", "-e", printUrl);
  expect([code, out]).toEqual([0, expect.stringMatching(/^postgres:\/\/postgres:postgres@127\.0\.0\.1/)]);
});

test("runs a command that needs no product at once, also while the product starts", async () => {
  const dataDir = await temporaryFolder();
  const lock = await lockDataDir(dataDir);
  onTestFinished(() => lock.release());
  const script = join(dataDir, "print.mjs");
  await writeFile(script, "console.log(process.argv.slice(2).join(), process.env.DATA_DIR)");
  const alone = await run(dataDir, "--except=parse,--help", "node", script, "parse", "x");
  expect(alone).toEqual({ code: 0, out: `parse,x ${dataDir}\n`, err: "" });
  expect((await run(dataDir, "--except=parse,--help", "node", script, "scrape", "parse")).code).toBe(1);
});
